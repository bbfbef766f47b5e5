import { kind, countSchema, hourMs, instantSchema } from '@basket/domain';
import * as v from 'valibot';
import type { Resting } from './overdue';
import type { Services } from '../services';
import { UnitOfWork } from '../database/unit-of-work';

/** `system/sweep`: what failed in earlier sweeps and when it is tried again. One document, written by the one sweep that runs. */
const sweepStateSchema = v.strictObject({
  resting: v.record(v.string(), v.strictObject({ tries: countSchema, nextTryAt: instantSchema })),
});
const sweepState = kind('system', sweepStateSchema, () => 'sweep');
/** Something that was due to be tried again so long ago was settled elsewhere. */
const forgottenAfterMs = hourMs;

export async function readResting(run: Services): Promise<Resting> {
  const state = await new UnitOfWork(run).getSound(sweepState);
  return new Map(Object.entries(state?.resting ?? {}));
}

/** Writes only when something has changed. */
export async function saveResting(run: Services, before: Resting, after: Resting): Promise<void> {
  const kept = [...after].filter(([, { nextTryAt }]) => nextTryAt > run.now() - forgottenAfterMs);
  const isSame = kept.length === before.size && kept.every(([key, entry]) => before.get(key) === entry);
  if (isSame) return;
  const batch = run.db.batch();
  batch.set(run.db.doc(sweepState.path()), { resting: Object.fromEntries(kept) });
  await batch.commit();
}
