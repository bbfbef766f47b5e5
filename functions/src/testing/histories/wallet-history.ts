import {
  orders,
  type AdminOrderStatus,
  type Contract,
  type Order,
  type RequestOf,
  type ResponseOf,
} from '@basket/domain';
import { markDeliveredOperation } from '../../orders/delivery/mark-delivered.callable';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import { RefusedError } from '../../platform/errors';
import type { Operation } from '../../platform/operation';
import type { Services } from '../../platform/services';
import type { Harness } from '../harness';
import { adjustWalletOperation } from '../../wallet/adjust-wallet.callable';
import { recordCashDepositOperation } from '../../wallet/record-cash-deposit.callable';
import { requestWithdrawalOperation } from '../../wallet/request-withdrawal.callable';
import { resolveWithdrawalOperation } from '../../wallet/resolve-withdrawal.callable';
import { inTurns, pick, seededRandom, untilAnswered, withFaults, type Answer } from './faults';
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
  const random = seededRandom(seed);
  const people = new MoneyMovers(harness, withFaults(harness.services, random), random);
  await inTurns(clients, operations, (turn) => people.act(`wallet-history-${seed}-${turn}`));
  const { events, faults } = people;
  const acknowledged = events.filter(({ answer }) => answer.kind === 'ok').length;
  return {
    operations: events.length,
    acknowledged,
    findings: [...faults, ...(await checkWallets(harness, events))],
  };
}

/** The acts of partners and admins on money, and the answers that they hear. */
class MoneyMovers {
  readonly events: WalletEvent[] = [];
  readonly faults: string[] = [];
  private readonly requestIds: string[] = [];

  constructor(
    private readonly harness: Harness,
    private readonly services: Services,
    private readonly random: () => number,
  ) {}

  act(operationId: string): Promise<void> {
    const moves = [
      () => this.requestWithdrawal(operationId),
      () => this.requestWithdrawal(operationId),
      () => this.resolve(operationId),
      () => this.resolve(operationId),
      () => this.adjust(operationId),
      () => this.adjust(operationId),
      () => this.deposit(operationId),
      () => this.changeStatus(operationId),
      () => this.changeStatus(operationId),
      () => this.changeStatus(operationId),
    ];
    return this.pick(moves)();
  }

  /** The same operation id until there is an answer; now and then a second tap at the same time. */
  private async ask<C extends Contract>(
    operation: Operation<C>,
    uid: string,
    input: RequestOf<C>,
    operationId: string,
  ): Promise<Answer<ResponseOf<C>>> {
    const { services, harness } = this;
    const attempt = () => harness.run(operation, uid, input, { operationId, services });
    const codeOf = (error: unknown): string | null =>
      error instanceof RefusedError ? error.refusal.code : null;
    const once = (): Promise<Answer<ResponseOf<C>>> =>
      untilAnswered(attempt, codeOf).catch((error: unknown): Answer<ResponseOf<C>> => {
        this.faults.push(`fault: ${String(error)}`);
        return { kind: 'unknown' };
      });
    if (this.random() < 0.9) return once();
    const [first, second] = await Promise.all([once(), once()]);
    if (first.kind === 'ok' && second.kind === 'ok' && JSON.stringify(first) !== JSON.stringify(second))
      this.faults.push(`two answers to one request: ${JSON.stringify([first, second])}`);
    return first.kind === 'ok' ? first : second;
  }

  private pick<T>(items: readonly T[]): T {
    return pick(this.random, items);
  }

  private amount(mostRupees: number): number {
    return 100 * (1 + Math.floor(this.random() * mostRupees));
  }

  private async requestWithdrawal(operationId: string): Promise<void> {
    const partnerId = this.pick(partnerIds);
    const amountPaise = 100_00 + this.amount(900);
    const answer = await this.ask(
      requestWithdrawalOperation,
      partnerId,
      { amountPaise, ...bank },
      operationId,
    );
    this.events.push({ kind: 'request', partnerId, amountPaise, answer });
    if (answer.kind === 'ok') this.requestIds.push(answer.value.requestId);
  }

  /** Sometimes both admins decide the same request at once. */
  private async resolve(operationId: string): Promise<void> {
    if (this.requestIds.length === 0) return this.requestWithdrawal(operationId);
    const requestId = this.pick(this.requestIds);
    const deciding = this.random() < 0.3 ? admins : [this.pick(admins)];
    await Promise.all(
      deciding.map(async (uid) => {
        const decision = this.pick(['approved', 'rejected'] as const);
        const input = { requestId, decision, reason: 'Wrong account' };
        const answer = await this.ask(resolveWithdrawalOperation, uid, input, operationId);
        this.events.push({ kind: 'resolve', requestId, decision, answer });
      }),
    );
  }

  private async adjust(operationId: string): Promise<void> {
    const partnerId = this.pick(partnerIds);
    const amountPaise = this.amount(600) * this.pick([1, 1, -1]);
    const input = { deliveryPartnerId: partnerId, amountPaise, reason: operationId };
    const answer = await this.ask(adjustWalletOperation, this.pick(admins), input, operationId);
    this.events.push({ kind: 'adjust', partnerId, amountPaise, reason: operationId, answer });
  }

  private async deposit(operationId: string): Promise<void> {
    const partnerId = this.pick(partnerIds);
    // Small, so that cash is left to take back where a delivery is undone.
    const amountPaise = this.amount(20);
    const input = { deliveryPartnerId: partnerId, amountPaise, note: '' };
    const answer = await this.ask(recordCashDepositOperation, 'admin1', input, operationId);
    this.events.push({ kind: 'deposit', partnerId, amountPaise, answer });
  }

  /** The partner delivers while an admin sets a status, perhaps the same one. */
  private async changeStatus(operationId: string): Promise<void> {
    const orderId = this.pick(orderIds);
    const status: AdminOrderStatus = this.pick(['delivered', 'delivered', 'out_for_delivery', 'cancelled']);
    const { deliveryPartnerId: uid } = await this.harness.read<Order>(orders.path(orderId));
    const wish = { orderId, status, note: '' };
    const byAdmin = this.ask(setOrderStatusOperation, 'admin1', wish, operationId);
    const byPartner =
      uid !== null && this.random() < 0.5
        ? this.ask(markDeliveredOperation, uid, { orderId }, operationId)
        : null;
    this.events.push({ kind: 'status', orderId, answer: await byAdmin });
    if (byPartner) this.events.push({ kind: 'status', orderId, answer: await byPartner });
  }
}
