import { countSchema, idSchema, instantSchema, kind, type Kind, type Stored } from '@basket/domain';
import * as v from 'valibot';
import { atomically } from '../database/atomically';
import type { DatabaseQuery } from '../database/aggregates';
import type { UnitOfWork } from '../database/unit-of-work';
import type { Services } from '../services';

/** Fields of a collection's documents that follow from their other fields. */
export interface DerivedFields<S extends v.GenericSchema> {
  readonly kind: Kind<S>;
  /** Rises when the fields follow otherwise than before, so that every document is looked at again. @default 1 */
  readonly rule?: number;
  /** The fields as they follow; null when the document has them so. */
  readonly outdated: (document: Stored<v.InferOutput<S>>) => Partial<v.InferOutput<S>> | null;
  /** Writes more in the commit of a page. @param page a name that no other page of the collection has */
  readonly also?: (
    unit: UnitOfWork,
    outdated: readonly Stored<v.InferOutput<S>>[],
    page: string,
  ) => Promise<void>;
}

/** `system/derived-{collection}`: up to which change documents have been looked at. */
const progressSchema = v.strictObject({
  at: instantSchema,
  id: idSchema,
  /** Whether it has once come to the latest. */
  isAll: v.boolean(),
  /** The rule by which they were derived. */
  rule: v.optional(countSchema, 1),
});
type Progress = v.InferOutput<typeof progressSchema>;
const progresses = kind('system', progressSchema, (collection: string) => `derived-${collection}`);

/** Whether every document from before there were such fields, or this rule for them, has got them. */
export async function isAllDerived(unit: UnitOfWork, { collection }: Kind, rule = 1): Promise<boolean> {
  const progress = await unit.getSound(progresses, collection);
  return progress?.rule === rule && progress.isAll;
}

const pageSize = 200;
/** Longer than any request takes whose change is not stored yet, and any clock is wrong. */
const settledAfterMs = 600_000;

/** The documents that changed after those that have been looked at, the oldest change first. */
function changedSince({ db, now }: Services, collection: string, progress: Progress | null): DatabaseQuery {
  const changed = db
    .collection(collection)
    .where('updatedAt', '<', now() - settledAfterMs)
    .orderBy('updatedAt')
    .orderBy('__name__')
    .limit(pageSize);
  return progress ? changed.startAfter(progress.at, progress.id) : changed;
}

/** Looks at one page; returns how many documents were outdated, and whether more wait. */
async function lookAtPage<S extends v.GenericSchema>(
  run: Services,
  { kind: of, outdated, also, rule = 1 }: DerivedFields<S>,
): Promise<{ readonly changed: number; readonly hasMore: boolean }> {
  const { value } = await atomically(run, null, async (unit) => {
    const stored = await unit.get(progresses, of.collection);
    const progress = stored?.rule === rule ? stored : null;
    const { documents, found, last } = await unit.page(of, changedSince(run, of.collection, progress));
    const changed = documents.filter((document) => {
      const fields = outdated(document);
      if (fields) unit.update(of.path(document.id), fields);
      return fields !== null;
    });
    if (last) await also?.(unit, changed, `${String(last.get('updatedAt'))}_${last.id}`);
    const hasMore = found === pageSize;
    if (last)
      unit.put(progresses.path(of.collection), {
        at: Number(last.get('updatedAt')),
        id: last.id,
        isAll: progress?.isAll === true || !hasMore,
        rule,
      } satisfies Progress);
    return { changed: changed.length, hasMore };
  });
  return value;
}

/**
 * Derives fields of documents that were written without them: before there were any, or since by functions of an earlier release.
 * Looks once at each change of a document, the oldest first, and goes on where it stopped. The time of the change stays.
 *
 * @param until epoch ms of the machine's clock when to stop
 * @returns how many documents were outdated
 */
export async function deriveFields<S extends v.GenericSchema>(
  run: Services,
  derived: DerivedFields<S>,
  until: number,
): Promise<number> {
  let count = 0;
  while (Date.now() < until) {
    const { changed, hasMore } = await lookAtPage(run, derived);
    count += changed;
    if (!hasMore) break;
  }
  return count;
}
