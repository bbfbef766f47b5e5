import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import '../platform/app'; // sets the options of all functions
import { describeError } from '../platform/errors';
import { isThroughSite, shopOrigins } from '../platform/requests/front-door';
import type { HttpResponse } from '../platform/requests/http';
import { KeptFiles } from '../platform/instance/kept-files';
import { alternatesOf, readerOf } from './reader';
import { PageRenderer } from './render-pages';

/** The CDN may keep a page for a minute; an older one names files that a deploy may have taken away. */
const pageCaching = 'public, max-age=0, must-revalidate, s-maxage=60';

/** The answer while even index.html is out of reach: it needs no other file. */
const lastPage = `<!doctype html>
<html lang="en-IN">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>Basket Express</title>
  <h1>The shop does not answer right now</h1>
  <p>Please try again in a minute. Your cart and your orders are kept.</p>
  <p><a href="">Try again</a></p>
</html>
`;

function siteOf(): string {
  const [site] = shopOrigins();
  if (site === undefined) throw new Error('SHOP_ORIGINS names no site');
  return site;
}

let renderer: PageRenderer | undefined;
function pageRenderer(): PageRenderer {
  return (renderer ??= new PageRenderer(siteOf(), new KeptFiles(() => Date.now()), (fault) =>
    logger.error('pages', { operation: 'pages', result: 'fault', ...fault }),
  ));
}

/**
 * The shop's first pages, rendered for everybody of a kind. Executes the files of the deployed builds, in workers, and has no rights:
 * its account may do nothing. Whatever fails or does not come to an end, the answer is the page of today, which renders itself in the
 * browser (rule: always-a-page).
 */
export const pages = onRequest(
  { cors: false, minInstances: 1, maxInstances: 4, serviceAccount: 'pages@' },
  async (request, response) => {
    if (!isThroughSite(request) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.set('Cache-Control', 'no-store').status(404).type('text/plain').send('Not found\n');
      return;
    }
    const reader = readerOf(request.headers.cookie);
    if (reader === null) return sendIndex(response);
    try {
      const page = await pageRenderer().page(request.url, reader);
      if (!page) return await sendIndex(response);
      response.set({
        'Cache-Control': pageCaching,
        ETag: page.etag,
        'Content-Security-Policy': page.policy,
        Link: alternatesOf(siteOf(), request.url),
      });
      if (request.headers['if-none-match']?.includes(page.etag)) response.status(304).end();
      else response.type('text/html').send(page.html);
    } catch (error) {
      logger.error('pages', { operation: 'pages', result: 'fault', fault: describeError(error) });
      await sendIndex(response);
    }
  },
);

async function sendIndex(response: HttpResponse): Promise<void> {
  try {
    const { html, policy } = await pageRenderer().index();
    if (policy !== null) response.set('Content-Security-Policy', policy);
    response.set('Cache-Control', 'no-store').type('text/html').send(html);
  } catch (error) {
    logger.error('pages', { operation: 'pages index', result: 'fault', fault: describeError(error) });
    response.set({
      'Cache-Control': 'no-store',
      'Retry-After': '60',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    response.status(503).type('text/html').send(lastPage);
  }
}
