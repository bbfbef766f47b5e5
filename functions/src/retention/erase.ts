import { kind, dayMs, idSchema, instantSchema, type Erasure, type KeptCollection } from '@basket/domain';
import * as v from 'valibot';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/database/unit-of-work';

const pageSize = 200;
const mostPages = 100;

/** `system/erased-{collection}`: the last document that was looked at. Everything before it has been done. */
const progressSchema = v.strictObject({ at: instantSchema, id: idSchema });
const progresses = kind('system', progressSchema, (collection: string) => `erased-${collection}`);

/**
 * Removes personal data from documents that stay, the oldest first. Each page is one commit together with how far it got:
 * interrupted anywhere, the next run goes on from there, and no document is read twice.
 *
 * @param until epoch ms of the machine's clock when to stop
 * @returns how many documents were emptied
 */
export async function eraseOld(
  run: Services,
  collection: KeptCollection,
  { days, since, erased, unless }: Erasure,
  until: number,
): Promise<number> {
  const { db } = run;
  const old = db
    .collection(collection)
    .where(since, '<', run.now() - days * dayMs)
    .orderBy(since)
    .orderBy('__name__')
    .limit(pageSize);
  let done = await new UnitOfWork(run).get(progresses, collection);
  let count = 0;
  for (let pages = 0; pages < mostPages && Date.now() < until; pages += 1) {
    const { docs } = await (done ? old.startAfter(done.at, done.id) : old).get();
    const last = docs.at(-1);
    if (!last) break;
    const batch = db.batch();
    const concerned = docs.filter(
      (document) => !unless?.isOneOf.includes(String(document.get(unless.field))),
    );
    for (const { ref, updateTime } of concerned) batch.update(ref, erased, { lastUpdateTime: updateTime });
    const progress = { at: Number(last.get(since)), id: last.id };
    batch.set(db.doc(progresses.path(collection)), progress);
    await batch.commit();
    done = { ...progress, id: last.id };
    count += concerned.length;
    if (docs.length < pageSize) break;
  }
  return count;
}
