/**
 * This version beside the released one (docs/compatibility.md): pages, remotes and functions of both meet each other and the
 * documents that both have written. The released schemas and their `forReading` are its own code.
 */
import fc from 'fast-check';
import * as v from 'valibot';
import released from './released/contracts.mjs';
import * as domain from '../index';
import type { Contract } from '../basics/contract';
import { anyValueOf } from './any-value';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'operation' in value && 'request' in value;

const now = domain as Readonly<Record<string, unknown>>;
const readingThen = released['forReading'] as typeof domain.forReading;
const pairs = Object.entries(released).map(([name, then]) => ({ name, then, now: now[name] }));

/** A value that was written with one schema is accepted with another one. */
const accepts = (reader: v.GenericSchema, writer: v.GenericSchema, name: string): void =>
  fc.assert(
    fc.property(anyValueOf(writer, name), (value) => {
      const [issue] = v.safeParse(reader, value).issues ?? [];
      expect(issue && `${v.getDotPath(issue) ?? name}: ${issue.message}`).toBeUndefined();
    }),
    { numRuns: 30 },
  );

const contracts = pairs.flatMap(({ name, then, now: current }) =>
  isContract(then) ? [{ name, then, current: current as Contract }] : [],
);
/** Requests travel in the opposite direction of what is read. */
const isRequest = (name: string): boolean => name === 'envelopeSchema' || name.endsWith('RequestSchema');
const schemas = pairs.flatMap(({ name, then, now: current }) =>
  isSchema(then) ? [{ name, then, current: current as v.GenericSchema }] : [],
);

test('the released version is recorded, and this one still has all of it', () => {
  expect(contracts.length).toBeGreaterThan(40);
  expect(pairs.filter(({ now: current }) => current === undefined).map(({ name }) => name)).toEqual([]);
});

describe.each(contracts)('$name', ({ name, then, current }) => {
  test('pages of the released version may call these functions (rule: versions-together)', () => {
    expect([current.domain, current.operation]).toEqual([then.domain, then.operation]);
    accepts(current.request, then.request, name);
    accepts(readingThen(then.response), current.response, name);
  });

  test('these pages understand functions of the released version (rule: versions-together)', () => {
    accepts(domain.forReading(current.response), then.response, name);
  });
});

/** Every key of a value, at any depth. */
const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [`${path}${key}`, ...keysOf(child, `${path}${key}.`)])
    : [];

test.each([
  ...contracts.map(({ name, then, current }) => ({ name, page: 'released', sent: then.request, current })),
  ...Object.entries(now).flatMap(([name, current]) =>
    isContract(current) ? [{ name, page: 'present', sent: current.request, current }] : [],
  ),
])(
  'functions add nothing to a request of $name that a $page page has sent (rule: versions-together)',
  ({ name, sent, current }) =>
    fc.assert(
      fc.property(anyValueOf(sent, name), (request) => {
        expect(keysOf(v.parse(current.request, request)).sort()).toEqual(keysOf(request).sort());
      }),
      { numRuns: 30 },
    ),
);

test.each(schemas.filter(({ name }) => isRequest(name)))(
  '$name of the released version is accepted (rule: versions-together)',
  ({ name, then, current }) => accepts(current, then, name),
);

test.each(schemas.filter(({ name }) => !isRequest(name)))(
  'both versions read what the other one wrote as $name (rule: versions-together)',
  ({ name, then, current }) => {
    accepts(domain.forReading(current), then, name);
    accepts(readingThen(then), current, name);
  },
);
