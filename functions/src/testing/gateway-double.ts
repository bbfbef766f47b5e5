import {
  answer,
  checkoutSignature,
  eventBody,
  Gateway,
  signature,
  type GatewayEvent,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayQrCode,
  type GatewayRefund,
} from 'razorpay-sandbox/in-memory';

export type Fault = 'too many requests' | 'server error' | 'redirect' | 'timeout' | 'lost answer';
/** Lost answers are the hardest to get right, and come most often. */
const faultKinds: readonly Fault[] = [
  ...(['too many requests', 'server error', 'redirect', 'timeout'] as const),
  ...(['lost answer', 'lost answer', 'lost answer'] as const),
];

export interface DoubleSettings {
  readonly random: () => number;
  /** Epoch ms. */
  readonly now: () => number;
  /** Lets other things happen between a request and its effect, and between the effect and the answer. */
  readonly turn: () => Promise<void>;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

export interface SignedEvent {
  readonly eventId: string;
  readonly name: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PayOptions {
  /** `captured`: even if the gateway would give it back, as a second payment of one gateway order. Defaults to `approved`. */
  readonly outcome?: 'approved' | 'captured' | 'authorized' | 'failed';
  readonly amountPaise?: number;
  readonly currency?: string;
}

type Answer = Pick<Response, 'status' | 'text'>;
const answerOf = (status: number, body: string): Answer => ({ status, text: () => Promise.resolve(body) });
const customer = { email: 'ananya@basket.example', contact: '+919901833270' };

/**
 * The sandbox of the local stack in the tests' own process: its requests fail by chance, tests play the customer with {@link pay}, and
 * deliver {@link events} as they like.
 */
export class GatewayDouble {
  readonly sandbox: Gateway;
  /** Everything that the provider has to tell, oldest first. */
  readonly events: SignedEvent[] = [];
  /** Requests that it has answered, e.g. `POST /v1/orders`. */
  readonly requests: string[] = [];
  /** When payments were captured, in epoch ms, by their ids; the provider does not tell it. */
  readonly capturedAt = new Map<string, number>();
  /** Share of requests that fail in some way. */
  faultRate = 0;
  /** Faults of the next requests, before chance decides. */
  readonly nextFaults: Fault[] = [];
  readonly sign = signature;
  private readonly routeFaults = new Map<string, Fault>();
  private serial = 0;

  constructor(private readonly settings: DoubleSettings) {
    this.sandbox = new Gateway({
      nowSeconds: () => this.seconds(),
      newId: (prefix) => this.newId(prefix),
      publicOrigin: 'https://gateway.test',
      onEvent: (event) => this.tell(event),
    });
  }

  get orders(): ReadonlyMap<string, GatewayOrder> {
    return new Map(Object.entries(this.sandbox.state.orders));
  }

  get payments(): ReadonlyMap<string, GatewayPayment> {
    return new Map(Object.entries(this.sandbox.state.payments));
  }

  get refunds(): ReadonlyMap<string, GatewayRefund> {
    return new Map(Object.entries(this.sandbox.state.refunds));
  }

  get codes(): ReadonlyMap<string, GatewayQrCode> {
    const { qrCodes, state } = this.sandbox;
    return new Map(Object.keys(state.qrCodes).map((id) => [id, qrCodes.get(id)]));
  }

  /** The provider's network interface, for the adapter. */
  readonly fetch = async (
    address: string,
    { method = 'GET', headers, body }: RequestInit,
  ): Promise<Answer> => {
    const url = new URL(address);
    const route = `${method} ${url.pathname}`;
    const fault = this.nextFault(route);
    await this.settings.turn();
    if (fault === 'too many requests') return answerOf(429, '');
    if (fault === 'server error') return answerOf(500, 'upstream failed');
    if (fault === 'redirect') return answerOf(302, '');
    if (fault === 'timeout')
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    this.requests.push(route);
    const answered = answer(this.sandbox, {
      ...{ method, url, body: JSON.parse(typeof body === 'string' ? body : '{}') as unknown },
      idempotencyKey: new Headers(headers).get('x-refund-idempotency'),
    });
    await this.settings.turn();
    if (fault === 'lost answer') throw new TypeError('fetch failed: socket hang up');
    return answerOf(answered.status, answered.body);
  };

  /** The next request of this kind, e.g. `POST /v1/orders`, fails. */
  failNext(route: string, fault: Fault): void {
    this.routeFaults.set(route, fault);
  }

  private nextFault(route: string): Fault | null {
    const planned = this.routeFaults.get(route);
    this.routeFaults.delete(route);
    return planned ?? this.nextFaults.shift() ?? this.chosenFault();
  }

  private chosenFault(): Fault | null {
    if (this.settings.random() >= this.faultRate) return null;
    return faultKinds[Math.floor(this.settings.random() * faultKinds.length)] ?? null;
  }

  /** The customer pays a gateway order or a code, and had begun before it was paid or closed. */
  pay(
    intentId: string,
    { outcome = 'approved', amountPaise, currency }: PayOptions = {},
  ): { readonly paymentId: string; readonly signature: string } {
    const { sandbox } = this;
    const unusual = { amount: amountPaise, currency, hasBegun: true };
    const { id } =
      intentId in sandbox.state.qrCodes
        ? sandbox.qrCodes.pay(intentId, { method: 'upi', ...customer }, unusual)
        : sandbox.beginPayment(intentId, { method: 'card', last4: '1111', ...customer }, unusual);
    if (outcome === 'failed') sandbox.failPayment(id);
    else if (outcome === 'approved') sandbox.authorizePayment(id);
    else sandbox.authorizePayment(id, outcome === 'captured' ? 'always' : 'never');
    return { paymentId: id, signature: checkoutSignature(intentId, id, this.settings.keySecret) };
  }

  /** The bank's part of a refund. */
  finishRefund(id: string, outcome: 'processed' | 'failed'): void {
    this.sandbox.refunds.end(this.sandbox.refunds.get(id), outcome);
  }

  /** A refund that somebody makes on the provider's own pages. */
  refundOutside(paymentId: string, amount: number): void {
    this.sandbox.refunds.request(paymentId, { amount }, null);
  }

  private tell(event: GatewayEvent): void {
    const { payment } = event.entities as { readonly payment?: GatewayPayment };
    if (event.event === 'payment.captured' && payment) this.capturedAt.set(payment.id, this.settings.now());
    this.events.push(this.signed(event.event, eventBody(event, this.seconds())));
  }

  /** Any body as the provider would sign and send it. */
  signEvent(
    content: { readonly event: string; readonly payload: unknown },
    secret = this.settings.webhookSecret,
  ): SignedEvent {
    return this.signed(content.event, JSON.stringify({ ...content, created_at: this.seconds() }), secret);
  }

  private signed(name: string, text: string, secret = this.settings.webhookSecret): SignedEvent {
    const eventId = this.newId('evt');
    const headers = { 'x-razorpay-signature': signature(text, secret), 'x-razorpay-event-id': eventId };
    return { eventId, name, body: Buffer.from(text), headers };
  }

  private newId(prefix: string): string {
    this.serial += 1;
    return `${prefix}_${String(this.serial).padStart(14, '0')}`;
  }

  private seconds(): number {
    return Math.floor(this.settings.now() / 1000);
  }
}
