import type * as v from 'valibot';

export type FilterOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';
export type Filter = readonly [field: string, operator: FilterOperator, value: unknown];
export type Ordering = readonly [field: string, direction: 'asc' | 'desc'];

/** A query as data: an equal one, however it was made, is the same one and does not subscribe again. */
export interface LiveQuery<S extends v.GenericSchema = v.GenericSchema> {
  readonly schema: S;
  readonly collection: string;
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly Ordering[];
  readonly limit: number;
  /** Values of the `orderBy` fields of the last document of the page before. */
  readonly startAfter?: readonly unknown[];
}

/** The key by which two queries are equal. It omits the schema, which follows from the collection. */
export const queryKey = ({
  collection,
  where = [],
  orderBy = [],
  limit,
  startAfter = [],
}: LiveQuery): string => JSON.stringify([collection, where, orderBy, limit, startAfter]);
