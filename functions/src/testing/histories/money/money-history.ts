import { deliveryPartners, type DeliveryPartner, type Refund } from '@basket/domain';
import { runTask, TooEarlyError } from '../../../entry-points/run-task.task';
import { sweep } from '../../../entry-points/sweep.schedule';
import { payOutRefundOperation } from '../../../payments/refunds/pay-out-refund.callable';
import type { Services } from '../../../platform/services';
import type { OutboxMessage } from '../../../platform/tasks';
import { closeDays } from '../../../reporting';
import { withGateway } from '../../gateway-harness';
import type { Harness } from '../../harness';
import { inTurns, pick, seededRandom, withFaults } from '../faults';
import { BookReader, isOpen } from './money-books';
import { checkEnd, checkMoment } from './money-checks';
import { MoneyMoves } from './money-moves';
import { admin, partnerIds, placeOrder, seedMoneyShop } from './money-shop';

export interface MoneyHistory {
  /** How often each step succeeded. */
  readonly done: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
}

interface Plan {
  readonly seed: number;
  readonly steps: number;
  /** Each of them is an instance of its own. */
  readonly instances: number;
  /** The history stops once it has so many findings. */
  readonly mostFindings: number;
}

const stepMs = 1_500;
/** People act on one of so many latest orders. */
const latest = 36;
/** A new order comes with every so many steps. */
const stepsPerOrder = 12;

/**
 * Orders that are paid at the checkout, at the door and in cash, are delivered, cancelled, taken back and undone in every order, with
 * refunds here, at the gateway's own pages and by hand, deposits and their corrections, and accounts that close; while the
 * gateway's events are late, doubled or lost, its answers as well, and instances die after their commits. After each step every
 * rupee is summed, and so are the days whose figures are stored. In the end the faults stop, admins settle what is owed, and nothing is left. Needs an empty simulation.
 */
export async function runMoneyHistory(harness: Harness, plan: Plan): Promise<MoneyHistory> {
  const story = new MoneyStory(harness, plan);
  await story.open();
  await inTurns(plan.instances, plan.steps, (step) => story.step(step));
  await story.end();
  return { done: Object.fromEntries(story.moves.done), findings: story.findings.slice(0, plan.mostFindings) };
}

class MoneyStory {
  readonly findings: string[] = [];
  readonly moves: MoneyMoves;
  private readonly random: () => number;
  private readonly books: BookReader;
  private readonly gateway;
  private readonly calm: Services;
  private readonly faulty: Services;
  private readonly tasks: OutboxMessage[] = [];
  private readonly orderIds: string[] = [];
  private readonly startAt: number;

  constructor(
    private readonly harness: Harness,
    private readonly plan: Plan,
  ) {
    this.random = seededRandom(plan.seed);
    this.startAt = harness.services.now();
    const opened = withGateway(harness.services, {
      random: this.random,
      turn: () => harness.services.pause(0),
    });
    this.gateway = opened.gateway;
    this.gateway.faultRate = 0.1;
    this.calm = { ...opened.services, enqueue: (message) => this.queue(message) };
    this.faulty = withFaults(this.calm, this.random);
    this.books = new BookReader(harness, this.gateway);
    this.moves = new MoneyMoves({
      harness,
      gateway: this.gateway,
      services: this.faulty,
      random: this.random,
      findings: this.findings,
    });
  }

  private queue(message: OutboxMessage): Promise<void> {
    this.tasks.push(message);
    this.moves.queued.add(message.id);
    return Promise.resolve();
  }

  async open(): Promise<void> {
    await seedMoneyShop(this.harness);
    for (let index = 0; index < 24; index += 1) await this.place();
  }

  private async place(): Promise<void> {
    const index = this.orderIds.length;
    const id = await placeOrder(this.harness, { index, isOnline: index % 2 === 0 });
    this.orderIds.push(id);
  }

  async step(step: number): Promise<void> {
    if (this.findings.length >= this.plan.mostFindings) return;
    this.harness.setNow(this.startAt + step * stepMs);
    if (step % stepsPerOrder === 0) await this.place();
    const chance = this.random();
    if (chance < 0.01) await this.moves.tolerant('closeDays', () => closeDays(this.faulty, 3));
    else if (chance < 0.03) await this.moves.tolerant('sweep', () => sweep(this.faulty));
    else if (chance < 0.3) await this.doTask(this.faulty);
    else if (chance < 0.45) await this.moves.tellGateway();
    else if (chance < 0.5) await this.moves.deposit(await this.someCash());
    else await this.moves.act(pick(this.random, this.orderIds.slice(-latest)));
    this.look(`step ${step}`);
  }

  /** The queue hands over a task: one in twenty is lost, one in ten comes again. */
  private async doTask(services: Services): Promise<void> {
    const [message] = this.tasks.splice(Math.floor(this.random() * this.tasks.length), 1);
    if (!message || this.random() < 0.05) return;
    if (this.random() < 0.1) this.tasks.push(message);
    // Erasing needs accounts, which are no money.
    if (message.task.kind === 'erasePerson') return;
    try {
      await runTask(message.task, message.dueAt, services);
    } catch (error) {
      if (error instanceof TooEarlyError) this.tasks.push(message);
    }
  }

  private async someCash(): Promise<{ readonly partnerId: string; readonly inHandPaise: number }> {
    const partnerId = pick(this.random, partnerIds);
    const { cashInHandPaise } = await this.harness.read<DeliveryPartner>(deliveryPartners.path(partnerId));
    return { partnerId, inHandPaise: cashInHandPaise };
  }

  private look(when: string): void {
    for (const finding of checkMoment(this.books.read(), this.moves))
      this.findings.push(`${when}: ${finding}`);
  }

  /** Faults stop; what the gateway does is over; two sweeps a day apart; then admins pay out what is still owed. */
  async end(): Promise<void> {
    if (this.findings.length >= this.plan.mostFindings) return;
    this.gateway.faultRate = 0;
    this.gateway.nextFaults.length = 0;
    this.gateway.sandbox.refunds.outcome = 'processed';
    for (const [id, { status }] of this.gateway.refunds)
      if (status === 'pending') this.gateway.finishRefund(id, 'processed');
    for (let day = 1; day <= 4; day += 1) {
      this.harness.setNow(this.harness.services.now() + 13 * 3_600_000);
      await sweep(this.calm);
    }
    await this.payOutTheRest();
    await closeDays(this.calm, 100);
    for (const finding of checkEnd(this.books.read(), this.moves)) this.findings.push(`end: ${finding}`);
  }

  /** Every owed refund has a way out, and somebody can take it (rule: paid-by-hand). */
  private async payOutTheRest(): Promise<void> {
    const open = [...this.books.read().refunds].filter(([, refund]) => isOpen(refund));
    for (const [refundId, refund] of open) {
      if (!this.canBePaid(refund)) this.findings.push(`end: ${refundId} is owed and the gateway has it paid`);
      const input = { refundId, reference: `UTR ${refundId}`.slice(0, 100) };
      const paid = await this.moves.tolerant('payOutRest', () =>
        this.harness.run(payOutRefundOperation, admin, input, { services: this.calm }),
      );
      if (!paid) this.findings.push(`end: nobody can settle ${refundId}, which is ${refund.status}`);
    }
  }

  /** Money that is owed of a payment was not paid back already. */
  private canBePaid({ source, paymentId, amountPaise }: Refund): boolean {
    const payment = this.gateway.payments.get(paymentId ?? '');
    return source === 'cash' || !payment || payment.amount - payment.amount_refunded >= amountPaise;
  }
}
