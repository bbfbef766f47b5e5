import { refusals } from '@basket/domain';
import { onRequest } from 'firebase-functions/v2/https';
import { getCatalogue, getCatalogueDetails } from '../catalogue';
import { postGatewayEvent, postVerifyPayment } from '../payments';
import { services } from '../platform/app';
import { describeError, RefusedError } from '../platform/errors';
import type { HttpRequest, HttpResponse } from '../platform/http';
import { getServiceable } from '../store';

type Handler = (request: HttpRequest, response: HttpResponse, parameter: string) => Promise<void>;

interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly handle: Handler;
}

/** Everything under `/api` on the shop's own site. */
const routes: readonly Route[] = [
  { method: 'GET', path: /^\/api\/catalogue$/, handle: getCatalogue },
  { method: 'GET', path: /^\/api\/catalogue\/details\/([A-Za-z0-9_-]{1,128})$/, handle: getCatalogueDetails },
  { method: 'GET', path: /^\/api\/serviceable$/, handle: getServiceable },
  { method: 'POST', path: /^\/api\/verify-payment$/, handle: postVerifyPayment },
  { method: 'POST', path: /^\/api\/razorpay-webhook$/, handle: postGatewayEvent },
];

export const api = onRequest({ cors: false }, async (request, response) => {
  const matching = routes.filter((route) => route.path.test(request.path));
  const route = matching.find(({ method }) => method === request.method);
  if (!route) {
    response.set('Cache-Control', 'no-store');
    response
      .status(matching.length > 0 ? 405 : 404)
      .json({ error: matching.length > 0 ? 'method-not-allowed' : 'not-found' });
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
        .json({ error: code, message: refusals[code].text });
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
