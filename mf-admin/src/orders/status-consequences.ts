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
import { t } from '../texts';

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

const partnerName = (order: ChangedOrder): string => order.assignment?.partnerName ?? t('orders.thePartner');

/** The way of the goods of an order that is cancelled (rule: put-back). */
export const returnedText: Readonly<Record<ReturnType<typeof goodsToPutBack>, string>> = {
  get none() {
    return t('orders.goodsBackInStock');
  },
  get picked() {
    return t('orders.goodsPickedBack');
  },
  get all() {
    return t('orders.goodsToPutBack');
  },
};

function stockSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  switch (stockMove(order.status, next)) {
    case 'return':
      return [...packedSentence(order), returnedText[goodsToPutBack(order)]];
    case 'take':
      return [t('orders.goodsTakenAgain')];
    case 'none':
      return [];
  }
}

/** That somebody's work is undone: of an order that has left the store nobody needs to be told (rule: packed-said). */
const packedSentence = ({ packing, statusTimes }: ChangedOrder): string[] =>
  packing?.packedAt == null || statusTimes.out_for_delivery !== undefined ? [] : [t('orders.packedAlready')];

function partnerSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  if (order.status === 'assigned') return [t('orders.offerTakenBack')];
  return order.assignment && !keepsPartner(order, next)
    ? [t('orders.losesOrder', { partner: partnerName(order) })]
    : [];
}

function creditSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  switch (creditMove(order.status, next)) {
    case 'post':
      return [
        keepsPartner(order, next)
          ? t('orders.credited', { partner: partnerName(order) })
          : t('orders.nobodyCredited'),
      ];
    case 'reverse':
      return order.assignment
        ? [t('orders.payTakenBack', { partner: partnerName(order) })]
        : [t('orders.deliveryUndone')];
    case 'none':
      return [];
  }
}

function paymentSentences(order: ChangedOrder, next: AdminOrderStatus): string[] {
  const total = ledgerRupees(order.totalPaise);
  if (isFree(order)) return [];
  if (order.paymentMethod === 'cod') {
    if (next === 'delivered') return [t('orders.cashCollected', { total })];
    return order.status === 'delivered' ? [t('orders.cashNotCollected', { total })] : [];
  }
  if (next === 'cancelled') return order.paymentStatus === 'paid' ? [t('orders.refundOwed', { total })] : [];
  const isPaymentOver = order.paymentStatus === 'refunded' || order.paymentStatus === 'failed';
  return order.status === 'cancelled' && isPaymentOver ? [t('orders.cashToCollect', { total })] : [];
}
