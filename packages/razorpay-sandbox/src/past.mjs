/**
 * Payments and refunds from before the sandbox was there, such as those of a shop's demo data: they are known from then on like any
 * other, and can be paid back. No event tells of them.
 * @module
 */
import * as v from 'valibot';
import { shownNotes } from './entities.mjs';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The body of `POST /sandbox/control/past`. */
export const pastSchema = v.strictObject({
  payments: v.array(
    v.strictObject({
      id: v.string(),
      order_id: v.string(),
      receipt: v.optional(v.nullable(v.string()), null),
      amount,
      created_at: seconds,
      notes: v.optional(v.record(v.string(), v.string())),
      refunds: v.optional(
        v.array(
          v.strictObject({ id: v.string(), amount, receipt: v.nullable(v.string()), created_at: seconds }),
        ),
        [],
      ),
    }),
  ),
});

/** @typedef {import('valibot').InferOutput<typeof pastSchema>['payments'][number]} PastPayment */

/**
 * Adds captured payments, with their orders and the refunds that were paid. One that is known stays as it is.
 * @param {import('./gateway.mjs').Gateway} gateway
 * @param {readonly PastPayment[]} payments
 */
export function addPast(gateway, payments) {
  for (const past of payments) if (!gateway.state.payments[past.id]) addPayment(gateway, past);
}

/** @param {import('./gateway.mjs').Gateway} gateway @param {PastPayment} past */
function addPayment(gateway, { id, order_id, receipt, amount: paid, created_at, notes, refunds }) {
  const { state } = gateway;
  state.orders[order_id] = {
    id: order_id,
    entity: 'order',
    amount: paid,
    amount_due: 0,
    amount_paid: paid,
    attempts: 1,
    currency: 'INR',
    receipt,
    status: 'paid',
    notes: shownNotes(notes),
    offer_id: null,
    created_at,
    capture: { capture: 'automatic', automaticMinutes: 5 * 24 * 60 },
  };
  const shown = shownNotes(notes);
  const made = { id, created_at };
  const payment = gateway.addPayment(
    { orderId: order_id, amount: paid, notes: shown, paidWith: { method: 'upi' } },
    made,
  );
  gateway.book(payment);
  for (const refund of refunds) {
    state.refunds[refund.id] = {
      id: refund.id,
      entity: 'refund',
      amount: refund.amount,
      currency: 'INR',
      payment_id: id,
      notes: [],
      receipt: refund.receipt,
      acquirer_data: { arn: null },
      batch_id: null,
      status: 'processed',
      speed_processed: 'normal',
      speed_requested: 'normal',
      created_at: refund.created_at,
    };
    gateway.refunds.count(payment, refund.amount);
  }
}
