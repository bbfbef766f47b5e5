import {
  adminOrderStatuses,
  cashBill,
  cashDeposits,
  isGatewaySum,
  keptPaise,
  orders,
  refunds,
  type Contract,
  type Order,
  type Refund,
  type RequestOf,
  type ResponseOf,
} from '@basket/domain';
import { closeAccountOperation } from '../../../accounts/personal-data.callable';
import { markDeliveredOperation } from '../../../orders/delivery/mark-delivered.callable';
import { assignOrderOperation } from '../../../dispatch/offers/assign-order.callable';
import { changePartnerOperation } from '../../../dispatch/offers/change-partner.callable';
import { respondToOfferOperation } from '../../../dispatch/offers/respond-to-offer.callable';
import { cancelOrderOperation } from '../../../orders/cancel-order.callable';
import { setOrderStatusOperation } from '../../../orders/set-order-status.callable';
import { takeInEvent } from '../../../payments/gateway.webhook';
import { checkDoorPaymentOperation } from '../../../payments/intents/check-door-payment.callable';
import { showPaymentCodeOperation } from '../../../payments/intents/show-payment-code.callable';
import { startPaymentOperation } from '../../../payments/intents/start-payment.callable';
import { payInCashOperation } from '../../../payments/pay-in-cash.callable';
import { payOutRefundOperation } from '../../../payments/refunds/pay-out-refund.callable';
import { refundOrderOperation } from '../../../payments/refunds/refund-order.callable';
import { retryRefundOperation } from '../../../payments/refunds/retry-refund.callable';
import { RefusedError, statusCodeOf } from '../../../platform/errors';
import type { Operation } from '../../../platform/operation';
import type { Services } from '../../../platform/services';
import { correctCashDepositOperation } from '../../../wallet/correct-cash-deposit.callable';
import { recordCashDepositOperation } from '../../../wallet/record-cash-deposit.callable';
import type { GatewayDouble, SignedEvent } from '../../gateway-double';
import type { Harness } from '../../harness';
import { CrashError, pick } from '../faults';
import { isByHand, isOpen } from './money-books';
import type { World } from './money-checks';
import { admin, partnerIds } from './money-shop';

type Act = () => Promise<unknown>;
/** The last one is too little for the gateway (rule: small-sums). */
const scopes = [
  { kind: 'full' },
  { kind: 'amount', amountPaise: 20_00 },
  { kind: 'amount', amountPaise: 40 },
] as const;

/** A second payment of a gateway order goes back at once, as the gateway documents, or is captured, which is worse. */
const paidOutcomes = ['approved', 'captured'] as const;

/** The shop and the gateway that people act on, with their faults, and where surprises are told. */
interface Surroundings {
  readonly harness: Harness;
  readonly gateway: GatewayDouble;
  readonly services: Services;
  readonly random: () => number;
  readonly findings: string[];
}

/** The steps of customers, partners, admins and banks with money, and all that only the world knows of them. */
export class MoneyMoves implements World {
  readonly intentOrders = new Map<string, string>();
  readonly doorPayments = new Map<string, { readonly orderId: string; readonly at: number }>();
  readonly vouched = new Set<string>();
  readonly owedAtClosing = new Set<string>();
  readonly queued = new Set<string>();
  /** How often each move succeeded. */
  readonly done = new Map<string, number>();
  /** The gateway's events that have not been told yet. */
  private readonly untold: SignedEvent[] = [];
  private heard = 0;

  private readonly harness: Harness;
  private readonly gateway: GatewayDouble;
  private readonly services: Services;
  private readonly random: () => number;
  private readonly findings: string[];

  constructor({ harness, gateway, services, random, findings }: Surroundings) {
    this.harness = harness;
    this.gateway = gateway;
    this.services = services;
    this.random = random;
    this.findings = findings;
  }

  /** Two moves at the same time, chosen by what the order was a moment ago. */
  async act(orderId: string): Promise<void> {
    const order = await this.harness.read<Order>(orders.path(orderId));
    const moves = this.movesOf(orderId, order);
    await Promise.all([pick(this.random, moves)(), pick(this.random, moves)()]);
  }

  private movesOf(orderId: string, order: Order): readonly Act[] {
    const { customerId, status, paymentMethod } = order;
    const cancel = () => this.send(cancelOrderOperation, customerId, { orderId });
    const close = () => this.closeAccount(customerId);
    const always: readonly Act[] = [
      () => this.setStatus(orderId),
      () => this.setStatus(orderId),
      () => this.refund(orderId),
      () => this.settleByHand(orderId),
      () => this.settleByHand(orderId),
      () => this.refundOutside(orderId),
    ];
    if (status === 'cancelled') return [...always, close, () => this.payAgain(order)];
    if (status === 'delivered') return [...always, close, close, () => this.refund(orderId)];
    // Nobody looks at the money before sending it off (rule: paid-back).
    const sendOff = () =>
      this.send(setOrderStatusOperation, admin, { orderId, status: 'delivered', note: '' });
    if (order.payment.receivedPaise > 0 && keptPaise(order.payment) === 0)
      return [...always, cancel, sendOff, sendOff, sendOff];
    if (order.deliveryPartnerId !== null && status !== 'assigned')
      return [...always, ...this.movesAtDoor(orderId, order, order.deliveryPartnerId)];
    const pay = () => this.pay(orderId, order);
    if (paymentMethod === 'online' && order.paymentStatus === 'pending')
      return [...always.slice(1), cancel, ...[pay, pay, pay, pay, pay], () => this.payInCash(orderId, order)];
    const hand = () => this.hand(orderId);
    return [...always, cancel, ...[hand, hand, hand, hand], ...this.lateMoney(order)];
  }

  /** Banks that report late what was paid before the order went to cash. */
  private lateMoney(order: Order): readonly Act[] {
    const mayCome = order.paymentMethod === 'cod' && order.payment.intentId !== null;
    return mayCome ? [() => this.payAgain(order)] : [];
  }

  /** By the customer, or by an admin on the phone, often while the payment is on its way. */
  private async payInCash(orderId: string, order: Order): Promise<void> {
    const { totalPaise: expectedTotalPaise } = cashBill(order, { roundsCash: true });
    if (this.random() < 0.5) await this.pay(orderId, order);
    const uid = this.random() < 0.5 ? admin : order.customerId;
    const change = () => this.send(payInCashOperation, uid, { orderId, expectedTotalPaise });
    await Promise.all([this.tellGateway(), change(), this.tellGateway()]);
  }

  private movesAtDoor(orderId: string, order: Order, partnerId: string): readonly Act[] {
    const deliver = () => this.deliver(orderId, partnerId);
    const show = () => this.send(showPaymentCodeOperation, partnerId, { orderId });
    const { codeId } = order.payment;
    return [
      ...[deliver, deliver, deliver],
      ...[show, show, show],
      ...(codeId === null ? [] : [1, 2, 3].map(() => () => this.payCode(orderId, codeId))),
      () => this.send(checkDoorPaymentOperation, partnerId, { orderId }),
      ...this.lateMoney(order),
      () => this.changePartner(orderId, order),
    ];
  }

  private setStatus(orderId: string): Promise<unknown> {
    const status = pick(this.random, [...adminOrderStatuses, 'delivered', 'cancelled', 'pending'] as const);
    return this.send(setOrderStatusOperation, admin, { orderId, status, note: '' });
  }

  /** A partner takes an order that is back, and carries it. */
  private async hand(orderId: string): Promise<void> {
    const deliveryPartnerId = pick(this.random, partnerIds);
    await this.send(assignOrderOperation, admin, { orderId, deliveryPartnerId });
    await this.accept(orderId, deliveryPartnerId);
    await this.send(setOrderStatusOperation, admin, { orderId, status: 'out_for_delivery', note: '' });
  }

  /** An order goes to another partner, who answers or not, while its customer may pay the code that the first one showed. */
  private async changePartner(orderId: string, { assignment, payment: { codeId } }: Order): Promise<void> {
    const deliveryPartnerId = pick(this.random, partnerIds);
    const input = { orderId, attempt: assignment?.attempt ?? 1, deliveryPartnerId, note: '' };
    await this.send(changePartnerOperation, admin, input);
    if (codeId !== null) {
      await this.payCode(orderId, codeId);
      for (let times = 3; times > 0; times -= 1) await this.tellGateway();
    }
    if (this.random() < 0.5) await this.accept(orderId, deliveryPartnerId);
  }

  private async accept(orderId: string, partnerId: string): Promise<void> {
    const { status, offerAttempts: attempt } = await this.harness.read<Order>(orders.path(orderId));
    if (status === 'assigned')
      await this.send(respondToOfferOperation, partnerId, { orderId, attempt, answer: 'accept' });
  }

  private deliver(orderId: string, partnerId: string): Promise<unknown> {
    const hasTakenCash = this.random() < 0.15;
    if (hasTakenCash) this.vouched.add(orderId);
    return this.send(markDeliveredOperation, partnerId, { orderId, ...(hasTakenCash && { hasTakenCash }) });
  }

  /** Most pay, some twice, some fail or leave; nobody tells the shop but the gateway. */
  private async pay(orderId: string, { customerId }: Order): Promise<void> {
    const started = await this.send(startPaymentOperation, customerId, { orderId });
    if (!started || this.random() < 0.15) return;
    const chance = this.random();
    const outcome = chance < 0.1 ? 'failed' : chance < 0.2 ? 'authorized' : pick(this.random, paidOutcomes);
    for (let times = this.random() < 0.1 ? 2 : 1; times > 0; times -= 1)
      this.note(this.gateway.pay(started.checkout.gatewayOrderId, { outcome }).paymentId, orderId);
  }

  /** In a checkout that was left open. */
  private payAgain({ payment: { intentId } }: Order): Promise<void> {
    const orderId = this.gateway.orders.get(intentId ?? '')?.receipt?.replace(/-\d+$/, '');
    if (intentId !== null && orderId !== undefined && this.random() < 0.3)
      this.note(this.gateway.pay(intentId, { outcome: pick(this.random, paidOutcomes) }).paymentId, orderId);
    return Promise.resolve();
  }

  /** A code that is closed cannot be paid. */
  private payCode(orderId: string, codeId: string): Promise<void> {
    if (this.gateway.codes.get(codeId)?.status !== 'active') return Promise.resolve();
    const { paymentId } = this.gateway.pay(codeId);
    this.note(paymentId, orderId);
    this.doorPayments.set(paymentId, { orderId, at: this.services.now() });
    return Promise.resolve();
  }

  private note(paymentId: string, orderId: string): void {
    this.intentOrders.set(paymentId, orderId);
    this.count('paid at the gateway');
  }

  private refund(orderId: string): Promise<unknown> {
    const scope = pick(this.random, scopes);
    return this.send(refundOrderOperation, admin, { orderId, scope, reason: 'Bruised' });
  }

  /** An admin tries a refund again, or pays it out. */
  private async settleByHand(orderId: string): Promise<void> {
    const open = await this.openRefunds('orderId', orderId);
    if (open.length === 0) return;
    const { refundId, refund } = pick(this.random, open);
    if (!isByHand(refund) && this.random() < 0.6) await this.send(retryRefundOperation, admin, { refundId });
    else await this.send(payOutRefundOperation, admin, { refundId, reference: `UTR ${refundId}` });
  }

  /** Somebody pays back at the gateway's own pages; banks take their time, and refuse some. */
  private refundOutside(orderId: string): Promise<void> {
    const own = [...this.gateway.payments.values()].filter(({ id }) => this.intentOrders.get(id) === orderId);
    for (const { id, captured, amount, amount_refunded: back } of own)
      if (captured && isGatewaySum(amount - back) && this.random() < 0.5) {
        this.gateway.refundOutside(id, this.random() < 0.5 ? amount - back : Math.min(amount - back, 30_00));
        this.count('refunded at the gateway');
      }
    this.gateway.sandbox.refunds.outcome = this.random() < 0.7 ? 'processed' : 'pending';
    for (const [id, { status }] of this.gateway.refunds)
      if (status === 'pending' && this.random() < 0.3)
        this.gateway.finishRefund(id, this.random() < 0.4 ? 'failed' : 'processed');
    return Promise.resolve();
  }

  private async closeAccount(uid: string): Promise<void> {
    if (this.random() < 0.5) return;
    const owed = await this.openRefunds('customerId', uid);
    const input = { uid, email: `${uid}@basket.example` };
    if (!(await this.send(closeAccountOperation, uid, input))) return;
    for (const { refundId } of owed) this.owedAtClosing.add(refundId);
  }

  private async openRefunds(
    field: 'customerId' | 'orderId',
    id: string,
  ): Promise<readonly { readonly refundId: string; readonly refund: Refund }[]> {
    const { docs } = await this.harness.db.collection(refunds.collection).where(field, '==', id).get();
    return docs
      .map((doc) => ({ refundId: doc.id, refund: doc.data() as Refund }))
      .filter(({ refund }) => isOpen(refund));
  }

  /** One of what the gateway has to tell, in any order; one in eight is lost, one in four comes again. */
  async tellGateway(): Promise<void> {
    this.untold.push(...this.gateway.events.slice(this.heard));
    this.heard = this.gateway.events.length;
    const [event] = this.untold.splice(Math.floor(this.random() * this.untold.length), 1);
    if (!event || this.random() < 0.125) return;
    if (this.random() < 0.25) this.untold.push(event);
    await this.tolerant('event', () => this.takeIn(event));
  }

  /** As the gateway sees it: a commit that fails is an answer of 500. */
  private async takeIn({ body, headers }: SignedEvent): Promise<number> {
    try {
      return await takeInEvent(this.services, body, headers);
    } catch (error) {
      if (statusCodeOf(error) !== null) return 500;
      throw error;
    }
  }

  /** Cash is handed in; the admin mistypes, and takes a row back. */
  async deposit(cash: { readonly partnerId: string; readonly inHandPaise: number }): Promise<void> {
    const { docs } = await this.harness.db.collection(cashDeposits.collection).get();
    if (docs.length > 0 && this.random() < 0.3) {
      const depositId = pick(this.random, docs).id;
      await this.send(correctCashDepositOperation, admin, { depositId, reason: 'Typed wrong' });
    } else if (cash.inHandPaise > 0) {
      const amountPaise = Math.max(1, Math.floor(cash.inHandPaise * this.random()));
      const input = { deliveryPartnerId: cash.partnerId, amountPaise, note: '' };
      await this.send(recordCashDepositOperation, admin, input);
    }
  }

  private send<C extends Contract>(
    operation: Operation<C>,
    uid: string,
    input: RequestOf<C>,
  ): Promise<ResponseOf<C> | null> {
    return this.tolerant(operation.contract.operation, () =>
      this.harness.run(operation, uid, input, { services: this.services }),
    );
  }

  /** Null when it was refused, or nobody learnt what came of it. Anything else is a finding. */
  async tolerant<T>(name: string, act: () => Promise<T>): Promise<T | null> {
    try {
      const value = await act();
      this.count(name);
      return value;
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof CrashError))
        this.findings.push(`${name}: ${String(error)}`);
      return null;
    }
  }

  private count(name: string): void {
    this.done.set(name, (this.done.get(name) ?? 0) + 1);
  }
}
