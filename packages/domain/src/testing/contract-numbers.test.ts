import * as v from 'valibot';
import * as domain from '../index';
import type { Contract } from '../basics/contract';
import { limitsOf } from '../basics/field-errors';
import { leavesOf } from './schema-leaves';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'operation' in value && 'request' in value;
const numbers = Object.values<unknown>(domain)
  .filter(isContract)
  .flatMap(({ domain: area, operation, request }) => leavesOf(request, 'number', `${area}.${operation}`));

/** The most that an amount or count of a request is; a thousand of them add up to a safe integer. */
const most = Number.MAX_SAFE_INTEGER / 1000;
const latestInstant = 8_640_000_000_000_000;

test('every contract with numbers is looked at', () => {
  expect(numbers.length).toBeGreaterThan(30);
});

test.each(numbers)('$path has limits that sums stay exact with (rule: sane-amounts)', ({ path, schema }) => {
  const { minValue: min = -Infinity, maxValue: max = Infinity } = limitsOf(schema);
  // Times are compared, never added up.
  expect(max).toBeLessThanOrEqual(path.endsWith('At') ? latestInstant : most);
  expect(min).toBeGreaterThanOrEqual(-most);
  for (const outside of [max + 1, min - 1, Number.MAX_SAFE_INTEGER, Infinity, -Infinity, Number.NaN])
    expect(v.is(schema, outside)).toBe(false);
});

/** Whole orders, which are larger than any amount that somebody enters. */
const totals = [
  'orders.place.expectedTotalPaise',
  'orders.placeFor.expectedTotalPaise',
  'orders.payInCash.expectedTotalPaise',
  'orders.refund.scope.(1).amountPaise',
];
const amounts = numbers.filter(({ path }) => path.endsWith('Paise') && !totals.includes(path));
test.each(amounts)('$path is at most ₹10,00,000 (rule: sane-amounts)', ({ schema }) => {
  expect(limitsOf(schema).maxValue).toBeLessThanOrEqual(domain.maxAmountPaise);
});
