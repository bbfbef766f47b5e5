import {
  historyFactsSchema,
  historyOf,
  type Assignment,
  type DeliveryPartner,
  type HistoryFacts,
  type Order,
  type OrderHistory,
} from '@basket/domain';
import * as v from 'valibot';
import type { Database } from '../../platform/database/aggregates';
import type { Hands } from './hands';

/** The documents of a collection by id. The handlers parse what they write. */
export async function readAll<T>(db: Database, collection: string): Promise<Map<string, T>> {
  const { docs } = await db.collection(collection).get();
  return new Map(docs.map((doc) => [doc.id, doc.data() as T]));
}

/**
 * The lines of an order's history, in their order: what is done, and the words of whoever wrote some.
 *
 * @throws ValiError where the facts of a line do not fit their code: readers would leave them out
 */
export async function readNotes(
  db: Database,
  orderId: string,
): Promise<{ readonly facts: HistoryFacts | null; readonly note: string }[]> {
  const { docs } = await db.collection(historyOf(orderId).collection).orderBy('seq').get();
  return docs.map((doc) => {
    const { facts, note } = doc.data() as OrderHistory;
    return { facts: v.parse(v.nullable(historyFactsSchema), facts), note };
  });
}

export async function readHands(db: Database): Promise<Hands> {
  const [orders, partners, assignments] = await Promise.all([
    readAll<Order>(db, 'orders'),
    readAll<DeliveryPartner>(db, 'deliveryPartners'),
    readAll<Assignment>(db, 'assignments'),
  ]);
  const histories = await Promise.all(
    [...orders.keys()].map(async (id) => {
      const { docs } = await db.collection(historyOf(id).collection).orderBy('seq').get();
      // A line from before has no facts.
      return [id, docs.map((doc) => ({ facts: null, ...doc.data() }) as OrderHistory)] as const;
    }),
  );
  return { orders, partners, assignments: [...assignments.values()], histories: new Map(histories) };
}
