import type { GatewayEvent, KeyMode, PaymentFacts, RefundFacts } from '@basket/domain';

/** The shop's account at the gateway. Secrets never leave the server. */
interface GatewayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  /** The current one first; the previous one while it still counts. */
  readonly webhookSecrets: readonly string[];
}

export interface IntentRequest {
  /** Unique for each gateway order; at most 40 characters. */
  readonly receipt: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly currency: string;
}
export interface Intent {
  readonly intentId: string;
  readonly amountPaise: number;
  readonly currency: string;
}

interface RefundRequest {
  readonly paymentId: string;
  readonly amountPaise: number;
  /** The same key with the same request pays back once, however often it is sent. */
  readonly idempotencyKey: string;
  readonly receipt: string;
}

interface CodeRequest {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amountPaise: number;
  /** Epoch ms; at least 15 minutes ahead. */
  readonly expiresAt: number;
}
export interface Code {
  readonly codeId: string;
  readonly upiLink: string | null;
  readonly imageUrl: string | null;
}

/** The most payments or refunds that one question is answered with. */
export const mostListed = 5_000;

/** A payment as the gateway's books have it. */
export interface BookedPayment {
  readonly facts: PaymentFacts;
  /** 0 while it is only authorised, and when it went back without having been captured. */
  readonly capturedPaise: number;
}

/**
 * A payment gateway as the payment core knows it. Every method that asks the gateway throws a {@link GatewayError} when
 * there is no usable answer. Amounts are whole paise.
 */
export interface PaymentGateway {
  readonly mode: KeyMode;
  readonly keyId: string;
  /** Where browsers load the gateway's checkout from. */
  readonly checkoutScriptUrl: string;
  createIntent(request: IntentRequest): Promise<Intent>;
  findIntent(receipt: string): Promise<Intent | null>;
  readPayment(paymentId: string): Promise<PaymentFacts>;
  /** All payments of a gateway order or a code, failed ones included. */
  paymentsOf(intentId: string, kind: 'checkout' | 'door'): Promise<readonly PaymentFacts[]>;
  /** The code that a payment without a gateway order paid; null when it paid none. */
  codeOfPayment(paymentId: string): Promise<string | null>;
  readBooked(paymentId: string): Promise<BookedPayment>;
  /** All payments that were begun from one time until another (epoch ms). @throws Error when there are more than {@link mostListed} */
  paymentsBetween(fromAt: number, untilAt: number): Promise<readonly BookedPayment[]>;
  /** The same of refunds, whoever asked for them. */
  refundsBetween(fromAt: number, untilAt: number): Promise<readonly RefundFacts[]>;
  capture(payment: PaymentFacts): Promise<PaymentFacts>;
  refund(request: RefundRequest): Promise<RefundFacts>;
  readRefund(gatewayRefundId: string): Promise<RefundFacts>;
  /** All refunds of a payment, whoever asked for them. */
  refundsOf(paymentId: string): Promise<readonly RefundFacts[]>;
  createCode(request: CodeRequest): Promise<Code>;
  /** Closing a code that is closed is no error. */
  closeCode(codeId: string): Promise<void>;
  /** Whether the gateway signed that `paymentId` paid `intentId`. Compares in constant time. */
  verifyCheckoutSignature(intentId: string, paymentId: string, signature: string): boolean;
  /** The event, or null when the gateway did not sign exactly these bytes. Compares in constant time. */
  parseWebhook(
    rawBody: Buffer,
    headers: WebhookHeaders,
  ): { readonly eventId: string; readonly event: GatewayEvent } | null;
}

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Opens the gateway for an account; null when the account's key is not one that this installation may use. */
export type OpenGateway = (account: GatewayAccount) => PaymentGateway | null;

/**
 * - refused: the gateway has decided against it; asking the same again changes nothing
 * - retryable: nothing has happened; ask again later
 * - unknown: it may or may not have happened
 */
export type GatewayErrorKind = 'refused' | 'retryable' | 'unknown';

export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    readonly kind: GatewayErrorKind,
    message: string,
  ) {
    super(message);
  }
}
