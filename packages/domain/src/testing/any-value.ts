import fc from 'fast-check';
import * as v from 'valibot';

/** The parts of a schema that its values follow, as valibot builds them. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Parts;
  readonly item?: Parts;
  readonly key?: unknown;
  readonly value?: Parts;
  readonly literal?: unknown;
}

/** Each pattern of the shop takes one of them. */
const texts = [
  ...['', 'Asha', 'A tomato', 'a1b2c3d4e5f6a7b8', 'product-images/tomato/a1', 'IN', 'ab_1', 'hi'],
  ...[
    '560001',
    '9845021764',
    '1234567890',
    'HDFC0001234',
    'asha@basket.example',
    '07:00:00',
    '0.0.1',
    '1234',
  ],
  ...[
    'BE2611201004',
    'https://shop.example/a.png',
    '2026-11-22',
    'placeOrder',
    'f'.repeat(64),
    '/home',
    'mf_shop.0123456789abcdef',
    '1',
    '12',
  ],
];
const numbers = [0, 1, -1, 2, 4.5, 12.97, 77.64, 100, 1_790_000_000_000];
const mayBeAbsent = new Set(['optional', 'exact_optional', 'nullish']);

/**
 * Values that a schema accepts: every field, option and limit of it comes up.
 *
 * @param path for the error where no known text or number fits
 */
export function anyValueOf(schema: v.GenericSchema, path = ''): fc.Arbitrary<unknown> {
  const values = valuesOfType(schema, path);
  return 'pipe' in schema ? values.filter((value) => v.is(schema, value)) : values;
}

function valuesOfType(schema: v.GenericSchema, path: string): fc.Arbitrary<unknown> {
  const parts = schema as unknown as Parts;
  const inner = (part: Parts | undefined, name: string): fc.Arbitrary<unknown> =>
    part ? anyValueOf(part as unknown as v.GenericSchema, `${path}.${name}`) : fc.constant(undefined);
  const { entries = {}, options = [], wrapped, item, key, value } = parts;
  switch (parts.type) {
    case 'optional':
    case 'exact_optional':
      return inner(wrapped, '');
    case 'nullable':
    case 'nullish':
      return fc.option(inner(wrapped, ''), { nil: null, freq: 3 });
    case 'array': {
      const minLength = requirementOf(parts, 'min_length') ?? 0;
      return fc.array(inner(item, '[]'), { minLength, maxLength: Math.max(minLength, 2) });
    }
    case 'record':
      return fc.dictionary(inner(key as Parts, '{key}') as fc.Arbitrary<string>, inner(value, '{value}'), {
        maxKeys: 2,
      });
    case 'variant':
    case 'union':
      return fc.oneof(...options.map((option, index) => inner(option as Parts, `(${index})`)));
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fc.record(
        Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, inner(entry, name)])),
        { requiredKeys: Object.keys(entries).filter((name) => !mayBeAbsent.has(entries[name]?.type ?? '')) },
      );
    default:
      return leafValues(schema, path);
  }
}

function leafValues(schema: v.GenericSchema, path: string): fc.Arbitrary<unknown> {
  const parts = schema as unknown as Parts;
  const { type, literal, options = [] } = parts;
  switch (type) {
    case 'string':
      return oneThatFits(schema, path, [...texts, ...limitsOf(parts).map((length) => 'a'.repeat(length))]);
    case 'number':
      return oneThatFits(schema, path, [...numbers, ...limitsOf(parts)]);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(literal);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'unknown':
      return fc.constant('anything');
    default:
      throw new Error(`${path}: values of ${type} are not known yet`);
  }
}

const requirementOf = ({ pipe = [] }: Parts, type: string): number | undefined => {
  const requirement = pipe.find((part) => part.type === type)?.requirement;
  return typeof requirement === 'number' ? requirement : undefined;
};

const limitsOf = (parts: Parts): number[] =>
  ['min_value', 'max_value', 'min_length', 'max_length'].flatMap((type) => requirementOf(parts, type) ?? []);

function oneThatFits(
  schema: v.GenericSchema,
  path: string,
  candidates: readonly unknown[],
): fc.Arbitrary<unknown> {
  const fitting = candidates.filter((candidate) => v.is(schema, candidate));
  if (fitting.length === 0) throw new Error(`${path}: no known text or number fits`);
  return fc.constantFrom(...fitting);
}

/** A field that no version knows yet. */
const fieldOfTomorrow = 'fieldOfTomorrow';

/** The same value with an unknown field in one of its objects, for each of them. */
export function withUnknownField(schema: v.GenericSchema, of: unknown): unknown[] {
  const { type, entries = {}, options = [], wrapped, item, value } = schema as unknown as Parts;
  const inside = (part: unknown, child: unknown, put: (wide: unknown) => unknown): unknown[] =>
    part === undefined ? [] : withUnknownField(part as v.GenericSchema, child).map(put);
  if (type === 'variant' || type === 'union') {
    const option = options.find((candidate) => v.is(candidate as v.GenericSchema, of));
    return inside(option, of, (wide) => wide);
  }
  if (wrapped) return inside(wrapped, of, (wide) => wide);
  if (Array.isArray(of))
    return of.flatMap((child: unknown, at) => inside(item, child, (wide) => replaced(of, at, wide)));
  if (typeof of !== 'object' || of === null) return [];
  const fields = Object.entries(of).flatMap(([name, child]) =>
    inside(type === 'record' ? value : entries[name], child, (wide) => ({ ...of, [name]: wide })),
  );
  return type.endsWith('object') ? [{ ...of, [fieldOfTomorrow]: { is: 'unknown' } }, ...fields] : fields;
}

const replaced = (list: readonly unknown[], at: number, by: unknown): unknown[] => list.with(at, by);
