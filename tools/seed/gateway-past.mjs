/**
 * The demo shop's past as the payment sandbox has to know it, so that its payments can be paid back like any other.
 * @module
 */

const seconds = (/** @type {number} */ at) => Math.floor(at / 1000);

/**
 * The payments that the shop's documents say were made at the gateway, with their refunds.
 * @param {import('./load-domain.mjs').Domain} domain
 * @param {readonly import('./documents.mjs').Document[]} documents
 * @returns {{ payments: object[] }} the body of the sandbox's `past`
 */
export function gatewayPast(domain, documents) {
  /** @template T @param {string} collection @returns {(T & { id: string })[]} */
  const all = (collection) =>
    documents
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([path, data]) => ({ .../** @type {T} */ (data), id: path.slice(collection.length + 1) }));
  /** @type {(import('@basket/domain').Refund & { id: string })[]} */
  const refunds = all(domain.refunds.collection);
  /** @type {(import('@basket/domain').Payment & { id: string })[]} */
  const payments = all(domain.payments.collection);
  return {
    payments: payments.map(({ id, orderId, intentId, amountPaise, createdAt }) => ({
      ...{ id, order_id: intentId, receipt: `${orderId}-1`, amount: amountPaise },
      created_at: seconds(createdAt),
      notes: { shop_order_id: `${orderId}` },
      refunds: refunds
        .filter(({ paymentId, status }) => paymentId === id && status === 'refunded')
        .map((refund) => ({
          ...{ id: refund.gatewayRefundId, amount: refund.amountPaise },
          receipt: `${refund.id}.${refund.round}`,
          created_at: seconds(refund.refundedAt ?? refund.createdAt),
        })),
    })),
  };
}

/**
 * Tells the sandbox. What it knows stays as it is.
 * @param {string} host `host:port` of the sandbox
 * @param {{ payments: object[] }} past
 * @throws {Error} when it does not take them
 */
export async function tellGateway(host, past) {
  const answer = await fetch(`http://${host}/sandbox/control/past`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(past),
  });
  if (!answer.ok)
    throw new Error(`The payment sandbox did not take the past: ${answer.status} ${await answer.text()}`);
}
