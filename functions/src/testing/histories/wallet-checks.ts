import {
  missingUnits,
  orderStatusFacts,
  putBacks,
  quantityByProduct,
  stockChangesOf,
  withdrawalRowId,
  type Assignment,
  type CashDeposit,
  type PutBack,
  type StockChange,
  type WalletTransaction,
  type WithdrawalRequest,
} from '@basket/domain';
import { checkCashInHand, checkCredits, checkHolds, checkLedgers, type Rows } from '../checks/money';
import { readAll } from '../checks/read-hands';
import type { Harness } from '../harness';
import type { Answer } from './faults';
import { readShop, stockAtStart, walletOpeningPaise, type WalletEvent } from './wallet-shop';

type Shop = Awaited<ReturnType<typeof readShop>>;

/** Returns contradictions among the stored documents, and between them and the answers. */
export async function checkWallets(harness: Harness, events: readonly WalletEvent[]): Promise<string[]> {
  const shop = await readShop(harness);
  const rows = await readAll<WalletTransaction>(harness.db, 'walletTransactions');
  const requests = await readAll<WithdrawalRequest>(harness.db, 'withdrawalRequests');
  const deposits = await readAll<CashDeposit>(harness.db, 'cashDeposits');
  const assignments = [...(await readAll<Assignment>(harness.db, 'assignments')).values()];
  const delivered = assignments.filter(({ state }) => state === 'delivered');
  return [
    ...checkLedgers(shop.partners, rows, walletOpeningPaise),
    ...checkHolds(rows, requests),
    ...checkRequests(rows, requests, events),
    ...checkAdjustments(rows, events),
    ...checkCredits(shop.orders, shop.partners, rows, delivered),
    ...checkLoad(shop),
    ...checkCashInHand(shop.partners, delivered, deposits),
    ...checkCount(
      'deposits',
      deposits.size,
      events.filter(({ kind }) => kind === 'deposit'),
    ),
    ...checkStock(
      shop,
      [...(await readAll<StockChange>(harness.db, stockChangesOf('tomato').collection)).values()],
      [...(await readAll<PutBack>(harness.db, putBacks.collection)).values()],
    ),
  ];
}

function checkRequests(
  rows: Rows,
  requests: ReadonlyMap<string, WithdrawalRequest>,
  events: readonly WalletEvent[],
): string[] {
  const findings: string[] = [];
  for (const [id, request] of requests) {
    const decisions = events.filter((event) => event.kind === 'resolve' && event.requestId === id);
    const won = decisions.filter(({ answer }) => answer.kind === 'ok');
    if (won.length > 1) findings.push(`request ${id}: decided ${won.length} times`);
    if (won.some((event) => event.kind === 'resolve' && event.decision !== request.status))
      findings.push(`request ${id}: the decision that was acknowledged is lost`);
  }
  const asked = events.filter((event) => event.kind === 'request');
  for (const { answer, amountPaise } of asked) {
    if (answer.kind !== 'ok') continue;
    const row = rows.get(withdrawalRowId(answer.value.requestId));
    if (row?.amountPaise !== -amountPaise || row.balanceAfterPaise !== answer.value.balancePaise)
      findings.push(`request ${answer.value.requestId}: acknowledged, but not in the ledger like this`);
  }
  return [...findings, ...checkCount('requests', requests.size, asked)];
}

/** As many as were acknowledged, and at most those as well of which nothing was heard. */
function checkCount(
  what: string,
  stored: number,
  events: readonly { readonly answer: Answer<unknown> }[],
): string[] {
  const ok = events.filter(({ answer }) => answer.kind === 'ok').length;
  const unknown = events.filter(({ answer }) => answer.kind === 'unknown').length;
  const isRight = stored >= ok && stored <= ok + unknown;
  return isRight ? [] : [`${stored} ${what}, ${ok} acknowledged, ${unknown} unknown`];
}

function checkAdjustments(rows: Rows, events: readonly WalletEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'adjust') return [];
    const made = [...rows.values()].filter(({ description }) => description === event.reason);
    const expected = { ok: [1], refused: [0], unknown: [0, 1] }[event.answer.kind];
    if (!expected.includes(made.length))
      return [`${event.reason}: ${event.answer.kind}, with ${made.length} rows`];
    const isAsked = made.every((row) => row.amountPaise === event.amountPaise);
    return isAsked ? [] : [`${event.reason}: another amount`];
  });
}

/** Orders in hand are counted. */
const checkLoad = ({ orders, partners }: Shop): string[] =>
  [...partners].flatMap(([id, { activeOrders }]) => {
    const inHand = [...orders.values()].filter(
      (order) => order.deliveryPartnerId === id && orderStatusFacts[order.status].isInHand,
    ).length;
    return activeOrders === inHand ? [] : [`${id}: counts ${activeOrders}, has ${inHand}`];
  });

/**
 * Units on the shelf, held by orders and to be put back are as many as at the start, but for what was corrected: each unit that
 * an order gave up because it was missing, or that was lost, has its correction. All orders held theirs at the start.
 */
function checkStock(
  { orders, stock }: Shop,
  corrections: readonly StockChange[],
  putBacks: readonly PutBack[],
): string[] {
  const all = [...orders.values()];
  const returned = all
    .filter(({ status }) => !orderStatusFacts[status].holdsStock)
    .reduce((sum, { items }) => sum + (quantityByProduct(items).get('tomato') ?? 0), 0);
  const missing = all.flatMap(({ items }) => items).reduce((sum, item) => sum + missingUnits(item), 0);
  const corrected = corrections.reduce((sum, { deltaUnits }) => sum + deltaUnits, 0);
  const waiting = putBacks.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  return stock + waiting === stockAtStart + returned + missing + corrected
    ? []
    : [
        `${stock} in stock, ${waiting} to put back, ${stockAtStart}, ${returned} returned, ${missing} missing, ${corrected} corrected`,
      ];
}
