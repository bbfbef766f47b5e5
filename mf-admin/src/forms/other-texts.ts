import { fieldErrors, languages, limitsOf, type Language } from '@basket/domain';
import { t } from '../texts';

/** A language of the shop besides English. */
export type OtherLanguage = Exclude<Language, { readonly code: 'en' }>;
export const otherLanguages = languages.filter(
  (language): language is OtherLanguage => language.code !== 'en',
);

type Schema = Parameters<typeof limitsOf>[0];
/** `name:hi`: a field of a form, and a column of a file. */
export type TextKey<Name extends string> = `${Name}:${OtherLanguage['code']}`;
type TextValues<Name extends string> = { readonly [K in TextKey<Name>]: string };
type Texts<Name extends string> = { [N in Name]?: string };
type ByLanguage<Name extends string> = Readonly<Record<string, Readonly<Texts<Name>>>>;
/** The forms' fields of a schema of texts. */
export type TextValuesOf<T extends object> = TextValues<keyof T & string>;

/** One text in one language. */
export interface TextField<Name extends string> {
  readonly key: TextKey<Name>;
  readonly name: Name;
  readonly language: OtherLanguage;
  /** In UTF-16 units. */
  readonly maxLength: number;
  /** A message about a text that is not empty; undefined for a sound one. */
  readonly problemIn: (text: string) => string | undefined;
}

const isBlank = (text: string): boolean => text.trim() === '';
const isSpoken = (code: string): boolean => otherLanguages.some((language) => language.code === code);

/** 'Name (हिन्दी)'. */
export const textLabel = (label: string, { name }: Pick<Language, 'name'>): string =>
  t('forms.inLanguage', { field: label, language: name });

/** The texts of a document in all other languages as fields of a form, each by its key (rule: product-texts). */
export function otherTexts<E extends Readonly<Record<string, Schema>>>(schema: { readonly entries: E }) {
  type Name = keyof E & string;
  const names = Object.keys(schema.entries) as Name[];
  const fields: readonly TextField<Name>[] = otherLanguages.flatMap((language) =>
    names.map((name) => ({
      key: `${name}:${language.code}` as const,
      name,
      language,
      maxLength: limitsOf(schema.entries[name] as Schema).maxLength ?? Infinity,
      problemIn: (text: string) =>
        fieldErrors(schema, { [name]: text } as Record<Name, string>, { whose: 'the' })[name],
    })),
  );
  /** Something for each field, by its key. */
  const byKey = <T>(of: (field: TextField<Name>) => T): { readonly [K in TextKey<Name>]: T } =>
    Object.fromEntries(fields.map((field) => [field.key, of(field)])) as { [K in TextKey<Name>]: T };
  return {
    fields,
    byKey,
    /** The values of a form. '' for none. */
    valuesOf: (texts: ByLanguage<Name>): TextValues<Name> =>
      byKey(({ name, language }) => texts[language.code]?.[name] ?? ''),
    /** The texts of a form by language. An empty one is not kept, nor a language without any. */
    textsOf: (values: TextValues<Name>): Record<string, Texts<Name>> =>
      Object.fromEntries(
        otherLanguages.flatMap(({ code }) => {
          const filled = fields.filter(
            ({ key, language }) => language.code === code && !isBlank(values[key]),
          );
          const own = Object.fromEntries(filled.map(({ key, name }) => [name, values[key]])) as Texts<Name>;
          return filled.length === 0 ? [] : [[code, own] as const];
        }),
      ),
    /** Messages by key. */
    errorsIn: (values: TextValues<Name>): { readonly [K in TextKey<Name>]?: string } =>
      Object.fromEntries(
        fields.flatMap(({ key, problemIn }) => {
          const problem = isBlank(values[key]) ? undefined : problemIn(values[key]);
          return problem === undefined ? [] : [[key, problem] as const];
        }),
      ) as { [K in TextKey<Name>]?: string },
  };
}

/** Texts in languages that the shop no longer speaks: they stay as they are stored, without a field. */
export const unspokenTexts = <T>(texts: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => !isSpoken(code)));
