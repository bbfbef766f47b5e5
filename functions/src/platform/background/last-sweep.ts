import { kind, instantSchema } from '@basket/domain';
import * as v from 'valibot';
import type { Services } from '../services';
import type { UnitOfWork } from '../database/unit-of-work';

/** `system/lastSweep`: when the sweep ran last, and whether it got through. Written by each run: once a minute. */
const lastSweepSchema = v.strictObject({ ranAt: instantSchema, isBehind: v.boolean() });
const lastSweep = kind('system', lastSweepSchema, () => 'lastSweep');
export type LastSweep = v.InferOutput<typeof lastSweepSchema>;

export async function noteSweep({ db }: Services, run: LastSweep): Promise<void> {
  const batch = db.batch();
  batch.set(db.doc(lastSweep.path()), run);
  await batch.commit();
}

/** Null before the first run. */
export async function readLastSweep(unit: UnitOfWork): Promise<LastSweep | null> {
  const last = await unit.getSound(lastSweep);
  return last ? { ranAt: last.ranAt, isBehind: last.isBehind } : null;
}
