import type { ImportedFields, Product } from '@basket/domain';
import { productTexts } from '../product-form';
import headers from './column-headers.json';

/** A column for each text in each other language, `name:hi`; an empty cell takes that text away. */
export const textColumns = productTexts.byKey(({ name, language, problemIn }) => {
  const says = (text: string | null): { readonly fields: ImportedFields } => ({
    fields: { texts: { [language.code]: { [name]: text } } },
  });
  return {
    header: `${headers.texts[name]}:${language.code}`,
    cell: ({ texts }: Pick<Product, 'texts'>) => texts[language.code]?.[name] ?? '',
    read: (text: string) => {
      if (text.trim() === '') return says(null);
      const problem = problemIn(text);
      return problem === undefined ? says(text) : { problem };
    },
  };
});

/** The fields of two cells of a row. */
export function withFields(fields: ImportedFields, more: ImportedFields = {}): ImportedFields {
  const { texts = {} } = fields;
  const added = Object.entries(more.texts ?? {}).map(
    ([code, own]) => [code, { ...texts[code], ...own }] as const,
  );
  return {
    ...fields,
    ...more,
    ...(more.texts && { texts: { ...texts, ...Object.fromEntries(added) } }),
  };
}

/** The text that a row gives a field, `name:hi`; null for none, undefined where the field is no text of another language. */
export function saidText(field: string, { texts = {} }: ImportedFields): string | null | undefined {
  const known = productTexts.fields.find(({ key }) => key === field);
  return known && (texts[known.language.code]?.[known.name] ?? null);
}
