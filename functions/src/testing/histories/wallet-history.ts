import { orderPath, type AdminOrderStatus, type Order } from '@basket/domain';
import { markDeliveredOperation } from '../../dispatch/mark-delivered.callable';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import { RefusedError } from '../../platform/errors';
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
  const services = withFaults(harness.services, random);
  const events: WalletEvent[] = [];
  const faults: string[] = [];
  const requestIds: string[] = [];

  /** The same operation id until there is an answer; now and then a second tap at the same time. */
  async function ask<T>(attempt: () => Promise<T>): Promise<Answer<T>> {
    const codeOf = (error: unknown): string | null =>
      error instanceof RefusedError ? error.refusal.code : null;
    const once = (): Promise<Answer<T>> =>
      untilAnswered(attempt, codeOf).catch((error: unknown): Answer<T> => {
        faults.push(`fault: ${String(error)}`);
        return { kind: 'unknown' };
      });
    if (random() < 0.9) return once();
    const [first, second] = await Promise.all([once(), once()]);
    if (first.kind === 'ok' && second.kind === 'ok' && JSON.stringify(first) !== JSON.stringify(second))
      faults.push(`two answers to one request: ${JSON.stringify([first, second])}`);
    return first.kind === 'ok' ? first : second;
  }

  const amount = (mostRupees: number): number => 100 * (1 + Math.floor(random() * mostRupees));

  async function requestWithdrawal(operationId: string): Promise<void> {
    const partnerId = pick(random, partnerIds);
    const amountPaise = 100_00 + amount(900);
    const answer = await ask(() =>
      harness.run(requestWithdrawalOperation, partnerId, { amountPaise, ...bank }, { operationId, services }),
    );
    events.push({ kind: 'request', partnerId, amountPaise, answer });
    if (answer.kind === 'ok') requestIds.push(answer.value.requestId);
  }

  /** Sometimes both admins decide the same request at once. */
  async function resolve(operationId: string): Promise<void> {
    if (requestIds.length === 0) return requestWithdrawal(operationId);
    const requestId = pick(random, requestIds);
    const deciding = random() < 0.3 ? admins : [pick(random, admins)];
    await Promise.all(
      deciding.map(async (uid) => {
        const decision = pick(random, ['approved', 'rejected'] as const);
        const input = { requestId, decision, reason: 'Wrong account' };
        const answer = await ask(() =>
          harness.run(resolveWithdrawalOperation, uid, input, { operationId, services }),
        );
        events.push({ kind: 'resolve', requestId, decision, answer });
      }),
    );
  }

  async function adjust(operationId: string): Promise<void> {
    const partnerId = pick(random, partnerIds);
    const amountPaise = amount(600) * pick(random, [1, 1, -1]);
    const uid = pick(random, admins);
    const input = { deliveryPartnerId: partnerId, amountPaise, reason: operationId };
    const answer = await ask(() => harness.run(adjustWalletOperation, uid, input, { operationId, services }));
    events.push({ kind: 'adjust', partnerId, amountPaise, reason: operationId, answer });
  }

  async function deposit(operationId: string): Promise<void> {
    const partnerId = pick(random, partnerIds);
    const amountPaise = amount(150);
    const input = { deliveryPartnerId: partnerId, amountPaise, note: '' };
    const answer = await ask(() =>
      harness.run(recordCashDepositOperation, 'admin1', input, { operationId, services }),
    );
    events.push({ kind: 'deposit', partnerId, amountPaise, answer });
  }

  /** The partner delivers while an admin sets a status, perhaps the same one. */
  async function changeStatus(operationId: string): Promise<void> {
    const orderId = pick(random, orderIds);
    const status: AdminOrderStatus = pick(random, [
      'delivered',
      'delivered',
      'out_for_delivery',
      'cancelled',
    ]);
    const order = await harness.read<Order>(orderPath(orderId));
    const uid = order.deliveryPartnerId;
    const byAdmin = ask(() =>
      harness.run(
        setOrderStatusOperation,
        'admin1',
        { orderId, status, note: '' },
        { operationId, services },
      ),
    );
    const byPartner =
      uid !== null && random() < 0.5
        ? ask(() => harness.run(markDeliveredOperation, uid, { orderId }, { operationId, services }))
        : null;
    events.push({ kind: 'status', orderId, answer: await byAdmin });
    if (byPartner) events.push({ kind: 'status', orderId, answer: await byPartner });
  }

  const moves = [
    requestWithdrawal,
    requestWithdrawal,
    resolve,
    resolve,
    adjust,
    adjust,
    deposit,
    changeStatus,
  ];
  await inTurns(clients, operations, (turn) => pick(random, moves)(`wallet-history-${seed}-${turn}`));
  const acknowledged = events.filter(({ answer }) => answer.kind === 'ok').length;
  return {
    operations: events.length,
    acknowledged,
    findings: [...faults, ...(await checkWallets(harness, events))],
  };
}
