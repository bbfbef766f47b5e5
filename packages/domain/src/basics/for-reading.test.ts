import fc from 'fast-check';
import * as v from 'valibot';
import * as domain from '../index';
import type { Contract } from './contract';
import { parseDocument } from './document';
import { forReading } from './for-reading';
import { anyValueOf, withUnknownField } from '../testing/any-value';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'operation' in value && 'request' in value;

const exported = Object.entries<unknown>(domain);
const contracts = exported.flatMap(([, value]) => (isContract(value) ? [value] : []));
const schemas = exported.flatMap(([name, value]) => (isSchema(value) ? [{ name, schema: value }] : []));
const responses = contracts.map(({ domain: area, operation, response }) => ({
  name: `the answer of ${area}.${operation}`,
  schema: response,
}));
const requests = [
  ...contracts.map(({ domain: area, operation, request }) => ({
    name: `${area}.${operation}`,
    schema: request,
  })),
  ...schemas.filter(({ name }) => name === 'envelopeSchema' || name.endsWith('RequestSchema')),
];

const values = { numRuns: 20 };

test('all contracts and documents are looked at', () => {
  expect(contracts.length).toBeGreaterThan(40);
  expect(schemas.length).toBeGreaterThan(60);
  expect(requests.length).toBeGreaterThan(contracts.length + 2);
});

test.each([...schemas, ...responses])(
  'a reader of $name takes unknown fields at any depth (rule: read-loosely)',
  ({ name, schema }) => {
    fc.assert(
      fc.property(anyValueOf(schema, name), (value) => {
        const read = v.parse(schema, value);
        for (const wide of withUnknownField(schema, value))
          expect(v.parse(forReading(schema), wide)).toEqual(read);
      }),
      values,
    );
  },
);

test.each(requests)(
  '$name refuses unknown fields at any depth (rule: strict-requests)',
  ({ name, schema }) => {
    fc.assert(
      fc.property(anyValueOf(schema, name), (value) => {
        for (const wide of [{ ...(value as object), fieldOfTomorrow: 1 }, ...withUnknownField(schema, value)])
          expect(v.is(schema, wide)).toBe(false);
      }),
      values,
    );
  },
);

test('a document may have unknown fields, and the one by which it expires (rule: read-loosely)', () => {
  const stored = {
    total: 5,
    lines: [{ id: 'a', fieldOfTomorrow: 1 }],
    expireAt: new Date(),
    fieldOfTomorrow: 2,
  };
  const schema = v.strictObject({ total: v.number(), lines: v.array(v.strictObject({ id: v.string() })) });
  expect(parseDocument(schema, 'orders/xyz', 'xyz', stored)).toEqual({
    id: 'xyz',
    total: 5,
    lines: [{ id: 'a' }],
  });
  expect(() => parseDocument(schema, 'orders/xyz', 'xyz', { ...stored, total: 'five' })).toThrow(
    'orders/xyz',
  );
});

test('reading checks everything else as writing does', () => {
  const schema = v.pipe(
    v.strictObject({ from: v.number(), until: v.optional(v.pipe(v.number(), v.maxValue(9)), 5) }),
    v.check(({ from, until }) => from <= until, 'ends before it begins'),
  );
  expect(v.parse(forReading(schema), { from: 3, more: true })).toEqual({ from: 3, until: 5 });
  for (const wrong of [{}, { from: '3' }, { from: 3, until: 10 }, { from: 4, until: 3 }, null])
    expect(v.is(forReading(schema), wrong)).toBe(false);
});
