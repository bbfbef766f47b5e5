import {
  orderStatusFacts,
  quantityByProduct,
  releaseRowId,
  withdrawalRowId,
  type Assignment,
  type CashDeposit,
  type WalletTransaction,
  type WithdrawalRequest,
} from '@basket/domain';
import type { Harness } from '../harness';
import type { Answer } from './faults';
import { readShop, stockAtStart, walletOpeningPaise, type WalletEvent } from './wallet-shop';

type Shop = Awaited<ReturnType<typeof readShop>>;
type Rows = ReadonlyMap<string, WalletTransaction>;

/** Returns contradictions among the stored documents, and between them and the answers. */
export async function checkWallets(harness: Harness, events: readonly WalletEvent[]): Promise<string[]> {
  const shop = await readShop(harness);
  const rows = await all<WalletTransaction>(harness, 'walletTransactions');
  const requests = await all<WithdrawalRequest>(harness, 'withdrawalRequests');
  const deposits = await all<CashDeposit>(harness, 'cashDeposits');
  const assignments = [...(await all<Assignment>(harness, 'assignments')).values()];
  const delivered = assignments.filter(({ state }) => state === 'delivered');
  return [
    ...checkLedgers(shop, rows),
    ...checkRequests(rows, requests, events),
    ...checkAdjustments(rows, events),
    ...checkDeliveries(shop, rows, delivered),
    ...checkCash(shop, delivered, deposits, events),
    ...checkStock(shop),
  ];
}

async function all<T>(harness: Harness, collection: string): Promise<Map<string, T>> {
  const { docs } = await harness.db.collection(collection).get();
  // The handlers parse what they write.
  return new Map(docs.map((doc) => [doc.id, doc.data() as T]));
}

/** The model: one row after the other, never below zero, nothing else. */
function checkLedgers({ partners }: Shop, rows: Rows): string[] {
  return [...partners].flatMap(([id, partner]) => {
    const own = [...rows.values()]
      .filter(({ deliveryPartnerId }) => deliveryPartnerId === id)
      .sort((a, b) => a.seq - b.seq);
    let balance = walletOpeningPaise;
    const findings: string[] = [];
    own.forEach((row, index) => {
      balance += row.amountPaise;
      if (row.seq !== index + 1) findings.push(`${id}: row ${index + 1} has number ${row.seq}`);
      if (row.balanceAfterPaise !== balance) findings.push(`${id}: row ${row.seq} does not add up`);
      if (balance < 0) findings.push(`${id}: row ${row.seq} overdraws`);
    });
    if (partner.walletBalancePaise !== balance || partner.walletSeq !== own.length)
      findings.push(`${id}: holds ${partner.walletBalancePaise}, its rows say ${balance}`);
    return findings;
  });
}

function checkRequests(
  rows: Rows,
  requests: ReadonlyMap<string, WithdrawalRequest>,
  events: readonly WalletEvent[],
): string[] {
  const findings: string[] = [];
  for (const [id, request] of requests) {
    if (rows.get(withdrawalRowId(id))?.amountPaise !== -request.amountPaise)
      findings.push(`request ${id}: nothing, or something else, is held for it`);
    const released = rows.get(releaseRowId(id))?.amountPaise ?? 0;
    if (released !== (request.status === 'rejected' ? request.amountPaise : 0))
      findings.push(`request ${id}: ${request.status}, and ${released} paise were returned`);
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

/** A credit exists exactly while its order is delivered by its partner; each delivery has one, and one reversal at most. */
function checkDeliveries(
  { orders, partners }: Shop,
  rows: Rows,
  deliveries: readonly Assignment[],
): string[] {
  const findings: string[] = [];
  for (const [id, { status }] of orders) {
    const delivery = deliveries.find(({ orderId }) => orderId === id);
    const own = [...rows.values()].filter(({ orderId }) => orderId === id);
    const standing = own.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (standing !== (delivery?.earningPaise ?? 0) || (delivery && status !== 'delivered'))
      findings.push(`${id}: ${status} with ${standing} paise credited`);
  }
  for (const [id, partner] of partners) {
    const delivered = deliveries.filter(({ deliveryPartnerId }) => deliveryPartnerId === id).length;
    const inHand = [...orders.values()].filter(
      (order) => order.deliveryPartnerId === id && orderStatusFacts[order.status].isInHand,
    ).length;
    if (partner.totalDeliveries !== delivered || partner.activeOrders !== inHand)
      findings.push(
        `${id}: counts ${partner.totalDeliveries}+${partner.activeOrders}, has ${delivered}+${inHand}`,
      );
  }
  return findings;
}

function checkCash(
  { partners }: Shop,
  deliveries: readonly Assignment[],
  deposits: ReadonlyMap<string, CashDeposit>,
  events: readonly WalletEvent[],
): string[] {
  const findings = checkCount(
    'deposits',
    deposits.size,
    events.filter(({ kind }) => kind === 'deposit'),
  );
  for (const [id, { cashInHandPaise }] of partners) {
    const collected = deliveries
      .filter(({ deliveryPartnerId }) => deliveryPartnerId === id)
      .reduce((sum, { cashCollectedPaise }) => sum + cashCollectedPaise, 0);
    const handedIn = [...deposits.values()]
      .filter(({ deliveryPartnerId }) => deliveryPartnerId === id)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (cashInHandPaise !== collected - handedIn || cashInHandPaise < 0)
      findings.push(`${id}: ${cashInHandPaise} in hand, ${collected} collected, ${handedIn} handed in`);
  }
  return findings;
}

/** Units on the shelf and units held by orders are as many as at the start; all orders held theirs then. */
function checkStock({ orders, stock }: Shop): string[] {
  const units = (isCounted: (holdsStock: boolean) => boolean): number =>
    [...orders.values()]
      .filter(({ status }) => isCounted(orderStatusFacts[status].holdsStock))
      .reduce((sum, { items }) => sum + (quantityByProduct(items).get('tomato') ?? 0), 0);
  const returned = units((holdsStock) => !holdsStock);
  return stock === stockAtStart + returned
    ? []
    : [`${stock} in stock, ${stockAtStart} and ${returned} returned`];
}
