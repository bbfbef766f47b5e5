import { refusalText } from '@basket/domain';
import { onRequest } from 'firebase-functions/v2/https';
import { getCatalogue, getCatalogueDetails, getCatalogueTexts } from '../catalogue';
import { postGatewayEvent, postVerifyPayment } from '../payments';
import { services } from '../platform/app';
import { describeError, RefusedError } from '../platform/errors';
import { isPlainJson, isThroughSite } from '../platform/requests/front-door';
import type { HttpRequest, HttpResponse } from '../platform/requests/http';
import { postPageErrors } from '../reporting';
import { getEndedRollouts, postRolloutVisit } from '../rollouts';
import { getServiceable, getStore } from '../store';

type Handler = (request: HttpRequest, response: HttpResponse, parameter: string) => Promise<void>;

interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** The queries that may follow the path. Caches keep an answer per address: one answer has one address. */
  readonly query: RegExp;
  readonly handle: Handler;
}

const noQuery = /^$/;
const anyQuery = /^/;

/** Everything under `/api` on the shop's own site. `HEAD` is answered like `GET`, without the body. */
const routes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/api\/catalogue$/,
    query: /^(\?v=\d{1,9}\.\d{1,9})?$/,
    handle: getCatalogue,
  },
  {
    method: 'GET',
    path: /^\/api\/catalogue\/details\/([A-Za-z0-9_-]{1,128})$/,
    query: /^\?v=\d{1,9}$/,
    handle: getCatalogueDetails,
  },
  {
    method: 'GET',
    path: /^\/api\/catalogue\/texts\/([a-z]{2,3})$/,
    query: /^\?v=\d{1,9}$/,
    handle: getCatalogueTexts,
  },
  { method: 'GET', path: /^\/api\/store$/, query: noQuery, handle: getStore },
  {
    method: 'GET',
    path: /^\/api\/serviceable$/,
    query: /^\?pincode=\d{6}$/,
    handle: getServiceable,
  },
  { method: 'GET', path: /^\/api\/rollouts$/, query: noQuery, handle: getEndedRollouts },
  { method: 'POST', path: /^\/api\/rollout-visits$/, query: noQuery, handle: postRolloutVisit },
  { method: 'POST', path: /^\/api\/verify-payment$/, query: anyQuery, handle: postVerifyPayment },
  { method: 'POST', path: /^\/api\/page-errors$/, query: noQuery, handle: postPageErrors },
  { method: 'POST', path: /^\/api\/razorpay-webhook$/, query: anyQuery, handle: postGatewayEvent },
];

/** The route of a request, or the status and code of why it has none. */
function routeOf(request: HttpRequest): Route | { readonly status: number; readonly error: string } {
  const matching = isThroughSite(request) ? routes.filter(({ path }) => path.test(request.path)) : [];
  if (matching.length === 0) return { status: 404, error: 'not-found' };
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = matching.find((each) => each.method === method);
  if (!route) return { status: 405, error: 'method-not-allowed' };
  const isAsked = route.query.test(request.url.slice(request.path.length));
  return isAsked && isPlainJson(request.body) ? route : { status: 400, error: 'invalid-request' };
}

export const api = onRequest({ cors: false }, async (request, response) => {
  const route = routeOf(request);
  if ('error' in route) {
    const { status, error } = route;
    response.set('Cache-Control', 'no-store').status(status).json({ error });
    return;
  }
  try {
    await route.handle(request, response, route.path.exec(request.path)?.[1] ?? '');
  } catch (error) {
    if (error instanceof RefusedError) {
      const { code } = error.refusal;
      response
        .set('Cache-Control', 'no-store')
        .status(503)
        .json({ error: code, message: refusalText(code) });
      return;
    }
    services().log({
      operation: `api ${request.method} ${route.path.source}`,
      result: 'fault',
      ms: 0,
      fault: describeError(error),
    });
    response.set('Cache-Control', 'no-store').status(500).json({ error: 'internal' });
  }
});
