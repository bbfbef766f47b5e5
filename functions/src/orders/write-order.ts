import { isDeepStrictEqual } from 'node:util';
import {
  changedDays,
  assignments,
  changedDayOf,
  creditMove,
  deliveryPartners,
  hasMoreRoom,
  historyOf,
  isDispatchedAutomatically,
  maxHistoryNote,
  mirrorOf,
  needsPartner,
  orders,
  walletTransactions,
  withLine,
  withoutId,
  type Assignment,
  type DeliveryPartner,
  type HistoryFacts,
  type Order,
  type OrderHistory,
  type OwedRefund,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { closeCodeMessage, unpaidMessage } from '../platform/gateway/payment-messages';
import type { Actor } from '../platform/operation';
import type { LedgerRow } from '../wallet';
import { askForDispatch, dispatchMessage } from '../platform/background/ask-for-dispatch';
import { oweRefund } from './owe-refund';

/** The author of an order's change, for its history. */
export type Author = Pick<OrderHistory, 'actorId' | 'actorRole'>;
export const authorOf = (actor: Pick<Actor, 'uid' | 'role'>): Author => ({
  actorId: actor.uid,
  actorRole: actor.role,
});
export const systemAuthor: Author = { actorId: 'system', actorRole: 'system' };

declare const isWritten: unique symbol;
/** Words that somebody wrote: a person, the bank or the gateway. Never a sentence of the server's (rule: history-facts). */
export type Written = string & { readonly [isWritten]: true };

/** One line of what came from outside, as long as an entry takes; and no text of the sources: `written('Accepted')` does not compile. */
export const written = <Text extends string>(words: string extends Text ? Text : never): Written =>
  words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, maxHistoryNote) as Written;

/** Why an order changes: by whom, when and for which reason. */
export interface Cause {
  readonly author: Author;
  /** Null where status and note say everything. */
  readonly facts: HistoryFacts | null;
  readonly note?: Written | undefined;
  readonly now: number;
}
export const bySystem = (facts: HistoryFacts, now: number, note?: Written): Cause => ({
  author: systemAuthor,
  facts,
  note,
  now,
});

/** A partner whose load or money a change of an order moves. */
export interface PartnerChange {
  readonly before: Stored<DeliveryPartner>;
  readonly after: DeliveryPartner;
  /** The row of the ledger for money that moves. */
  readonly row?: LedgerRow | null;
}

/** All of a change that the order itself does not tell. */
export interface Change extends Cause {
  /** The partner's assignment where the change is one of it; null for none. By default the one of {@link readAssignment} follows the order. */
  readonly assignment?: Assignment | null;
  /** A step before in the same commit, with a line of its own: that of the assignment. */
  readonly first?: { readonly order: Order; readonly cause: Cause; readonly partner: PartnerChange };
  readonly partner?: PartnerChange | null;
  readonly refunds?: readonly OwedRefund[];
}

/**
 * Creates an order with what it waits for: its payment, or a partner. That it was placed needs no line of its history: `placedLine`
 * reads it from the order.
 */
export function createOrder(
  unit: UnitOfWork,
  order: Stored<Order>,
  settings: PublicStoreSettings,
  now: number,
): void {
  const { id, historySeq, paymentDueAt } = order;
  unit.create(orders.path(id), withoutId(order));
  if (isDispatchedAutomatically(order, settings, now)) unit.send(dispatchMessage(`${id}-${historySeq}`, now));
  if (paymentDueAt !== null) unit.send(unpaidMessage(id, paymentDueAt));
}

/**
 * Writes a changed order with all that follows from any change: its line of the history, its partner and their view of it, refunds, a code
 * at the door that nobody may pay any more, the wait for a payment, the figures of its day, and the search for a partner.
 *
 * @returns the order as it is written
 */
export async function writeOrder(
  unit: UnitOfWork,
  before: Stored<Order>,
  after: Order,
  change: Change,
): Promise<Order> {
  const { assignment, first, partner, refunds = [], now } = change;
  const between = first ? writeLine(unit, before, first.order, first.cause) : before;
  const order = writeLine(unit, between, after, change);
  unit.update(orders.path(before.id), withoutId(order));
  await writeMirror(unit, before, first?.order ?? order, { assignment, now });
  const partners = [first?.partner, partner].filter((one) => one != null);
  for (const one of partners) writePartner(unit, one);
  for (const refund of refunds) oweRefund(unit, refund);
  const codeId = codeToClose(before, order);
  if (codeId !== null) unit.send(closeCodeMessage(codeId, now));
  const { paymentDueAt } = order;
  if (paymentDueAt !== null && paymentDueAt !== before.paymentDueAt)
    unit.send(unpaidMessage(before.id, paymentDueAt));
  const hasRoom = partners.some((one) => hasMoreRoom(one.before, one.after));
  if (hasRoom || comesUp(before, order)) await askForDispatch(unit, `${before.id}-${order.historySeq}`, now);
  return order;
}

/** The code at the door that nobody may pay any more; null if there is none. Whoever pays a code closes it. */
function codeToClose(
  { payment: { codeId, receivedPaise } }: Order,
  { payment: after }: Order,
): string | null {
  const isPaidByCode = after.receivedPaise !== receivedPaise && after.channel === 'door';
  return after.codeId === codeId || isPaidByCode ? null : codeId;
}

/** Changes facts of an order that are no step of it: its partner's name and position, and how it can be paid. */
export const writeFacts = (
  unit: UnitOfWork,
  orderId: string,
  facts: Partial<Pick<Order, 'assignment' | 'payment' | 'updatedAt'>>,
): void => unit.update(orders.path(orderId), facts);

/** The assignment of the partner who has the order in hand or is asked; null for nobody. */
export async function readAssignment(
  unit: UnitOfWork,
  order: Stored<Order>,
): Promise<Stored<Assignment> | null> {
  const attempt = order.status === 'assigned' ? order.offerAttempts : order.assignment?.attempt;
  return attempt ? unit.get(assignments, order.id, attempt) : null;
}

/** If the line changes what the order brought, the figures of its day count anew (rule: revenue-net). */
function writeLine(
  unit: UnitOfWork,
  before: Stored<Order>,
  after: Order,
  { author, facts, note, now }: Cause,
): Stored<Order> {
  const order = { ...withLine({ ...after, historySeq: before.historySeq }, now), id: before.id };
  const { id, historySeq, status, valuePaise } = order;
  unit.create(historyOf(id).path(historySeq), {
    seq: historySeq,
    at: now,
    ...author,
    from: before.status,
    to: status,
    note: note ?? '',
    facts,
  } satisfies OrderHistory);
  const isMoved = before.valuePaise !== valuePaise || creditMove(before.status, status) !== 'none';
  const changedDay = isMoved ? changedDayOf(before, now) : null;
  if (changedDay) unit.create(changedDays.path(`${id}_${historySeq}`), changedDay);
  return order;
}

function writePartner(unit: UnitOfWork, { before, after, row }: PartnerChange): void {
  unit.update(deliveryPartners.path(before.id), after);
  if (row) unit.create(walletTransactions.path(row.id), row.row);
}

async function writeMirror(
  unit: UnitOfWork,
  before: Stored<Order>,
  after: Order,
  { assignment, now }: { readonly assignment: Assignment | null | undefined; readonly now: number },
): Promise<void> {
  const mirror = mirrorOf(after);
  const follows = assignment === undefined && !isDeepStrictEqual(mirrorOf(before), mirror);
  const written = follows ? await readAssignment(unit, before) : assignment;
  if (written)
    unit.update(assignments.path(before.id, written.attempt), { ...assignment, ...mirror, updatedAt: now });
}

/** Whether the order waits for a partner now, and did not before, or might be offered to more of them. */
const comesUp = (before: Order, after: Order): boolean =>
  needsPartner(after) &&
  (before.status !== after.status ||
    before.deliveryPartnerId !== after.deliveryPartnerId ||
    (before.paymentStatus !== 'paid' && after.paymentStatus === 'paid') ||
    before.paymentMethod !== after.paymentMethod ||
    (before.packing?.packedAt == null && after.packing?.packedAt != null));
