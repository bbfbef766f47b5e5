/**
 * A payment gateway for the local stack: it speaks Razorpay's HTTP API, serves a checkout page and sends signed
 * webhooks. No money moves, no account is needed. Never deployed: it listens on this machine only, and deployed
 * functions refuse every gateway but the real one.
 * @module
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { answerApi } from './api-routes.mjs';
import { answerCheckout } from './checkout-routes.mjs';
import { answerControl } from './control-routes.mjs';
import { Faults } from './faults.mjs';
import { emptyState, Gateway } from './gateway.mjs';
import { sendJson } from './http.mjs';
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
  const { port, webhookUrl, webhookSecret, stateFile = null, forget = false, retryMs } = options;
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const webhooks = new WebhookSender({ url: webhookUrl, secret: webhookSecret, nowSeconds, retryMs });
  const delays = new Delays();
  const state = await readState(forget ? null : stateFile);
  const server = http.createServer();
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
    state,
  });
  const save = async () => {
    if (stateFile !== null) await writeFile(stateFile, JSON.stringify(gateway.state));
  };
  const context = { ...options, origin, gateway, webhooks, faults: new Faults(), later: delays.later, save };
  server.on('request', (request, response) => {
    answer(request, response, context).catch((error) => {
      if (error instanceof ProviderError) sendJson(response, error.status, error.body);
      else response.destroy(error);
    });
  });

  return {
    origin,
    gateway,
    stop: async () => {
      delays.cancel();
      await webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await save();
    },
  };
}

/**
 * @typedef {import('./checkout-routes.mjs').CheckoutContext & { origin: string, webhooks: WebhookSender, faults: Faults, save: () => Promise<void> }} Context
 * @param {http.IncomingMessage} request @param {http.ServerResponse} response @param {Context} context
 */
async function answer(request, response, context) {
  const url = new URL(request.url ?? '/', context.origin);
  const [, control] = /^\/sandbox\/control\/(\w+)$/.exec(url.pathname) ?? [];
  if (control !== undefined) {
    sendJson(response, 200, await answerControl(request, control, context));
    return;
  }
  if (await answerCheckout(request, response, url, context)) return;
  await answerApi(request, response, url, context);
}

/** Actions that happen later, unless the sandbox stops before. */
class Delays {
  /** @type {Set<NodeJS.Timeout>} */
  #timers = new Set();

  /** @param {number} afterMs @param {() => void} act */
  later = (afterMs, act) => {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, afterMs);
    this.#timers.add(timer);
  };

  cancel() {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** @param {string | null} file @returns {Promise<import('./gateway.mjs').GatewayState>} */
async function readState(file) {
  if (file === null || !existsSync(file)) return emptyState();
  return { ...emptyState(), ...JSON.parse(await readFile(file, 'utf8')) };
}
