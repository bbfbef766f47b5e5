import * as v from 'valibot';
import {
  GatewayError,
  mostListed,
  type OpenGateway,
  type PaymentGateway,
} from '../../platform/payment-gateway.port';
import type { GatewayAddresses } from './addresses';
import {
  codeSchema,
  collectionOf,
  keyModeOf,
  orderSchema,
  paymentSchema,
  refundSchema,
  toBookedPayment,
  toEvent,
  toPaymentFacts,
  toRefundFacts,
} from './entities';
import { restClient, type RestAccount } from './rest-client';
import { hashOf, isSignedBy } from './signatures';

const timeoutMs = 8_000;
/** The shortest that the provider allows; what is authorised later goes back by itself. */
const automaticCaptureMinutes = 12;
const manualCaptureMinutes = 15;
const eventIdPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

export interface RazorpaySettings extends GatewayAddresses {
  /** Real money is never moved from a developer's machine. */
  readonly acceptsLiveKeys: boolean;
  readonly fetch?: RestAccount['fetch'];
}

/** Razorpay behind the payment port: orders, payments, refunds and QR codes of its REST API. */
export const razorpay =
  ({ api, checkoutScript, acceptsLiveKeys, fetch: send = fetch }: RazorpaySettings): OpenGateway =>
  ({ keyId, keySecret, webhookSecrets }) => {
    const mode = keyModeOf(keyId);
    if (mode === null || keySecret === '' || (mode === 'live' && !acceptsLiveKeys)) return null;
    const request = restClient({ api, keyId, keySecret, timeoutMs, fetch: send });
    const gateway: PaymentGateway = {
      mode,
      keyId,
      checkoutScriptUrl: checkoutScript,
      ...intents(request),
      ...payments(request),
      ...refunds(request),
      ...codes(request),
      ...books(request),
      verifyCheckoutSignature: (intentId, paymentId, signature) =>
        isSignedBy(keySecret, `${intentId}|${paymentId}`, signature),
      parseWebhook: (rawBody, headers) => {
        const signature = headers['x-razorpay-signature'];
        if (!webhookSecrets.some((secret) => isSignedBy(secret, rawBody, signature))) return null;
        const named = headers['x-razorpay-event-id'];
        const eventId = typeof named === 'string' && eventIdPattern.test(named) ? named : hashOf(rawBody);
        return { eventId, event: toEvent(JSON.parse(rawBody.toString('utf8'))) };
      },
    };
    return gateway;
  };

type Request = ReturnType<typeof restClient>;
const id = encodeURIComponent;

const intents = (request: Request): Pick<PaymentGateway, 'createIntent' | 'findIntent'> => ({
  createIntent: async ({ receipt, orderId, amountPaise, currency }) => {
    const order = await request({
      method: 'POST',
      path: '/v1/orders',
      body: {
        amount: amountPaise,
        currency,
        receipt,
        notes: { shop_order_id: orderId },
        payment: {
          capture: 'automatic',
          capture_options: {
            automatic_expiry_period: automaticCaptureMinutes,
            manual_expiry_period: manualCaptureMinutes,
            refund_speed: 'normal',
          },
        },
      },
      answer: orderSchema,
    });
    return { intentId: order.id, amountPaise: order.amount, currency: order.currency };
  },
  findIntent: async (receipt) => {
    const { items } = await request({
      method: 'GET',
      path: `/v1/orders?receipt=${id(receipt)}&count=1`,
      answer: collectionOf(orderSchema),
    });
    const [order] = items;
    return order ? { intentId: order.id, amountPaise: order.amount, currency: order.currency } : null;
  },
});

const payments = (request: Request): Pick<PaymentGateway, 'readPayment' | 'paymentsOf' | 'capture'> => ({
  readPayment: async (paymentId) =>
    toPaymentFacts(
      await request({ method: 'GET', path: `/v1/payments/${id(paymentId)}`, answer: paymentSchema }),
    ),
  paymentsOf: async (intentId, kind) => {
    const path =
      kind === 'checkout'
        ? `/v1/orders/${id(intentId)}/payments`
        : `/v1/payments/qr_codes/${id(intentId)}/payments`;
    const { items } = await request({ method: 'GET', path, answer: collectionOf(paymentSchema) });
    return items.map((payment) => toPaymentFacts(payment, kind === 'door' ? intentId : null));
  },
  capture: async ({ paymentId, amountPaise, currency }) =>
    toPaymentFacts(
      await request({
        method: 'POST',
        path: `/v1/payments/${id(paymentId)}/capture`,
        body: { amount: amountPaise, currency },
        answer: paymentSchema,
      }),
    ),
});

const refunds = (request: Request): Pick<PaymentGateway, 'refund' | 'readRefund' | 'refundsOf'> => ({
  refund: async ({ paymentId, amountPaise, idempotencyKey, receipt }) =>
    toRefundFacts(
      await request({
        method: 'POST',
        path: `/v1/payments/${id(paymentId)}/refund`,
        headers: { 'X-Refund-Idempotency': idempotencyKey },
        body: { amount: amountPaise, speed: 'normal', receipt },
        answer: refundSchema,
      }),
    ),
  readRefund: async (gatewayRefundId) =>
    toRefundFacts(
      await request({ method: 'GET', path: `/v1/refunds/${id(gatewayRefundId)}`, answer: refundSchema }),
    ),
  refundsOf: async (paymentId) => {
    const { items } = await request({
      method: 'GET',
      path: `/v1/payments/${id(paymentId)}/refunds?count=100`,
      answer: collectionOf(refundSchema),
    });
    return items.map(toRefundFacts);
  },
});

const books = (
  request: Request,
): Pick<PaymentGateway, 'readBooked' | 'paymentsBetween' | 'refundsBetween'> => ({
  readBooked: async (paymentId) =>
    toBookedPayment(
      await request({ method: 'GET', path: `/v1/payments/${id(paymentId)}`, answer: paymentSchema }),
    ),
  paymentsBetween: async (fromAt, untilAt) =>
    (await listAll(request, '/v1/payments', { fromAt, untilAt }, paymentSchema)).map(toBookedPayment),
  refundsBetween: async (fromAt, untilAt) =>
    (await listAll(request, '/v1/refunds', { fromAt, untilAt }, refundSchema)).map(toRefundFacts),
});

/** The most that the provider puts on a page. */
const pageSize = 100;

/** Everything that was made from one time until another, page by page. The provider's times are whole seconds, and both ends count. */
async function listAll<S extends v.GenericSchema>(
  request: Request,
  path: string,
  { fromAt, untilAt }: { readonly fromAt: number; readonly untilAt: number },
  schema: S,
): Promise<v.InferOutput<S>[]> {
  const [from, to] = [Math.ceil(fromAt / 1000), Math.ceil(untilAt / 1000) - 1];
  const all: v.InferOutput<S>[] = [];
  for (let skip = 0; skip <= mostListed; skip += pageSize) {
    const { items } = await request({
      method: 'GET',
      path: `${path}?from=${from}&to=${to}&count=${pageSize}&skip=${skip}`,
      answer: collectionOf(schema),
    });
    all.push(...items);
    if (items.length < pageSize) return all;
  }
  throw new Error(`The gateway has more than ${mostListed} in ${path} between ${fromAt} and ${untilAt}`);
}

const codes = (request: Request): Pick<PaymentGateway, 'createCode' | 'closeCode' | 'codeOfPayment'> => ({
  createCode: async ({ orderId, orderNumber, amountPaise, expiresAt }) => {
    const code = await request({
      method: 'POST',
      path: '/v1/payments/qr_codes',
      body: {
        type: 'upi_qr',
        name: `Order ${orderNumber}`,
        usage: 'single_use',
        fixed_amount: true,
        payment_amount: amountPaise,
        description: `Order ${orderNumber}`,
        close_by: Math.ceil(expiresAt / 1000),
        notes: { shop_order_id: orderId },
      },
      answer: codeSchema,
    });
    return { codeId: code.id, upiLink: code.image_content ?? null, imageUrl: code.image_url ?? null };
  },
  closeCode: async (codeId) => {
    try {
      await request({
        method: 'POST',
        path: `/v1/payments/qr_codes/${id(codeId)}/close`,
        answer: v.unknown(),
      });
    } catch (error) {
      // The provider refuses to close what is closed.
      if (!(error instanceof GatewayError && error.kind === 'refused')) throw error;
    }
  },
  codeOfPayment: async (paymentId) => {
    const { items } = await request({
      method: 'GET',
      path: `/v1/payments/qr_codes?payment_id=${id(paymentId)}`,
      answer: collectionOf(codeSchema),
    });
    return items[0]?.id ?? null;
  },
});
