import { dayMs, type KeptCollection } from '@basket/domain';
import type { Database, DatabaseDocument } from '../platform/database/aggregates';
import type { Services } from '../platform/services';

const pageSize = 200;
/** Pages after that wait for the next run. */
const mostPages = 100;

/** Tests, by collection, for documents that stay: they are still being worked on. */
const isInUse: Partial<Readonly<Record<KeptCollection, (document: DatabaseDocument) => boolean>>> = {
  paymentIntents: (intent) => intent.get('checkAt') !== null,
  webhookEvents: (event) => event.get('processAt') !== null,
};

/** Collections below them that go with their parent. */
const childrenOf: Partial<Readonly<Record<KeptCollection, string>>> = { orders: 'history' };

/**
 * Deletes what is older than its collection keeps it, the oldest first. Interrupted anywhere, the next run finds what is
 * left: a parent goes in the same commit as its children.
 *
 * @param until epoch ms of the machine's clock when to stop
 * @returns how many documents are gone
 */
export async function deleteOld(
  run: Pick<Services, 'db' | 'now'>,
  collection: KeptCollection,
  { days, since }: { readonly days: number; readonly since: string },
  until: number,
): Promise<number> {
  const { db } = run;
  const old = db
    .collection(collection)
    .where(since, '<', run.now() - days * dayMs)
    .orderBy(since)
    .limit(pageSize);
  let deleted = 0;
  let page = old;
  for (let pages = 0; pages < mostPages && Date.now() < until; pages += 1) {
    const { docs } = await page.get();
    const unused = docs.filter((document) => !isInUse[collection]?.(document));
    deleted += await deleteAll(db, unused, childrenOf[collection]);
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) break;
    page = old.startAfter(last);
  }
  return deleted;
}

async function deleteAll(
  db: Database,
  documents: readonly DatabaseDocument[],
  children: string | undefined,
): Promise<number> {
  if (children === undefined) return deleteTogether(db, documents);
  let deleted = 0;
  for (const document of documents) {
    const { docs } = await document.ref.collection(children).get();
    deleted += await deleteTogether(db, [...docs, document]);
  }
  return deleted;
}

/** In one commit, unless one of them has changed since it was read. */
async function deleteTogether(db: Database, documents: readonly DatabaseDocument[]): Promise<number> {
  if (documents.length === 0) return 0;
  const batch = db.batch();
  for (const { ref, updateTime } of documents) batch.delete(ref, { lastUpdateTime: updateTime });
  await batch.commit();
  return documents.length;
}
