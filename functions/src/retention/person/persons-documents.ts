import {
  orders,
  personalData,
  type KeptCollection,
  type PersonalData,
  type PersonalLink,
} from '@basket/domain';
import type { Database, DatabaseDocument, DatabaseQuery } from '../../platform/database/aggregates';

const pageSize = 200;
/** Firestore compares a field with so many values at once. */
const idsAtOnce = 30;

/** After every id that begins with the text. */
const lastAfter = (start: string): string => `${start}\uf8ff`;

/** Every place in the database where a person can be: collections one after the other, profiles last. */
export const personalPlaces = (Object.entries(personalData) as [KeptCollection, readonly PersonalData[]][])
  .flatMap(([collection, links]) => links.map((data) => ({ collection, ...data })))
  .sort((a, b) => Number(a.collection === 'profiles') - Number(b.collection === 'profiles'));

/** Pages of the documents of one collection that concern a person. */
export async function* personsDocuments(
  db: Database,
  uid: string,
  collection: KeptCollection,
  link: PersonalLink,
): AsyncGenerator<readonly DatabaseDocument[], void> {
  const all = () => db.collection(collection);
  switch (link.by) {
    case 'id':
      yield (await all().where('__name__', '==', uid).get()).docs;
      return;
    case 'idStart': {
      const ids = all()
        .where('__name__', '>=', `${uid}_`)
        .where('__name__', '<', lastAfter(`${uid}_`));
      return yield* pagesOf(ids.orderBy('__name__'));
    }
    case 'field':
      return yield* pagesOf(all().where(link.field, '==', uid));
    case 'order':
      for await (const orders of ordersOf(db, uid))
        for (let from = 0; from < orders.length; from += idsAtOnce) {
          const ids = orders.slice(from, from + idsAtOnce).map(({ id }) => id);
          yield* pagesOf(all().where(link.field, 'in', ids));
        }
      return;
    case 'belowOrder': {
      const [, below = ''] = collection.split('/');
      for await (const orders of ordersOf(db, uid))
        for (const { ref } of orders) yield* pagesOf(ref.collection(below).orderBy('__name__'));
    }
  }
}

const ordersOf = (db: Database, uid: string) =>
  pagesOf(db.collection(orders.collection).where('customerId', '==', uid));

async function* pagesOf(found: DatabaseQuery): AsyncGenerator<readonly DatabaseDocument[], void> {
  let page = found.limit(pageSize);
  for (;;) {
    const { docs } = await page.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    page = found.startAfter(last).limit(pageSize);
  }
}
