import { createHash, createHmac } from 'node:crypto';
import {
  answerOf,
  between,
  collection,
  listed,
  errorBody,
  faultKinds,
  amountOf,
  need,
  Refusal,
  type Asked,
  type CodeRow,
  type Fault,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
  type Row,
} from './gateway-double-rows';

/**
 * The payment provider in memory, as its REST interface shows itself: orders, payments, captures, refunds with idempotency
 * keys, QR codes, and events signed over their bytes. It keeps to the provider's states and refusals; faults come by chance.
 * Tests play the customer with {@link pay}, and deliver {@link events} as they like.
 */
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
  readonly outcome?: 'captured' | 'authorized' | 'failed';
  readonly amountPaise?: number;
  readonly currency?: string;
}

export class GatewayDouble {
  readonly orders = new Map<string, OrderRow>();
  readonly payments = new Map<string, PaymentRow>();
  readonly refunds = new Map<string, RefundRow>();
  readonly codes = new Map<string, CodeRow>();
  /** Everything that the provider has to tell, oldest first. */
  readonly events: SignedEvent[] = [];
  /** Requests that it has answered, e.g. `POST /v1/orders`. */
  readonly requests: string[] = [];
  /** Share of requests that fail in some way. */
  faultRate = 0;
  /** Faults of the next requests, before chance decides. */
  readonly nextFaults: Fault[] = [];
  /** Whether refunds are processed at once; otherwise by {@link finishRefund}. */
  refundsAtOnce = true;
  private readonly answeredKeys = new Map<string, { readonly body: string; readonly refundId: string }>();
  private readonly routeFaults = new Map<string, Fault>();
  private readonly codeOf = new Map<string, string>();
  private serial = 0;

  constructor(private readonly settings: DoubleSettings) {}

  /** The provider's network interface, for the adapter. */
  readonly fetch = async (url: string, init: RequestInit): Promise<Pick<Response, 'status' | 'text'>> => {
    const fault = this.nextFault(`${init.method ?? 'GET'} ${new URL(url).pathname}`);
    await this.settings.turn();
    if (fault === 'too many requests') return answerOf(429, errorBody('Too many requests'));
    if (fault === 'server error') return answerOf(500, 'upstream failed');
    if (fault === 'redirect') return answerOf(302, '');
    if (fault === 'timeout')
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    const answer = this.answer(new URL(url), init);
    await this.settings.turn();
    if (fault === 'lost answer') throw new TypeError('fetch failed: socket hang up');
    return answer;
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

  private answer(url: URL, init: RequestInit): Pick<Response, 'status' | 'text'> {
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    this.requests.push(route);
    try {
      return answerOf(200, JSON.stringify(this.act(route, url, init)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return answerOf(error.status, errorBody(error.message));
    }
  }

  private act(route: string, url: URL, init: RequestInit): unknown {
    const text = typeof init.body === 'string' ? init.body : '{}';
    const [, id = ''] =
      /(?:orders|payments|refunds|qr_codes)\/((?:order|pay|rfnd|qr)_(?!codes\b)\w+)/.exec(url.pathname) ?? [];
    const asked: Asked = { id, url, init, text, body: JSON.parse(text) as Row };
    const found = this.routes.find(([pattern]) => pattern.test(route));
    if (!found) throw new Refusal(400, 'The requested URL was not found on the server.');
    return found[1](asked);
  }

  private readonly routes: readonly (readonly [RegExp, (asked: Asked) => unknown])[] = [
    [/^POST \/v1\/orders$/, ({ body }) => this.createOrder(body)],
    [
      /^GET \/v1\/orders$/,
      ({ url }) => listed(this.orders, (order) => order.receipt === url.searchParams.get('receipt')),
    ],
    [/^GET \/v1\/orders\/\w+\/payments$/, ({ id }) => listed(this.payments, (row) => row.order_id === id)],
    [/^POST \/v1\/payments\/qr_codes$/, ({ body }) => this.createCode(body)],
    [/^GET \/v1\/payments\/qr_codes$/, ({ url }) => this.codesFor(url.searchParams.get('payment_id') ?? '')],
    [/^POST \/v1\/payments\/qr_codes\/\w+\/close$/, ({ id }) => this.close(id)],
    [
      /^GET \/v1\/payments\/qr_codes\/\w+\/payments$/,
      ({ id }) => listed(this.payments, (row) => this.codeOf.get(row.id) === id),
    ],
    [/^POST \/v1\/payments\/\w+\/capture$/, ({ id, body }) => this.capture(id, body)],
    [
      /^POST \/v1\/payments\/\w+\/refund$/,
      ({ id, text, init }) => this.refund(id, text, new Headers(init.headers).get('x-refund-idempotency')),
    ],
    [/^GET \/v1\/payments\/\w+\/refunds$/, ({ id }) => listed(this.refunds, (row) => row.payment_id === id)],
    [/^GET \/v1\/payments$/, ({ url }) => between(this.payments, url.searchParams)],
    [/^GET \/v1\/refunds$/, ({ url }) => between(this.refunds, url.searchParams)],
    [/^GET \/v1\/payments\/\w+$/, ({ id }) => need(this.payments.get(id))],
    [/^GET \/v1\/refunds\/\w+$/, ({ id }) => need(this.refunds.get(id))],
  ];

  private codesFor(paymentId: string): unknown {
    const code = this.codes.get(this.codeOf.get(paymentId) ?? '');
    return collection(code ? [code] : []);
  }

  private newId(prefix: string): string {
    this.serial += 1;
    return `${prefix}_${String(this.serial).padStart(10, '0')}`;
  }

  private createOrder(body: Row): OrderRow {
    const { amount, currency, receipt } = body;
    if (typeof amount !== 'number' || amount < 100)
      throw new Refusal(400, 'The amount must be at least INR 1.00');
    if (typeof receipt !== 'string' || receipt.length > 40)
      throw new Refusal(400, 'The receipt may not be greater than 40 characters.');
    const id = this.newId('order');
    const order: OrderRow = {
      id,
      entity: 'order',
      amount,
      currency: String(currency),
      receipt,
      status: 'created',
      attempts: 0,
    };
    this.orders.set(id, order);
    return order;
  }

  private createCode(body: Row): CodeRow {
    const { payment_amount: amount, close_by: closeBy } = body;
    if (typeof amount !== 'number' || amount < 100)
      throw new Refusal(400, 'The payment amount must be at least INR 1.00');
    if (typeof closeBy !== 'number' || closeBy * 1000 < this.settings.now() + 15 * 60_000)
      throw new Refusal(400, 'close_by should be at least 15 minutes after current time');
    const id = this.newId('qr');
    const code: CodeRow = {
      ...{ id, entity: 'qr_code', payment_amount: amount, close_by: closeBy, status: 'active' as const },
      image_url: `https://rzp.io/i/${id}`,
      image_content: `upi://pay?pa=shop@bank&am=${amount / 100}&cu=INR&tr=${id}`,
    };
    this.codes.set(id, code);
    return code;
  }

  private close(id: string): CodeRow {
    const code = need(this.codes.get(id));
    if (code.status === 'closed') throw new Refusal(400, 'Qr Code has been closed.');
    code.status = 'closed';
    return code;
  }

  private capture(id: string, { amount, currency }: Row): PaymentRow {
    const payment = need(this.payments.get(id));
    if (payment.status !== 'authorized') throw new Refusal(400, 'This payment has already been captured.');
    if (amount !== payment.amount || currency !== payment.currency)
      throw new Refusal(400, 'Capture amount must be equal to the amount authorized');
    this.markCaptured(payment);
    return payment;
  }

  private refund(paymentId: string, body: string, key: string | null): RefundRow {
    const answered = key === null ? undefined : this.answeredKeys.get(key);
    if (answered && answered.body !== body)
      throw new Refusal(400, 'Different request with the same idempotency key has already been processed.');
    if (answered) return need(this.refunds.get(answered.refundId));
    const payment = need(this.payments.get(paymentId));
    const { amount, receipt } = JSON.parse(body) as Row;
    if (!payment.captured)
      throw new Refusal(400, 'The payment status should be captured for action to be taken');
    if (Number(amount) < 100) throw new Refusal(400, 'The refund amount must be at least INR 1.00');
    if (typeof amount !== 'number' || amount > payment.amount - payment.amount_refunded)
      throw new Refusal(400, 'The total refund amount is greater than the refund payment amount');
    const id = this.newId('rfnd');
    const refund: RefundRow = {
      ...{ id, entity: 'refund', amount, currency: payment.currency, payment_id: paymentId },
      ...{ receipt: receipt ?? null, status: 'pending' as const, created_at: this.seconds() },
    };
    this.refunds.set(id, refund);
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    if (key !== null) this.answeredKeys.set(key, { body, refundId: id });
    this.tell('refund.created', { refund });
    if (this.refundsAtOnce) this.finishRefund(id, 'processed');
    return refund;
  }

  /** The bank's part of a refund. */
  finishRefund(id: string, status: 'processed' | 'failed'): void {
    const refund = need(this.refunds.get(id));
    refund.status = status;
    const payment = need(this.payments.get(refund.payment_id));
    if (status === 'failed') {
      payment.amount_refunded -= refund.amount;
      payment.status = 'captured';
    }
    this.tell(`refund.${status}`, { refund, payment });
  }

  /** A refund that somebody makes on the provider's own pages. */
  refundOutside(paymentId: string, amount: number): string {
    return this.refund(paymentId, JSON.stringify({ amount }), null).id;
  }

  /** The customer pays a gateway order or a code. */
  pay(
    intentId: string,
    { outcome = 'captured', amountPaise, currency = 'INR' }: PayOptions = {},
  ): { readonly paymentId: string; readonly signature: string } {
    const [order, code] = [this.orders.get(intentId), this.codes.get(intentId)];
    const id = this.newId('pay');
    const payment: PaymentRow = {
      ...{ id, entity: 'payment', amount: amountPaise ?? amountOf(order ?? code), currency },
      ...{ status: 'created' as const, order_id: order?.id ?? null, method: code ? 'upi' : 'card' },
      ...{ amount_refunded: 0, captured: false, error_description: null, created_at: this.seconds() },
      ...{ email: 'ananya@basket.example', contact: '+919901833270' },
    };
    this.payments.set(id, payment);
    if (code) this.codeOf.set(id, code.id);
    if (order?.status === 'created') order.status = 'attempted';
    if (outcome === 'failed') this.fail(id);
    else this.authorize(id, outcome === 'captured');
    return { paymentId: id, signature: this.sign(`${intentId}|${id}`, this.settings.keySecret) };
  }

  fail(paymentId: string): void {
    const payment = need(this.payments.get(paymentId));
    payment.status = 'failed';
    payment['error_description'] = 'Payment was declined by the bank';
    this.tell('payment.failed', { payment });
  }

  /** Also a payment that had failed: a bank may report its success late. */
  authorize(paymentId: string, capturesAtOnce: boolean): void {
    const payment = need(this.payments.get(paymentId));
    payment.status = 'authorized';
    payment['error_description'] = null;
    this.tell('payment.authorized', { payment });
    if (capturesAtOnce) this.markCaptured(payment);
  }

  /** What was authorised and never captured goes back by itself. */
  giveBack(paymentId: string): void {
    const payment = need(this.payments.get(paymentId));
    payment.status = 'refunded';
    payment.amount_refunded = payment.amount;
    const id = this.newId('rfnd');
    const refund: RefundRow = {
      id,
      amount: payment.amount,
      payment_id: paymentId,
      receipt: null,
      status: 'processed',
      created_at: this.seconds(),
    };
    this.refunds.set(id, refund);
    this.tell('refund.processed', { refund, payment });
  }

  private markCaptured(payment: PaymentRow): void {
    payment.status = 'captured';
    payment.captured = true;
    payment['captured_at'] = this.settings.now();
    this.tell('payment.captured', { payment });
    const order = this.orders.get(payment.order_id ?? '');
    if (order) {
      order.status = 'paid';
      this.tell('order.paid', { payment, order });
    }
    const code = this.codes.get(this.codeOf.get(payment.id) ?? '');
    if (code) {
      code.status = 'closed';
      this.tell('qr_code.credited', { payment, qr_code: code });
    }
  }

  private tell(name: string, entities: Readonly<Record<string, Row>>): void {
    const payload = Object.fromEntries(Object.entries(entities).map(([key, row]) => [key, { entity: row }]));
    this.events.push(
      this.signEvent({ entity: 'event', event: name, contains: Object.keys(entities), payload }),
    );
  }

  /** Any body as the provider would sign and send it. */
  signEvent(content: Row, secret = this.settings.webhookSecret): SignedEvent {
    const body = Buffer.from(JSON.stringify({ ...content, created_at: this.seconds() }));
    this.serial += 1;
    const eventId = createHash('sha256').update(`${this.serial}`).digest('hex').slice(0, 14);
    const headers = { 'x-razorpay-signature': this.sign(body, secret), 'x-razorpay-event-id': eventId };
    return { eventId, name: String(content['event']), body, headers };
  }

  sign(content: string | Buffer, secret: string): string {
    return createHmac('sha256', secret).update(content).digest('hex');
  }

  private seconds(): number {
    return Math.floor(this.settings.now() / 1000);
  }
}
