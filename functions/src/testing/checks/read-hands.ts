import {
  historyOf,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderHistory,
} from '@basket/domain';
import type { Database } from '../../platform/database/aggregates';
import type { Hands } from './hands';

/** The documents of a collection by id. The handlers parse what they write. */
export async function readAll<T>(db: Database, collection: string): Promise<Map<string, T>> {
  const { docs } = await db.collection(collection).get();
  return new Map(docs.map((doc) => [doc.id, doc.data() as T]));
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
      return [id, docs.map((doc) => doc.data() as OrderHistory)] as const;
    }),
  );
  return { orders, partners, assignments: [...assignments.values()], histories: new Map(histories) };
}
