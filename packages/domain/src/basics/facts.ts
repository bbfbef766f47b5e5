import * as v from 'valibot';
import { forReading } from './for-reading';

/** One code of the things that the server records in one place, with its facts: an option of a variant by `code`. */
export const fact = <const Code extends string, Entries extends v.ObjectEntries>(
  code: Code,
  entries: Entries,
) => v.strictObject({ code: v.literal(code), ...entries });

/**
 * The field of a document that has such facts, beside the text that somebody typed. Null where nobody but a person has said something,
 * and absent in older documents. Facts that the reader does not understand, such as a code of a newer release, are null to it: the rest
 * of the document is read all the same (rule: recorded-facts).
 */
export const factsField = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.nullable(forReading(schema)), null), null);
