import * as v from 'valibot';

/** What leads from a schema to the schemas in it, as valibot builds them. */
interface Parts {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly [Parts, ...Parts[]];
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Parts;
  readonly item?: Parts;
  readonly key?: unknown;
  readonly value?: Parts;
}

const loosened = new WeakMap<object, Parts>();

/**
 * The same schema for what another version of the shop may have written: fields that it does not know, at any depth, are left
 * out instead of refused (rule: read-loosely). Everything else is checked as before. Requests are parsed with the schema itself.
 */
export const forReading = <S extends v.GenericSchema>(schema: S): S => loosen(schema) as unknown as S;

function loosen(schema: Parts): Parts {
  const known = loosened.get(schema);
  if (known) return known;
  const loose = schema.pipe ? loosePipe(schema.pipe) : withLooseParts(schema);
  loosened.set(schema, loose);
  return loose;
}

const isSchema = (part: unknown): part is Parts =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

const loosePart = <T>(part: T): T => (isSchema(part) ? (loosen(part) as T) : part);

const loosePipe = (parts: readonly [Parts, ...Parts[]]): Parts =>
  (v.pipe as unknown as (...parts: readonly Parts[]) => Parts)(...parts.map(loosePart));

/** Schemas find their parts in themselves, so that a copy with other parts is a schema of those. */
function withLooseParts(schema: Parts): Parts {
  const { entries, options, wrapped, item, key, value } = schema;
  return {
    ...(schema.type === 'strict_object' ? v.object({}) : schema),
    ...(entries && {
      entries: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, loosen(entry)])),
    }),
    ...(options && { options: options.map(loosePart) }),
    ...(wrapped && { wrapped: loosen(wrapped) }),
    ...(item && { item: loosen(item) }),
    ...(isSchema(key) && { key: loosen(key) }),
    ...(value && { value: loosePart(value) }),
  };
}
