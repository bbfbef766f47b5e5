import { rolloutsIn, rolloutVisitSchema, type Rollout } from '@basket/domain';
import * as v from 'valibot';
import { services } from '../platform/app';
import { KeptFiles } from '../platform/instance/kept-files';
import { isFromForeignPage, shopOrigins } from '../platform/requests/front-door';
import { siteSender, type HttpRequest, type HttpResponse } from '../platform/requests/http';
import { SiteRate } from '../platform/requests/request-rates';
import { RolloutVisits } from './rollout-visits';

/** One visit with the longest name. */
const mostBytes = 256;
const files = new KeptFiles(() => Date.now());
const visits = new RolloutVisits();
const rate = new SiteRate('rolloutVisits');

/**
 * The rollout of this id that a site is making; undefined without one, so that made-up ids write nothing.
 * @throws Error if the list of remotes is not there, and never was
 */
export async function findRollout(
  list: Pick<KeptFiles, 'get'>,
  site: string,
  rolloutId: string,
): Promise<Rollout | undefined> {
  const { text } = await list.get(`${site}/remotes.json`);
  return rolloutsIn(JSON.parse(text)).find(({ id }) => id === rolloutId);
}

/**
 * `POST /api/rollout-visits`, by anybody: most devices have no account. What a network sends too often is dropped, and answered like the rest: a
 * page has nothing to do about it.
 */
export async function postRolloutVisit(request: HttpRequest, response: HttpResponse): Promise<void> {
  response.set('Cache-Control', 'no-store');
  const visit = v.safeParse(rolloutVisitSchema, request.body);
  const isAccepted =
    visit.success && (request.rawBody?.length ?? 0) <= mostBytes && !isFromForeignPage(request);
  if (!isAccepted) {
    response.status(400).json({ error: 'invalid-request' });
    return;
  }
  const [site] = shopOrigins();
  if (site !== undefined && (await rate.take(siteSender(request)))) {
    const rollout = await findRollout(files, site, visit.output.rolloutId);
    if (rollout) await visits.note(services(), rollout, visit.output);
  }
  response.status(204).end();
}
