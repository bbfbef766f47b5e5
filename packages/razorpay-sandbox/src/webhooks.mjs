/**
 * Sends events to the shop as the gateway does: signed over the raw body, at least once, not in order, again with
 * growing pauses while the answer is not 2xx within 5 s (razorpay.com/docs/webhooks/best-practices).
 * @module
 */
import { setTimeout as pause } from 'node:timers/promises';
import { randomId } from './entities.mjs';
import { signature } from './signature.mjs';

const answerWithinMs = 5_000;
const firstRetryMs = 1_000;
const maxTries = 10;

/**
 * Faults of the delivery of events; all are off by default.
 * @typedef {object} WebhookFaults
 * @property {boolean} paused events wait until this is false again
 * @property {number} copies how often each event is sent (at least 1)
 * @property {number} dropEvery every nth event is never sent; 0: none
 * @property {number} delayMs
 * @property {boolean} reversed events that waited are sent last first
 */

/** @type {Readonly<WebhookFaults>} */
const noWebhookFaults = Object.freeze({
  paused: false,
  copies: 1,
  dropEvery: 0,
  delayMs: 0,
  reversed: false,
});

/**
 * @typedef {{ id: string, event: string, body: string }} Delivery
 * @typedef {{ id: string, event: string, status: number | string, tries: number }} DeliveryLog
 */

/**
 * The text that is sent, and signed.
 * @param {import('./gateway.mjs').GatewayEvent} event
 * @param {number} createdAt in seconds
 */
export const eventBody = ({ event, entities }, createdAt) =>
  JSON.stringify({
    entity: 'event',
    account_id: 'acc_Sandbox0000000',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: createdAt,
  });

export class WebhookSender {
  /**
   * @param {object} options
   * @param {string} options.url where the shop listens
   * @param {string} options.secret
   * @param {() => number} options.nowSeconds
   * @param {number | undefined} [options.retryMs] the first pause before another try
   */
  constructor({ url, secret, nowSeconds, retryMs = firstRetryMs }) {
    this.url = url;
    this.secret = secret;
    this.nowSeconds = nowSeconds;
    this.retryMs = retryMs;
    /** @type {WebhookFaults} */
    this.faults = { ...noWebhookFaults };
    /** @type {Delivery[]} */
    this.waiting = [];
    /** @type {DeliveryLog[]} */
    this.log = [];
    this.count = 0;
    this.stopped = new AbortController();
    /** @type {Set<Promise<void>>} */
    this.running = new Set();
  }

  /** @param {import('./gateway.mjs').GatewayEvent} event */
  send({ event, entities }) {
    const body = eventBody({ event, entities }, this.nowSeconds());
    this.count += 1;
    if (this.faults.dropEvery > 0 && this.count % this.faults.dropEvery === 0) return;
    this.waiting.push({ id: randomId('evt'), event, body });
    if (!this.faults.paused) this.flush();
  }

  /** @param {{ [Name in keyof WebhookFaults]?: WebhookFaults[Name] | undefined }} faults */
  setFaults(faults) {
    const given = Object.entries(faults).filter(([, value]) => value !== undefined);
    this.faults = { ...this.faults, ...Object.fromEntries(given) };
    if (!this.faults.paused) this.flush();
  }

  /** Sends the waiting events. */
  flush() {
    const batch = this.waiting.splice(0);
    if (this.faults.reversed) batch.reverse();
    for (const delivery of batch)
      for (let copy = 0; copy < this.faults.copies; copy += 1) {
        const sending = this.deliver(delivery).finally(() => this.running.delete(sending));
        this.running.add(sending);
      }
  }

  /** @param {Delivery} delivery */
  async deliver(delivery) {
    const entry = {
      id: delivery.id,
      event: delivery.event,
      status: /** @type {number | string} */ (0),
      tries: 0,
    };
    this.log.push(entry);
    if (this.faults.delayMs > 0) await this.wait(this.faults.delayMs);
    while (entry.tries < maxTries && !this.stopped.signal.aborted) {
      entry.tries += 1;
      entry.status = await this.post(delivery);
      if (typeof entry.status === 'number' && entry.status >= 200 && entry.status < 300) return;
      await this.wait(this.retryMs * 2 ** (entry.tries - 1));
    }
  }

  /** @param {Delivery} delivery @returns {Promise<number | string>} the status, or why there was none */
  async post({ id, body }) {
    try {
      const { status } = await fetch(this.url, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'X-Razorpay-Signature': signature(body, this.secret),
          'X-Razorpay-Event-Id': id,
        },
        redirect: 'manual',
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      return status;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {number} ms */
  async wait(ms) {
    await pause(ms, undefined, { signal: this.stopped.signal }).catch(() => {}); // stopped: nothing waits any longer
  }

  async stop() {
    this.stopped.abort();
    await Promise.all(this.running);
  }
}
