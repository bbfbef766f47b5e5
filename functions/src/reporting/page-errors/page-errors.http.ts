import { pageErrorReportSchema } from '@basket/domain';
import * as v from 'valibot';
import { services } from '../../platform/app';
import { isFromForeignPage } from '../../platform/requests/front-door';
import { siteSender, type HttpRequest, type HttpResponse } from '../../platform/requests/http';
import { SiteRate } from '../../platform/requests/request-rates';
import { PageErrors } from './page-errors';

/** Five errors of the greatest length. */
const mostBytes = 6_144;
const pageErrors = new PageErrors();
const rate = new SiteRate('pageErrors');

/**
 * `POST /api/page-errors`, by anybody: pages report errors of visitors too. What a network sends too often is dropped, and
 * answered like the rest: a page that is told off would only report that.
 */
export async function postPageErrors(request: HttpRequest, response: HttpResponse): Promise<void> {
  response.set('Cache-Control', 'no-store');
  const report = v.safeParse(pageErrorReportSchema, request.body);
  const isAccepted =
    report.success && (request.rawBody?.length ?? 0) <= mostBytes && !isFromForeignPage(request);
  if (!isAccepted) {
    response.status(400).json({ error: 'invalid-request' });
    return;
  }
  if (await rate.take(siteSender(request)))
    for (const error of report.output.errors) await pageErrors.record(services(), error);
  response.status(204).end();
}
