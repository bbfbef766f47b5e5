import { orders, type AdminOrderStatus, type Contract, type Order, type RequestOf } from '@basket/domain';
import { markDeliveredOperation } from '../../orders/delivery/mark-delivered.callable';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import type { Operation } from '../../platform/operation';
import type { Harness } from '../harness';
import { adjustWalletOperation } from '../../wallet/adjust-wallet.callable';
import { recordCashDepositOperation } from '../../wallet/record-cash-deposit.callable';
import { requestWithdrawalOperation } from '../../wallet/request-withdrawal.callable';
import { resolveWithdrawalOperation } from '../../wallet/resolve-withdrawal.callable';
import { inTurns, pick, type Answer } from './faults';
import { HistoryRun } from './history-run';
import { checkWallets } from './wallet-checks';
import { admins, orderIds, partnerIds, seedShop, type WalletEvent } from './wallet-shop';

const bank = { accountHolderName: 'Imran Khan', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };

export interface WalletHistory {
  readonly operations: number;
  /** Answered with a result, not with a refusal or with nothing. */
  readonly acknowledged: number;
  readonly findings: readonly string[];
}

/**
 * Twenty clients move money at once: withdrawals, their approval and rejection, corrections, deposits, deliveries that are
 * made and undone, while commits fail and answers get lost. Needs an empty database.
 */
export async function runWalletHistory(
  harness: Harness,
  { seed, operations, clients }: { seed: number; operations: number; clients: number },
): Promise<WalletHistory> {
  await seedShop(harness);
  const run = new WalletRun(harness, seed);
  await inTurns(clients, operations, (turn) => run.act(turn));
  const { events, findings } = run;
  const acknowledged = events.filter(({ answer }) => answer.kind === 'ok').length;
  return {
    operations: events.length,
    acknowledged,
    findings: [...findings, ...(await checkWallets(harness, events))],
  };
}

/** The acts of partners and admins on money, and the answers that they hear. */
class WalletRun extends HistoryRun {
  readonly events: WalletEvent[] = [];
  private readonly requestIds: string[] = [];

  act(turn: number): Promise<void> {
    const moves = [
      () => this.requestWithdrawal(),
      () => this.requestWithdrawal(),
      () => this.resolve(),
      () => this.resolve(),
      () => this.adjust(`adjustment ${turn}`),
      () => this.adjust(`adjustment ${turn}`),
      () => this.deposit(),
      () => this.changeStatus(),
      () => this.changeStatus(),
      () => this.changeStatus(),
    ];
    return this.pick(moves)();
  }

  private ask<C extends Contract>(operation: Operation<C>, uid: string, input: RequestOf<C>) {
    return this.send(operation, uid, this.startAt, input);
  }

  /** Now and then with a second tap at the same time. */
  protected override async answered<T>(name: string, attempt: () => Promise<T>): Promise<Answer<T>> {
    const once = () => super.answered(name, attempt);
    if (this.random() < 0.9) return once();
    const [first, second] = await Promise.all([once(), once()]);
    if (first.kind === 'ok' && second.kind === 'ok' && JSON.stringify(first) !== JSON.stringify(second))
      this.findings.push(`two answers to one request: ${JSON.stringify([first, second])}`);
    return first.kind === 'ok' ? first : second;
  }

  private pick<T>(items: readonly T[]): T {
    return pick(this.random, items);
  }

  private amount(mostRupees: number): number {
    return 100 * (1 + Math.floor(this.random() * mostRupees));
  }

  private async requestWithdrawal(): Promise<void> {
    const partnerId = this.pick(partnerIds);
    const amountPaise = 100_00 + this.amount(900);
    const answer = await this.ask(requestWithdrawalOperation, partnerId, { amountPaise, ...bank });
    this.events.push({ kind: 'request', partnerId, amountPaise, answer });
    if (answer.kind === 'ok') this.requestIds.push(answer.value.requestId);
  }

  /** Sometimes both admins decide the same request at once. */
  private async resolve(): Promise<void> {
    if (this.requestIds.length === 0) return this.requestWithdrawal();
    const requestId = this.pick(this.requestIds);
    const deciding = this.random() < 0.3 ? admins : [this.pick(admins)];
    await Promise.all(
      deciding.map(async (uid) => {
        const decision = this.pick(['approved', 'rejected'] as const);
        const input = { requestId, decision, reason: 'Wrong account' };
        const answer = await this.ask(resolveWithdrawalOperation, uid, input);
        this.events.push({ kind: 'resolve', requestId, decision, answer });
      }),
    );
  }

  private async adjust(reason: string): Promise<void> {
    const partnerId = this.pick(partnerIds);
    const amountPaise = this.amount(600) * this.pick([1, 1, -1]);
    const input = { deliveryPartnerId: partnerId, amountPaise, reason };
    const answer = await this.ask(adjustWalletOperation, this.pick(admins), input);
    this.events.push({ kind: 'adjust', partnerId, amountPaise, reason, answer });
  }

  private async deposit(): Promise<void> {
    const partnerId = this.pick(partnerIds);
    // Small, so that cash is left to take back where a delivery is undone.
    const amountPaise = this.amount(20);
    const input = { deliveryPartnerId: partnerId, amountPaise, note: '' };
    const answer = await this.ask(recordCashDepositOperation, 'admin1', input);
    this.events.push({ kind: 'deposit', partnerId, amountPaise, answer });
  }

  /** The partner delivers while an admin sets a status, perhaps the same one. */
  private async changeStatus(): Promise<void> {
    const orderId = this.pick(orderIds);
    const status: AdminOrderStatus = this.pick(['delivered', 'delivered', 'out_for_delivery', 'cancelled']);
    const { deliveryPartnerId: uid } = await this.harness.read<Order>(orders.path(orderId));
    const wish = { orderId, status, note: '' };
    const byAdmin = this.ask(setOrderStatusOperation, 'admin1', wish);
    const byPartner =
      uid !== null && this.random() < 0.5 ? this.ask(markDeliveredOperation, uid, { orderId }) : null;
    this.events.push({ kind: 'status', orderId, answer: await byAdmin });
    if (byPartner) this.events.push({ kind: 'status', orderId, answer: await byPartner });
  }
}
