import * as v from 'valibot';
import * as domain from '../index';
import { isWellFormed } from '../basics/clean-text';
import type { Contract } from '../basics/contract';
import { leavesOf } from './schema-leaves';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'operation' in value && 'request' in value;
const contracts = Object.values<unknown>(domain).filter(isContract);

const texts = contracts.flatMap(({ domain: area, operation, request }) =>
  leavesOf(request, 'string', `${area}.${operation}`),
);

const hostile = [
  'a\uD800b',
  '\uDC00',
  '\u200B',
  '\u200C\u200D',
  '\u202Egnp.exe',
  'a\u2067b\u2069',
  'Cafe\u0301',
  '  padded  ',
  '\u3164',
  'a\u0000b',
];
const isSafe = (text: unknown): boolean =>
  typeof text === 'string' &&
  isWellFormed(text) &&
  text === text.normalize('NFC').trim() &&
  !/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(text) &&
  (text === '' || /[^\p{Default_Ignorable_Code_Point}\s]/u.test(text));

test('the walk finds the texts of the contracts', () => {
  expect(contracts.length).toBeGreaterThan(25);
  const paths = texts.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'orders.place.delivery.instructions',
      'orders.place.lines.[].optionIds.[]',
      'accounts.saveAddress.address',
      'catalogue.saveProduct.(0).draft.specifications.[].value',
      'orders.setStatus.note',
      'wallet.requestWithdrawal.accountHolderName',
    ]),
  );
});

test.each(texts)(
  '$path takes no broken, invisible or direction-changing text (rule: clean-text)',
  ({ schema }) => {
    for (const text of hostile) {
      const { success, output } = v.safeParse(schema, text);
      expect({ text, isTaken: success, isSafe: !success || isSafe(output) }).toMatchObject({ isSafe: true });
    }
  },
);

test.each(texts)('$path is bounded', ({ schema }) => {
  for (const character of ['x', '1']) expect(v.is(schema, character.repeat(10_000))).toBe(false);
});
