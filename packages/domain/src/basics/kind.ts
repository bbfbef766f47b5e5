import type * as v from 'valibot';

/**
 * A kind of document: the collection that it lies in, and the schema that reads it. `Id` is what names one of its documents:
 * nothing for a kind that has only one.
 */
export interface Kind<
  S extends v.GenericSchema = v.GenericSchema,
  Id extends readonly unknown[] = [id: string],
> {
  readonly collection: string;
  readonly schema: S;
  readonly path: (...id: Id) => string;
}

/** @param idOf makes the id of a document from what names it; the id itself by default */
export const kind = <S extends v.GenericSchema, Id extends readonly unknown[] = [id: string]>(
  collection: string,
  schema: S,
  idOf: (...of: Id) => string = (...of) => of.join(),
): Kind<S, Id> => ({ collection, schema, path: (...of) => `${collection}/${idOf(...of)}` });
