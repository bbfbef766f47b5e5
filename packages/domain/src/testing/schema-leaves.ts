import type * as v from 'valibot';

/** The parts of a schema that lead to its leaves, as valibot builds them. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly Parts[];
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly options?: readonly Parts[];
  readonly items?: readonly Parts[];
  readonly wrapped?: Parts;
  readonly item?: Parts;
  readonly key?: Parts;
  readonly value?: Parts;
}

interface Leaf {
  readonly path: string;
  readonly schema: v.GenericSchema;
}

const containers = new Set([
  'strict_object',
  'object',
  'variant',
  'union',
  'array',
  'record',
  'nullable',
  'optional',
  'exact_optional',
]);

/** Every text or number of a schema, with all that is checked and done to it. */
export function leavesOf(schema: v.GenericSchema, type: 'string' | 'number', path: string): Leaf[] {
  const parts = schema as unknown as Parts;
  const { entries = {}, options = [], wrapped, item, key, value } = parts;
  if (parts.type === type) return [{ path, schema }];
  if (!containers.has(parts.type)) return [];
  const inner: (readonly [string, Parts | undefined])[] = [
    ...Object.entries(entries),
    ...options.map((option, index) => [`(${index})`, option] as const),
    ['', wrapped],
    ['[]', item],
    ['{key}', key],
    ['{value}', value],
  ];
  return inner.flatMap(([name, part]) =>
    part ? leavesOf(part as unknown as v.GenericSchema, type, name === '' ? path : `${path}.${name}`) : [],
  );
}
