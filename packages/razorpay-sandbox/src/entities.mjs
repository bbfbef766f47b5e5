/**
 * The gateway's entities as its API shows them. Amounts are whole paise, times are seconds, as the provider documents
 * them (razorpay.com/docs/api/orders, /payments, /refunds, /qr-codes).
 * @module
 */
import { randomInt } from 'node:crypto';

/**
 * @typedef {Record<string, string>} Notes
 * @typedef {object} GatewayOrder
 * @property {string} id
 * @property {'order'} entity
 * @property {number} amount
 * @property {number} amount_due
 * @property {number} amount_paid
 * @property {number} attempts
 * @property {string} currency
 * @property {string | null} receipt
 * @property {'created' | 'attempted' | 'paid'} status
 * @property {Notes | []} notes
 * @property {null} offer_id
 * @property {number} created_at
 *
 * @typedef {object} GatewayPayment
 * @property {string} id
 * @property {'payment'} entity
 * @property {number} amount
 * @property {string} currency
 * @property {'created' | 'authorized' | 'captured' | 'refunded' | 'failed'} status
 * @property {string | null} order_id
 * @property {string} method
 * @property {number} amount_refunded
 * @property {'partial' | 'full' | null} refund_status
 * @property {boolean} captured
 * @property {string | null} description
 * @property {string | null} vpa
 * @property {{ last4: string, network: string } | null} card
 * @property {string} email
 * @property {string} contact
 * @property {Notes | []} notes
 * @property {number | null} fee
 * @property {number | null} tax
 * @property {string | null} error_code
 * @property {string | null} error_description
 * @property {string | null} error_source
 * @property {string | null} error_step
 * @property {string | null} error_reason
 * @property {number} created_at
 *
 * @typedef {object} GatewayRefund
 * @property {string} id
 * @property {'refund'} entity
 * @property {number} amount
 * @property {string} currency
 * @property {string} payment_id
 * @property {Notes | []} notes
 * @property {string | null} receipt
 * @property {{ arn: string | null }} acquirer_data
 * @property {null} batch_id
 * @property {'pending' | 'processed' | 'failed'} status
 * @property {string} speed_processed
 * @property {string} speed_requested
 * @property {number} created_at
 *
 * @typedef {object} GatewayQrCode
 * @property {string} id
 * @property {'qr_code'} entity
 * @property {string} name
 * @property {string} usage
 * @property {'upi_qr'} type
 * @property {string} image_url
 * @property {string} image_content
 * @property {number} payment_amount
 * @property {'active' | 'closed'} status
 * @property {string} description
 * @property {true} fixed_amount
 * @property {number} payments_amount_received
 * @property {number} payments_count_received
 * @property {Notes | []} notes
 * @property {null} customer_id
 * @property {number | null} close_by
 * @property {number | null} closed_at
 * @property {string | null} close_reason
 * @property {number} created_at
 */

const idCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** @param {string} prefix @returns {string} such as `order_RB58MiP5SPFYyM` */
export const randomId = (prefix) =>
  `${prefix}_${Array.from({ length: 14 }, () => idCharacters[randomInt(idCharacters.length)]).join('')}`;

/** The provider shows no notes as an empty list. @param {Notes} [notes] @returns {Notes | []} */
export const shownNotes = (notes) => (notes && Object.keys(notes).length > 0 ? notes : []);

/**
 * @template T
 * @param {readonly T[]} items
 */
export const collection = (items) => ({ entity: 'collection', count: items.length, items });

/**
 * A page of items that were made from one second to another, both counted, the latest first: 10 of it, or as many as are asked for, 100 at most.
 * @template {{ readonly created_at: number }} T
 * @param {readonly T[]} items @param {URLSearchParams} page
 */
export function pageOf(items, page) {
  const from = Number(page.get('from') ?? 0);
  const to = Number(page.get('to') ?? Infinity);
  const count = Math.min(Number(page.get('count') ?? 10), 100);
  const skip = Number(page.get('skip') ?? 0);
  const made = items.filter(({ created_at }) => created_at >= from && created_at <= to);
  return collection(made.sort((a, b) => b.created_at - a.created_at).slice(skip, skip + count));
}
