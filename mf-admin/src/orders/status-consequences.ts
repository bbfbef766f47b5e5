import {
  creditMove,
  goodsToPutBack,
  isFree,
  keepsPartner,
  stockMove,
  type AdminOrderStatus,
  type Order,
} from '@basket/domain';
import { ledgerRupees } from '@basket/ui';

/** The facts that an admin should know before setting a status. */
export interface StatusChange {
  /** One sentence per effect. Empty when there is none and no confirmation is needed. */
  readonly consequences: readonly string[];
  /** True when the change takes something away from somebody: it cancels, or undoes a delivery. */
  readonly isDestructive: boolean;
}

export type ChangedOrder = Pick<
  Order,
  'status' | 'statusTimes' | 'packing' | 'paymentMethod' | 'paymentStatus' | 'totalPaise' | 'assignment'
>;

/**
 * The effects of a new status in words: on stock, on money and on the partner. The server decides; this text
 * only announces what it will do.
 */
export function statusChange(order: ChangedOrder, next: AdminOrderStatus): StatusChange {
  return {
    consequences: [
      ...stockSentences(order, next),
      ...partnerSentences(order, next),
      ...creditSentences(order, next),
      ...paymentSentences(order, next),
    ],
    isDestructive: next === 'cancelled' || creditMove(order.status, next) === 'reverse',
  };
}

const partnerName = (order: ChangedOrder): string => order.assignment?.partnerName ?? 'The delivery partner';

/** The way of the goods of an order that is cancelled (rule: put-back). */
export const returnedText: Readonly<Record<ReturnType<typeof goodsToPutBack>, string>> = {
  none: 'Its items go back into stock.',
  picked: 'What is picked of it waits under To put back; the rest goes back into stock.',
  all: 'Its items wait under To put back, and are in stock again once somebody says that they are on the shelf.',
};

function stockSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  switch (stockMove(order.status, next)) {
    case 'return':
      return [...packedSentence(order), returnedText[goodsToPutBack(order)]];
    case 'take':
      return ['Its items are taken again, from what waits to be put back or from stock.'];
    case 'none':
      return [];
  }
}

/** That somebody's work is undone: of an order that has left the store nobody needs to be told (rule: packed-said). */
const packedSentence = ({ packing, statusTimes }: ChangedOrder): string[] =>
  packing?.packedAt == null || statusTimes.out_for_delivery !== undefined ? [] : ['It is packed already.'];

function partnerSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  if (order.status === 'assigned') return ['The open offer is taken back.'];
  return order.assignment && !keepsPartner(order, next) ? [`${partnerName(order)} loses the order.`] : [];
}

function creditSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  switch (creditMove(order.status, next)) {
    case 'post':
      return [
        keepsPartner(order, next)
          ? `The delivery is credited to ${partnerName(order)}’s wallet.`
          : 'No delivery partner has accepted it: nobody is credited.',
      ];
    case 'reverse':
      return order.assignment
        ? [`The pay of the delivery is taken back from ${partnerName(order)}’s wallet.`]
        : ['The delivery is undone.'];
    case 'none':
      return [];
  }
}

function paymentSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  const total = ledgerRupees(order.totalPaise);
  if (isFree(order)) return [];
  if (order.paymentMethod === 'cod') {
    if (next === 'delivered') return [`Its ${total} in cash count as collected.`];
    return order.status === 'delivered' ? [`Its ${total} in cash no longer count as collected.`] : [];
  }
  if (next === 'cancelled')
    return order.paymentStatus === 'paid' ? [`The customer has paid ${total}: a refund is owed.`] : [];
  const isPaymentOver = order.paymentStatus === 'refunded' || order.paymentStatus === 'failed';
  return order.status === 'cancelled' && isPaymentOver ? [`Its ${total} will be collected in cash.`] : [];
}
