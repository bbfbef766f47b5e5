import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';

export type Database = Firestore;
export type DatabaseQuery = Query;

/** How many documents a query has: one read per thousand index entries, not one per document. */
export const countOf = async (counted: DatabaseQuery): Promise<number> =>
  (await counted.count().get()).data().count;

/** The sum of a field over a query, at the same price. */
export const sumOf = async (summed: DatabaseQuery, field: string): Promise<number> =>
  (await summed.aggregate({ sum: AggregateField.sum(field) }).get()).data().sum;
