import { dayMs, endedRolloutsToldDays, rollouts, type EndedRollouts } from '@basket/domain';
import { services } from '../platform/app';
import { keepRead } from '../platform/kept-reads';
import type { HttpRequest, HttpResponse } from '../platform/requests/http';
import type { Services } from '../platform/services';

/** Devices ask before they load a new release: with what is kept here, one that has ended is loaded for 20 seconds more. */
const cacheControl = 'public, max-age=15, s-maxage=15';
const keptForMs = 5_000;
/** A shop has a few in a month. */
const mostTold = 100;

/** The ids of the rollouts that have ended by themselves, the latest first, however many devices ask. */
export const keepEndedRollouts = (run: Services): (() => Promise<EndedRollouts>) =>
  keepRead(run, keptForMs, async (unit) => {
    const since = run.now() - endedRolloutsToldDays * dayMs;
    const found = await unit.query(rollouts, (all) =>
      all.where('endedAt', '>=', since).orderBy('endedAt', 'desc').limit(mostTold),
    );
    return { ended: found.map(({ id }) => id) };
  });

let readEnded: (() => Promise<EndedRollouts>) | undefined;

/** `GET /api/rollouts` */
export async function getEndedRollouts(_request: HttpRequest, response: HttpResponse): Promise<void> {
  readEnded ??= keepEndedRollouts(services());
  response.set('Cache-Control', cacheControl).json(await readEnded());
}
