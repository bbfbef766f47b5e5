/**
 * Serves the shell's site as it will be, on this machine: its files with its headers and rewrites by superstatic, as the local stack does, and
 * the rendered pages by the code of the function `pages`. Data come from the shop on the air.
 * @module
 */
import { once } from 'node:events';
import http from 'node:http';
import { requireFromFirebaseTools } from '../../emulators/firebase-tools.mjs';
import { loadPages } from '../../seed/load-domain.mjs';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/**
 * @typedef {object} NextSite
 * @property {string} origin on this machine
 * @property {() => readonly string[]} faults of pages that were not rendered
 * @property {() => Promise<void>} stop
 */

/** An answer of another place takes no longer. */
const patience = () => AbortSignal.timeout(10_000);

/**
 * The files of which pages are made, each read once: data come from the shop on the air, the shell's files from here.
 * @param {string} shop
 * @param {() => string} originHere
 * @returns {import('../../seed/load-domain.mjs').PageFiles}
 */
function filesOfPages(shop, originHere) {
  const ask = async (/** @type {string} */ url) => {
    const { origin, pathname, search } = new URL(url);
    const isHere = origin === shop && !pathname.startsWith('/api/');
    const answer = await fetch(isHere ? `${originHere()}${pathname}${search}` : url, { signal: patience() });
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    const { headers } = answer;
    return {
      text: await answer.text(),
      etag: headers.get('etag'),
      policy: headers.get('content-security-policy'),
    };
  };
  /** @type {Map<string, ReturnType<typeof ask>>} */
  const kept = new Map();
  return {
    get: (url) => {
      const file = kept.get(url) ?? ask(url);
      kept.set(url, file);
      return file;
    },
  };
}

/**
 * @param {import('../../seed/load-domain.mjs').Pages} renderer
 * @param {typeof import('../../../functions/src/pages/reader').readerOf} readerOf
 * @param {(error: unknown) => void} report
 * @returns {(request: Request, response: Response) => Promise<unknown>} as the function `pages` answers
 */
const answerPages = (renderer, readerOf, report) => async (request, response) => {
  const reader = readerOf(request.headers.cookie);
  const rendered = reader && renderer.page(String(request.url), reader).catch(report);
  const { html, policy } = (await rendered) ?? (await renderer.index());
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  response.writeHead(200, headers).end(html);
};

/** @param {string} shop @returns {(request: Request, response: Response) => Promise<unknown>} */
const answerData = (shop) => async (request, response) => {
  const answer = await fetch(shop + request.url, { signal: patience() });
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const content = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'Content-Type': type }).end(content);
};

/**
 * @param {{ folder: string, hosting: Record<string, unknown> }} site
 * @param {string} shop its address on the air
 * @returns {Promise<NextSite>}
 */
export async function serveNextSite({ folder, hosting }, shop) {
  const { PageRenderer, readerOf } = await loadPages();
  const { default: superstatic } = requireFromFirebaseTools('superstatic');
  let origin = '';
  /** @type {string[]} */
  const faults = [];
  const report = (/** @type {unknown} */ error) => void faults.push(String(error));
  const renderer = new PageRenderer(
    shop,
    filesOfPages(shop, () => origin),
    ({ fault }) => report(fault),
  );
  const answers = { pages: answerPages(renderer, readerOf, report), api: answerData(shop) };
  const handle = superstatic({
    config: JSON.stringify({ ...hosting, public: '.' }),
    cwd: folder,
    stack: 'strict',
    fallthrough: false,
    rewriters: {
      /** @param {{ function: { functionId: keyof typeof answers } }} rewrite */
      function:
        async ({ function: { functionId } }) =>
        (/** @type {Request} */ request, /** @type {Response} */ response) =>
          answers[functionId](request, response).catch((error) => {
            report(error);
            response.writeHead(502).end();
          }),
    },
  });
  const server = http.createServer((request, response) =>
    handle(request, response, () =>
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n'),
    ),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    faults: () => faults,
    stop: async () => {
      await renderer.end();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
