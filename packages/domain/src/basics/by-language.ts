import * as v from 'valibot';

/**
 * Texts in other languages than English, by the language's code. What has none in a language is said in English, field by field: an
 * empty text is not kept. Those of a language that the shop no longer speaks stay.
 */
export const byLanguage = <S extends v.GenericSchema>(texts: S) =>
  v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)), texts);
