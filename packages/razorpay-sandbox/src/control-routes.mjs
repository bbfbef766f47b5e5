/**
 * Requests that control the sandbox, below `/sandbox/control`, for tests and the terminal. Web pages are refused.
 *
 *   GET  /sandbox/control/state                 orders, payments, refunds, QR codes
 *   GET  /sandbox/control/webhooks              sent events with the answers
 *   POST /sandbox/control/webhooks {faults}     see webhooks.mjs
 *   POST /sandbox/control/faults [{fault}]      see faults.mjs
 *   POST /sandbox/control/refunds {outcome}     the outcome of pending and future refunds
 *   POST /sandbox/control/payments {order_id | payment_id, outcome}   a customer pays without a browser, or the bank
 *                                             answers a started payment; `capture`: also one that should go back
 *   POST /sandbox/control/past {payments}      payments from before, see past.mjs
 * @module
 */
import * as v from 'valibot';
import { readJson } from './http.mjs';
import { addPast, pastSchema } from './past.mjs';
import { badRequest, unknownId } from './provider-error.mjs';
import { accepted } from './requests.mjs';

const webhookSchema = v.partial(
  v.strictObject({
    paused: v.boolean(),
    copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    dropEvery: v.pipe(v.number(), v.integer(), v.minValue(0)),
    delayMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reversed: v.boolean(),
  }),
);
const faultsSchema = v.array(
  v.strictObject({
    request: v.string(),
    kind: v.picklist(['error-500', 'error-429', 'redirect', 'no-answer', 'lost-answer', 'slow']),
    times: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
);
const refundsSchema = v.strictObject({ outcome: v.picklist(['processed', 'pending', 'failed']) });
const outcome = v.picklist(['approve', 'capture', 'decline']);
/** @type {Readonly<Record<import('valibot').InferOutput<typeof outcome>, (gateway: import('./gateway.mjs').Gateway, paymentId: string) => unknown>>} */
const bankAnswers = {
  approve: (gateway, paymentId) => gateway.authorizePayment(paymentId),
  capture: (gateway, paymentId) => gateway.authorizePayment(paymentId, 'always'),
  decline: (gateway, paymentId) => gateway.failPayment(paymentId),
};
const paymentSchema = v.union([
  v.strictObject({ order_id: v.string(), outcome }),
  v.strictObject({ payment_id: v.string(), outcome }),
]);

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} name the last part of the path
 * @param {object} parts
 * @param {import('./gateway.mjs').Gateway} parts.gateway
 * @param {import('./webhooks.mjs').WebhookSender} parts.webhooks
 * @param {import('./faults.mjs').Faults} parts.faults
 * @param {() => Promise<void>} parts.save keeps the state for the next start
 * @returns {Promise<unknown>}
 */
export async function answerControl(request, name, { gateway, webhooks, faults, save }) {
  if (request.headers.origin !== undefined) throw badRequest('not for web pages');
  if (request.method === 'GET' && name === 'state') return gateway.state;
  if (request.method === 'GET' && name === 'webhooks') return webhooks.log;
  if (request.method !== 'POST') throw unknownId();
  const body = await readJson(request);
  switch (name) {
    case 'webhooks':
      webhooks.setFaults(accepted(webhookSchema, body));
      return webhooks.faults;
    case 'faults':
      faults.set(accepted(faultsSchema, body));
      return {};
    case 'refunds': {
      const { outcome } = accepted(refundsSchema, body);
      gateway.refunds.outcome = outcome;
      if (outcome !== 'pending') gateway.refunds.settle(outcome);
      return {};
    }
    case 'past':
      addPast(gateway, accepted(pastSchema, body).payments);
      await save();
      return {};
    case 'payments': {
      const payment = accepted(paymentSchema, body);
      const id =
        'payment_id' in payment
          ? payment.payment_id
          : gateway.beginPayment(payment.order_id, { method: 'upi', vpa: 'success@razorpay' }).id;
      return bankAnswers[payment.outcome](gateway, id);
    }
    default:
      throw unknownId();
  }
}
