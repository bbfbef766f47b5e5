import {
  orders,
  paymentWaitMs,
  products,
  type startPayment,
  type Order,
  type ResponseOf,
} from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { runTask, TooEarlyError } from '../../../entry-points/run-task.task';
import { sweep } from '../../../entry-points/sweep.schedule';
import { cancelOrderOperation } from '../../../orders/cancel-order.callable';
import { takeInEvent } from '../../../payments/gateway.webhook';
import { refundOrderOperation } from '../../../payments/refunds/refund-order.callable';
import { startPaymentOperation } from '../../../payments/intents/start-payment.callable';
import { verifyPayment } from '../../../payments/intents/verify-payment';
import { RefusedError, statusCodeOf } from '../../../platform/errors';
import type { Services } from '../../../platform/services';
import type { OutboxMessage } from '../../../platform/tasks';
import type { GatewayDouble, PayOptions, SignedEvent } from '../../gateway-double';
import { gatewayDocuments, withGateway } from '../../gateway-harness';
import { orderDocument, productDocument, profileDocument, type Harness } from '../../harness';
import { CrashError, inTurns, pick, seededRandom, withFaults } from '../faults';
import { checkPayments, type HeardPayments } from './payments-checks';

const cohortSize = 50;
const clients = 20;
const stockAtStart = 10_000;
const customers = ['customer1', 'customer2', 'customer3'];

export interface PaymentsHistory {
  readonly orders: number;
  readonly paid: number;
  readonly refunded: number;
  readonly neverCaptured: number;
  readonly findings: string[];
}

type Move = () => Promise<void>;
type Checkout = ResponseOf<typeof startPayment>['checkout'];

/**
 * Customers pay, fail, pay twice, pay late, cancel and cheat, while the provider's events come three times, in any order or not
 * at all, somebody pays money back on its own pages, its answers get lost, commits fail and instances die. In the end faults stop, one sweep runs, and every order's money
 * is compared with what the provider has. Needs an empty database.
 */
export async function runPaymentsHistory(
  harness: Harness,
  { seed, orders: wanted }: { readonly seed: number; readonly orders: number },
): Promise<PaymentsHistory> {
  const random = seededRandom(seed);
  const story = new PaymentsStory(harness, seed, random);
  await story.open();
  for (let first = 0; first < wanted; first += cohortSize)
    await story.runCohort(first, Math.min(cohortSize, wanted - first));
  await story.calm();
  const counted = await checkPayments(harness, story.gateway, story.heard, stockAtStart);
  return { ...counted, findings: [...story.surprises, ...counted.findings] };
}

class PaymentsStory {
  readonly gateway;
  readonly heard: HeardPayments = { orderIds: [], saidPaid: [], deliveredEvents: new Set() };
  readonly surprises: string[] = [];
  private readonly calmServices: Services;
  private readonly services: Services;
  private readonly tasks: OutboxMessage[] = [];
  private deliveredEvents = 0;

  constructor(
    private readonly harness: Harness,
    private readonly seed: number,
    private readonly random: () => number,
  ) {
    const opened = withGateway(harness.services, { random, turn: () => harness.services.pause(0) });
    this.gateway = opened.gateway;
    this.gateway.faultRate = 0.15;
    this.calmServices = { ...opened.services, enqueue: async (message) => void this.tasks.push(message) };
    this.services = withFaults(this.calmServices, random);
  }

  async open(): Promise<void> {
    await this.harness.seed({
      ...gatewayDocuments(),
      ...productDocument('tomato', { stockQuantity: stockAtStart }),
      ...profileDocument('admin1', { role: 'admin' }),
    });
    for (const uid of customers) await this.harness.seed(profileDocument(uid));
  }

  async runCohort(first: number, count: number): Promise<void> {
    const ids = await this.placeOrders(first, count);
    await inTurns(clients, ids.length, (turn) => this.payOrder(ids[turn] ?? ''));
    await this.shuffled([
      ...this.deliveries(),
      ...this.outsideRefunds(),
      ...this.cancellations(ids),
      ...this.adminRefunds(ids),
    ]);
    await this.shuffled([
      ...this.dueTasks(),
      ...this.deliveries(),
      ...this.outsideRefunds(),
      ...this.adminRefunds(ids),
    ]);
    await this.shuffled(this.dueTasks());
    this.advance(paymentWaitMs - 1_000);
    await this.shuffled(this.paymentsBy(ids, 0.15));
    this.advance(60_000);
    await this.shuffled([
      ...this.dueTasks(),
      ...this.paymentsBy(ids, 0.06),
      () => this.sweepOnce(this.services),
    ]);
    await this.shuffled([...this.dueTasks(), ...this.deliveries()]);
  }

  /** Faults end, time passes and one sweep runs. */
  async calm(): Promise<void> {
    this.gateway.faultRate = 0;
    this.gateway.nextFaults.length = 0;
    this.advance(13 * 3_600_000);
    await this.sweepOnce(this.calmServices);
  }

  private advance(ms: number): void {
    this.harness.setNow(this.harness.services.now() + ms);
  }

  private async placeOrders(first: number, count: number): Promise<string[]> {
    const now = this.harness.services.now();
    const ids = Array.from({ length: count }, (_, index) => `order${first + index}`);
    for (const [index, id] of ids.entries()) {
      const order = anOrder({
        id,
        orderNumber: `BE261121${10_000 + first + index}`,
        customerId: pick(this.random, customers),
        paymentMethod: 'online',
        paymentDueAt: now + paymentWaitMs,
        totalPaise: 98_00 + 100 * Math.floor(this.random() * 500),
        createdAt: now,
      });
      await this.harness.seed(orderDocument(order));
    }
    const stock = await this.harness.read<{ stockQuantity: number }>(products.path('tomato'));
    await this.harness.seed(productDocument('tomato', { stockQuantity: stock.stockQuantity - 2 * count }));
    this.heard.orderIds.push(...ids);
    return ids;
  }

  /** Opens the checkout, once or in two tabs, and does there what people do. */
  private async payOrder(orderId: string): Promise<void> {
    const [tab, otherTab] = await Promise.all([
      this.openCheckout(orderId),
      this.random() < 0.2 ? this.openCheckout(orderId) : null,
    ]);
    const checkout = tab ?? otherTab;
    if (!checkout) return;
    const chance = this.random();
    if (chance < 0.1) return;
    if (chance < 0.2) this.gateway.pay(checkout.gatewayOrderId, { outcome: 'failed' });
    if (chance < 0.25) return;
    if (chance < 0.33) {
      const { paymentId } = this.gateway.pay(checkout.gatewayOrderId, { outcome: 'authorized' });
      if (this.random() < 0.3) this.gateway.sandbox.refunds.giveBack(this.gateway.sandbox.payment(paymentId));
      return;
    }
    const amountPaise = checkout.amountPaise + (chance < 0.36 ? pick(this.random, [-1, 1]) : 0);
    const currency = chance > 0.98 ? 'USD' : 'INR';
    await this.reportPayment(orderId, checkout, { amountPaise, currency });
    if (otherTab && this.random() < 0.5)
      await this.reportPayment(orderId, otherTab, { amountPaise: otherTab.amountPaise, currency: 'INR' });
  }

  private async openCheckout(orderId: string): Promise<Checkout | null> {
    const { customerId } = await this.orderOf(orderId);
    for (let tries = 0; tries < 4; tries += 1) {
      const answer = await this.tolerant(() =>
        this.harness.run(startPaymentOperation, customerId, { orderId }, { services: this.services }),
      );
      if (answer) return answer.checkout;
    }
    return null;
  }

  /** The browser reports what it was told, or the tab is closed before; some report a cheap payment for a dear order. */
  private async reportPayment(
    orderId: string,
    { gatewayOrderId }: Checkout,
    paid: { readonly amountPaise: number; readonly currency: string },
  ): Promise<void> {
    const { paymentId, signature } = this.pay(gatewayOrderId, paid);
    if (this.random() < 0.3) return;
    await this.verify(orderId, paymentId, gatewayOrderId, signature);
    if (this.random() < 0.2) await this.verify(orderId, paymentId, gatewayOrderId, signature);
    if (this.random() < 0.1)
      await this.verify(pick(this.random, this.heard.orderIds), paymentId, gatewayOrderId, signature);
  }

  /** A second payment of a gateway order goes back at once, as the gateway documents, or is captured, which is worse. */
  private pay(intentId: string, paid: PayOptions = {}): ReturnType<GatewayDouble['pay']> {
    return this.gateway.pay(intentId, { outcome: pick(this.random, ['approved', 'captured']), ...paid });
  }

  private async verify(
    orderId: string,
    paymentId: string,
    intentId: string,
    signature: string,
  ): Promise<void> {
    const { customerId } = await this.orderOf(orderId);
    const request = {
      razorpay_payment_id: paymentId,
      razorpay_order_id: intentId,
      razorpay_signature: signature,
      order_id: orderId,
    };
    const verified = await this.tolerant(async () => {
      await verifyPayment(this.services, customerId, request);
      return true;
    });
    if (verified) this.heard.saidPaid.push({ orderId, paymentId });
  }

  /** New events: captured three times, paid twice, others once; one in twenty never arrives. */
  private deliveries(): Move[] {
    const fresh = this.gateway.events.slice(this.deliveredEvents);
    this.deliveredEvents = this.gateway.events.length;
    const times: Readonly<Record<string, number>> = { 'payment.captured': 3, 'order.paid': 2 };
    return fresh
      .flatMap((event) => Array.from({ length: times[event.name] ?? 1 }, () => event))
      .filter(() => this.random() >= 0.05)
      .map((event) => () => this.deliver(event));
  }

  private async deliver({ eventId, body, headers }: SignedEvent): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      const status = await this.tolerant(() => this.takeIn(body, headers));
      if (status === 200) this.heard.deliveredEvents.add(eventId);
      if (status === 200) return;
    }
  }

  /** As the gateway sees it: a commit that fails is an answer of 500. */
  private async takeIn(body: Buffer, headers: SignedEvent['headers']): Promise<number> {
    try {
      return await takeInEvent(this.services, body, headers);
    } catch (error) {
      if (statusCodeOf(error) !== null) return 500;
      throw error;
    }
  }

  private cancellations(ids: readonly string[]): Move[] {
    return ids
      .filter(() => this.random() < 0.08)
      .map((orderId) => async () => {
        const { customerId } = await this.orderOf(orderId);
        await this.tolerant(() =>
          this.harness.run(cancelOrderOperation, customerId, { orderId }, { services: this.services }),
        );
      });
  }

  private adminRefunds(ids: readonly string[]): Move[] {
    return ids
      .filter(() => this.random() < 0.4)
      .map((orderId) => async () => {
        const scope = { kind: 'amount' as const, amountPaise: 10_00 };
        const input = { orderId, scope, reason: 'Bruised' };
        await this.tolerant(() =>
          this.harness.run(refundOrderOperation, 'admin1', input, { services: this.services }),
        );
      });
  }

  /** Somebody pays back a part of some payments on the provider's own pages; half of the events are lost. */
  private outsideRefunds(): Move[] {
    const latest = [...this.gateway.payments.values()].slice(-cohortSize);
    return latest
      .filter(() => this.random() < 0.06)
      .map((payment) => () => {
        const { id, captured, amount, amount_refunded: refunded } = payment;
        if (captured && amount - refunded > 7_00) this.gateway.refundOutside(id, 7_00);
        if (this.random() < 0.5) this.deliveredEvents = this.gateway.events.length;
        return Promise.resolve();
      });
  }

  /** Some pay in a checkout that they left open: at the last moment, or too late. Nobody is told yet. */
  private paymentsBy(ids: readonly string[], share: number): Move[] {
    return ids
      .filter(() => this.random() < share)
      .map((orderId) => async () => {
        const { payment } = await this.orderOf(orderId);
        if (payment.intentId !== null) this.pay(payment.intentId);
      });
  }

  /** The tasks of the queue; one in twenty is lost, one in ten comes twice. */
  private dueTasks(): Move[] {
    const waiting = this.tasks.splice(0).filter(() => this.random() >= 0.05);
    return waiting
      .flatMap((message) => (this.random() < 0.1 ? [message, message] : [message]))
      .map((message) => () => this.runTask(message));
  }

  private async runTask(message: OutboxMessage): Promise<void> {
    try {
      await runTask(message.task, message.dueAt, this.services);
    } catch (error) {
      // As the queue does: later again. A fault is tried again by the sweep as well.
      if (error instanceof TooEarlyError) this.tasks.push(message);
    }
  }

  private async sweepOnce(services: Services): Promise<void> {
    await this.tolerant(() => sweep(services));
  }

  private shuffled(moves: Move[]): Promise<void> {
    const order = moves.map((move) => ({ move, at: this.random() })).sort((a, b) => a.at - b.at);
    return inTurns(clients, order.length, async (turn) => order[turn]?.move());
  }

  /** Null when it was refused, or nobody learnt what came of it. Anything else is a finding. */
  private async tolerant<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      const isExpected = error instanceof RefusedError || error instanceof CrashError;
      if (!isExpected) this.surprises.push(`seed ${this.seed}: ${String(error)}`);
      return null;
    }
  }

  private orderOf(orderId: string): Promise<Order> {
    return this.harness.read<Order>(orders.path(orderId));
  }
}
