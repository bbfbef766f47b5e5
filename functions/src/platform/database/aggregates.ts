import {
  AggregateField,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

export type Database = Firestore;
export type DatabaseQuery = Query;
export type DatabaseDocument = QueryDocumentSnapshot;

export interface Tally {
  readonly count: number;
  /** The sum of the field that was asked for; 0 without one. */
  readonly sum: number;
  readonly reads: number;
}

/** An aggregation is billed as one read for each thousand index entries that it looks at, begun ones included. */
const entriesPerRead = 1_000;
const readsOfEntries = (entries: number): number => Math.max(1, Math.ceil(entries / entriesPerRead));

/** How many documents a query has, and the sum of one of their fields. The documents themselves are not read. */
export async function tallyOf(query: DatabaseQuery, field?: string): Promise<Tally> {
  const count = AggregateField.count();
  const fields = field === undefined ? { count } : { count, sum: AggregateField.sum(field) };
  const data: { count: number; sum?: number } = (await query.aggregate(fields).get()).data();
  return { count: data.count, sum: data.sum ?? 0, reads: readsOfEntries(data.count) };
}
