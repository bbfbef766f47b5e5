import { creditMove, orderStatusFacts, stockMove, type AdminOrderStatus, type Order } from '@basket/domain';
import { ledgerRupees } from '@basket/ui';

/** What an admin has to know before a status is set. */
export interface StatusChange {
  /** One sentence for each thing that moves; empty when nothing does and no confirmation is needed. */
  readonly consequences: readonly string[];
  /** Takes something away from somebody: cancels, or undoes a delivery. */
  readonly isDestructive: boolean;
}

export type ChangedOrder = Pick<
  Order,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'totalPaise'
  | 'deliveryPartnerId'
  | 'assignment'
  | 'credit'
  | 'cashCollectedPaise'
>;

/**
 * What a new status moves, in words: stock, money, and the partner's hold on the order. The server decides
 * (decisions 5); this says beforehand what it will do.
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

/** A partner keeps an accepted order while it is in hand or delivered. */
const keepsPartner = ({ assignment }: ChangedOrder, next: AdminOrderStatus): boolean =>
  assignment?.acceptedAt != null && (orderStatusFacts[next].isInHand || next === 'delivered');

function stockSentences({ status }: ChangedOrder, next: AdminOrderStatus): string[] {
  switch (stockMove(status, next)) {
    case 'return':
      return ['Its items go back into stock.'];
    case 'take':
      return ['Its items are taken from stock again.'];
    case 'none':
      return [];
  }
}

function partnerSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  if (order.deliveryPartnerId === null || keepsPartner(order, next)) return [];
  const isOffer = order.status === 'assigned';
  return [
    isOffer ? `The offer to ${partnerName(order)} is taken back.` : `${partnerName(order)} loses the order.`,
  ];
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
      return order.credit
        ? [`${ledgerRupees(order.credit.amountPaise)} are taken back from ${partnerName(order)}’s wallet.`]
        : ['The delivery is undone.'];
    case 'none':
      return [];
  }
}

function paymentSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  const total = ledgerRupees(order.totalPaise);
  if (order.paymentMethod === 'cod') {
    if (next === 'delivered') return [`Its ${total} in cash count as collected.`];
    return order.status === 'delivered' ? [`Its ${total} in cash no longer count as collected.`] : [];
  }
  if (next === 'cancelled')
    return order.paymentStatus === 'paid' ? [`The customer has paid ${total}: a refund is owed.`] : [];
  const isPaymentOver = order.paymentStatus === 'refunded' || order.paymentStatus === 'failed';
  return order.status === 'cancelled' && isPaymentOver ? [`Its ${total} will be collected in cash.`] : [];
}
