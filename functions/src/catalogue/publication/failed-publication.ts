import { instantSchema, kind } from '@basket/domain';
import * as v from 'valibot';
import { atomically } from '../../platform/database/atomically';
import type { OverdueWork } from '../../platform/background/overdue';
import type { Services } from '../../platform/services';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { currentVersion } from './publication-documents';
import { publishCatalogue } from './publish-catalogue';

/** `failedPublications/latest`: there is one when a publication has failed, until a later one succeeds. Closed to browsers. */
const failedPublicationSchema = v.strictObject({ failedAt: instantSchema });
const failed = kind('failedPublications', failedPublicationSchema);
const latestId = 'latest';

/** Publishes; a failure is remembered for the sweep, should the queue give up. */
export async function publishOrRemember(run: Services): Promise<number> {
  try {
    return await publishCatalogue(run);
  } catch (error) {
    const batch = run.db.batch();
    batch.set(run.db.doc(failed.path(latestId)), { failedAt: run.now() });
    await batch.commit();
    throw error;
  }
}

/** When the catalogue was published last, and whether a publication has failed since. */
export async function readPublication(unit: UnitOfWork): Promise<{
  readonly publishedAt: number | null;
  readonly version: number | null;
  readonly failedAt: number | null;
}> {
  const [current, failure] = await Promise.all([
    unit.getSound(currentVersion),
    unit.getSound(failed, latestId),
  ]);
  return {
    publishedAt: current?.publishedAt ?? null,
    version: current?.version ?? null,
    failedAt: failure?.failedAt ?? null,
  };
}

export const failedPublications: OverdueWork<typeof failed.schema> = {
  name: 'publications',
  kind: failed,
  dueField: 'failedAt',
  graceMs: null,
  settle: async (run, { id, failedAt }) => {
    const current = await new UnitOfWork(run).getSound(currentVersion);
    const isOutdated = (current?.publishedAt ?? 0) <= failedAt;
    if (isOutdated) await publishCatalogue(run);
    await atomically(run, null, async (unit) => {
      const latest = await unit.get(failed, id);
      // One that failed meanwhile waits for the next sweep.
      if (latest?.failedAt === failedAt) unit.delete(failed.path(id));
    });
    return isOutdated;
  },
};
