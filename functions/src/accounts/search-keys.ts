import {
  customerSearchKeys,
  idSchema,
  instantSchema,
  profilePath,
  profilesCollection,
  profileSchema,
  type Profile,
} from '@basket/domain';
import * as v from 'valibot';
import { atomically } from '../platform/database/atomically';
import type { DatabaseQuery } from '../platform/database/aggregates';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import type { Services } from '../platform/services';

/** The profile with what admins find it by (rule: customer-search). */
export const withSearchKeys = (profile: Profile): Profile => ({
  ...profile,
  searchKeys: customerSearchKeys(profile),
});

/** `system/searchable-profiles`: up to which change profiles have been looked at. */
const progressSchema = v.strictObject({
  at: instantSchema,
  id: idSchema,
  /** Whether it has once come to the latest. */
  isAll: v.boolean(),
});
const progressPath = 'system/searchable-profiles';

const readProgress = (unit: UnitOfWork) => unit.get(progressSchema, progressPath);

/** Whether every profile from before there were keys has got them. */
export async function isAllSearchable(unit: UnitOfWork): Promise<boolean> {
  return (await readProgress(unit))?.isAll ?? false;
}

const pageSize = 200;
const mostPages = 100;
/** Longer than any request takes whose change is not stored yet, and any clock is wrong. */
const settledAfterMs = 600_000;

type Progress = v.InferOutput<typeof progressSchema>;

/** The profiles that changed after those that have been looked at, the oldest change first. */
function changedSince({ db, now }: Services, progress: Progress | null): DatabaseQuery {
  const changed = db
    .collection(profilesCollection)
    .where('updatedAt', '<', now() - settledAfterMs)
    .orderBy('updatedAt')
    .orderBy('__name__')
    .limit(pageSize);
  return progress ? changed.startAfter(progress.at, progress.id) : changed;
}

const isOutdated = (profile: Profile): boolean =>
  profile.searchKeys.join('\n') !== customerSearchKeys(profile).join('\n');

/** Looks at one page; returns how many profiles got other keys, and whether more wait. */
async function lookAtPage(run: Services): Promise<{ readonly changed: number; readonly hasMore: boolean }> {
  const { value } = await atomically(run, null, async (unit) => {
    const progress = await readProgress(unit);
    const { documents, found, last } = await unit.page(profileSchema, changedSince(run, progress));
    const outdated = documents.filter(isOutdated);
    for (const profile of outdated)
      unit.update(profilePath(profile.id), { searchKeys: customerSearchKeys(profile) });
    const hasMore = found === pageSize;
    if (last)
      unit.put(progressPath, {
        at: Number(last.get('updatedAt')),
        id: last.id,
        isAll: progress?.isAll === true || !hasMore,
      } satisfies Progress);
    return { changed: outdated.length, hasMore };
  });
  return value;
}

/**
 * Gives keys to profiles that were written without them: before there were keys, or since by functions of an earlier release.
 * Looks once at each change of a profile, the oldest first, and goes on where it stopped.
 *
 * @param until epoch ms of the machine's clock when to stop
 * @returns how many profiles got other keys
 */
export async function addSearchKeys(run: Services, until: number): Promise<number> {
  let count = 0;
  for (let pages = 0; pages < mostPages && Date.now() < until; pages += 1) {
    const { changed, hasMore } = await lookAtPage(run);
    count += changed;
    if (!hasMore) break;
  }
  return count;
}
