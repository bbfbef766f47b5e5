import * as v from 'valibot';

type OptionalEntry<E> =
  E extends v.OptionalSchema<infer Wrapped, unknown>
    ? v.ExactOptionalSchema<Wrapped, undefined>
    : E extends v.ExactOptionalSchema<v.GenericSchema, unknown>
      ? E
      : E extends v.GenericSchema
        ? v.ExactOptionalSchema<E, undefined>
        : never;
type OptionalEntries<E> = { readonly [Name in keyof E]: OptionalEntry<E[Name]> };
type DraftEntries<E> = {
  readonly [Name in keyof E]: E[Name] extends v.OptionalSchema<v.GenericSchema, unknown>
    ? OptionalEntry<E[Name]>
    : E[Name];
};

type Entry = v.ObjectEntries[string];
const withoutDefault = (entry: Entry): Entry =>
  v.exactOptional('wrapped' in entry && /optional$/.test(entry.type) ? entry.wrapped : entry);

function entriesOf(
  entries: v.ObjectEntries,
  omitted: readonly unknown[],
  asked: (entry: Entry) => Entry,
): v.ObjectEntries {
  const named = Object.entries(entries).filter(([name]) => !omitted.includes(name));
  return Object.fromEntries(named.map(([name, entry]) => [name, asked(entry)]));
}

/**
 * The fields of a document as a request names them, but for those that it does not edit. One that has a default in the document
 * may be absent, and is then not filled in: pages of the release before do not know it, and what they do not name stays as it is
 * (rule: versions-together).
 *
 * @param other fields that the request has besides, or takes more strictly
 */
export const draftEntries = <
  E extends v.ObjectEntries,
  Omitted extends keyof E = never,
  Other extends object = Record<never, never>,
>(
  { entries }: { readonly entries: E },
  omitted: readonly Omitted[] = [],
  other?: Other,
) =>
  // Each entry became what the type says of it.
  ({
    ...entriesOf(entries, omitted, (entry) => (entry.type === 'optional' ? withoutDefault(entry) : entry)),
    ...other,
  }) as unknown as DraftEntries<Omit<E, Omitted | keyof Other>> & Other;

/** As {@link draftEntries}; but a request may leave out any of them. */
export const optionalEntries = <E extends v.ObjectEntries, Omitted extends keyof E, Other extends object>(
  { entries }: { readonly entries: E },
  omitted: readonly Omitted[],
  other: Other,
) =>
  // Each entry became what the type says of it.
  ({ ...entriesOf(entries, omitted, withoutDefault), ...other }) as unknown as OptionalEntries<
    Omit<E, Omitted | keyof Other>
  > &
    Other;

type NameWithDefault<E extends v.ObjectEntries> = {
  [Name in keyof E]: E[Name] extends v.OptionalSchema<v.GenericSchema, infer Default>
    ? [Default] extends [undefined]
      ? never
      : Name
    : never;
}[keyof E];
type Defaults<E extends v.ObjectEntries> = { [Name in NameWithDefault<E>]: v.InferOutput<E[Name]> };

/** Values, in a new document, of fields that a request does not name: the defaults in the document's schema. */
export function defaultsOf<E extends v.ObjectEntries>({ entries }: { readonly entries: E }): Defaults<E> {
  // valibot's getDefault would do the same with 40 bytes more in the first view; no default of ours is a function.
  const defaults = Object.entries(entries).flatMap(([name, entry]) =>
    'default' in entry && entry.default !== undefined ? [[name, entry.default]] : [],
  );
  // Those with a default, and no others.
  return Object.fromEntries(defaults) as Defaults<E>;
}

/** The fields of a document that a schema names, as far as the document has them. */
export function fieldsOf<E extends v.ObjectEntries, D extends object>(
  { entries }: { readonly entries: E },
  document: D,
): Pick<D, keyof E & keyof D> {
  const named = Object.entries(document).filter(([name]) => Object.hasOwn(entries, name));
  // Those that both have.
  return Object.fromEntries(named) as Pick<D, keyof E & keyof D>;
}
