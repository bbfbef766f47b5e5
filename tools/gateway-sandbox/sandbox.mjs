/**
 * A payment gateway for the local stack: it speaks Razorpay's HTTP API, serves a checkout page and sends signed
 * webhooks. No money moves, no account is needed. Never deployed: it listens on this machine only, and deployed
 * functions refuse every gateway but the real one.
 * @module
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiRoutes } from './api-routes.mjs';
import { answerCheckout } from './checkout-routes.mjs';
import { answerControl } from './control-routes.mjs';
import { Faults } from './faults.mjs';
import { emptyState, Gateway } from './gateway.mjs';
import { readJson, sendJson } from './http.mjs';
import { ProviderError } from './provider-error.mjs';
import { WebhookSender } from './webhooks.mjs';

const host = '127.0.0.1';

/**
 * @typedef {object} SandboxOptions
 * @property {number} port
 * @property {string} keyId
 * @property {string} keySecret
 * @property {string} webhookSecret
 * @property {string} webhookUrl the shop's address for events
 * @property {string} [publicOrigin] where browsers find the sandbox; defaults to http://localhost:PORT
 * @property {string | null} [stateFile] read at the start, written by `stop`; defaults to null: nothing is kept
 * @property {boolean} [forget] start without what the file holds; defaults to false
 * @property {number} [retryMs] first pause of a webhook that was not taken
 *
 * @typedef {object} Sandbox
 * @property {string} origin
 * @property {Gateway} gateway
 * @property {() => Promise<void>} stop
 */

/** @param {SandboxOptions} options @returns {Promise<Sandbox>} */
export async function startSandbox(options) {
  const {
    port,
    keyId,
    keySecret,
    webhookSecret,
    webhookUrl,
    stateFile = null,
    forget = false,
    retryMs,
  } = options;
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const webhooks = new WebhookSender({ url: webhookUrl, secret: webhookSecret, nowSeconds, retryMs });
  const faults = new Faults();
  /** @type {Set<NodeJS.Timeout>} */
  const timers = new Set();
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (error instanceof ProviderError) sendJson(response, error.status, error.body);
      else response.destroy(error);
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const origin =
    options.publicOrigin ?? `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  const gateway = new Gateway({
    nowSeconds,
    onEvent: (event) => webhooks.send(event),
    publicOrigin: origin,
    state: await readState(forget ? null : stateFile),
  });

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    const url = new URL(request.url ?? '/', origin);
    const [, control] = /^\/sandbox\/control\/(\w+)$/.exec(url.pathname) ?? [];
    if (control !== undefined) {
      sendJson(response, 200, await answerControl(request, control, { gateway, webhooks, faults }));
      return;
    }
    const later = (/** @type {number} */ afterMs, /** @type {() => void} */ act) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, afterMs);
      timers.add(timer);
    };
    if (await answerCheckout(request, response, url, { gateway, keyId, keySecret, later })) return;
    await answerApi(request, response, url);
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response @param {URL} url */
  async function answerApi(request, response, url) {
    const body = await readJson(request);
    const fault = faults.take(`${request.method} ${url.pathname}`);
    if (fault?.kind === 'no-answer') return;
    if (fault?.kind === 'error-500')
      throw new ProviderError(
        500,
        'We are facing some trouble completing your request at the moment. Please try again shortly.',
        { code: 'SERVER_ERROR' },
      );
    if (fault?.kind === 'error-429')
      throw new ProviderError(429, 'Too many requests', { code: 'BAD_REQUEST_ERROR' });
    if (fault?.kind === 'redirect') {
      response.writeHead(302, { Location: `${origin}/sandbox/checkout` }).end();
      return;
    }
    const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) throw new ProviderError(401, 'Authentication failed');
    const result = callApi(request, url, body);
    if (fault?.kind === 'lost-answer') {
      response.destroy();
      return;
    }
    if (fault?.kind === 'slow') await pause(fault.ms ?? 0);
    sendJson(response, 200, result);
  }

  /** @param {http.IncomingMessage} request @param {URL} url @param {unknown} body */
  function callApi({ method, headers }, url, body) {
    for (const route of apiRoutes) {
      const match = route.method === method ? route.path.exec(url.pathname) : null;
      if (!match) continue;
      const key = headers['x-refund-idempotency'];
      const idempotencyKey = typeof key === 'string' ? key : null;
      return route.answer({ gateway, id: match[1] ?? '', body, query: url.searchParams, idempotencyKey });
    }
    throw new ProviderError(400, 'The requested URL was not found on the server.');
  }

  return {
    origin,
    gateway,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (stateFile !== null) await writeFile(stateFile, JSON.stringify(gateway.state));
    },
  };
}

/** @param {string | null} file @returns {Promise<import('./gateway.mjs').GatewayState>} */
async function readState(file) {
  if (file === null || !existsSync(file)) return emptyState();
  return { ...emptyState(), ...JSON.parse(await readFile(file, 'utf8')) };
}
