import {
  done,
  cashOf,
  collectedPaise,
  creditedPaise,
  creditMove,
  earningRowId,
  postToWallet,
  refuse,
  reversalRowId,
  withoutId,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type OrderStatus,
  type Outcome,
  type PostingEntry,
  type Stored,
  type WalletTransaction,
} from '@basket/domain';

export interface LedgerRow {
  readonly id: string;
  readonly row: WalletTransaction;
}

/** An order before its change of status, with the partner who has it or is asked. */
interface Carried {
  readonly order: Stored<Order>;
  readonly partner: Stored<DeliveryPartner>;
  readonly assignment: Assignment | null;
}

/** The partner with the money and the figures of the change; without a row, no money moves. */
interface Earning {
  readonly partner: DeliveryPartner;
  readonly ledgerRow: LedgerRow | null;
}

interface Move {
  readonly to: OrderStatus;
  readonly keepsPartner: boolean;
  readonly now: number;
}

/** A delivery credits its partner once and counts the cash; one that is undone takes both back (rules: credit-while-delivered, cash-in-hand). */
export function decideEarning(carried: Carried, { to, keepsPartner, now }: Move): Outcome<Earning> {
  switch (creditMove(carried.order.status, to)) {
    case 'post':
      return done(keepsPartner ? earn(carried, now) : unmoved(carried));
    case 'reverse':
      return giveBack(carried, now);
    case 'none':
      return done(unmoved(carried));
  }
}

const unmoved = ({ partner }: Carried): Earning => ({ partner: withoutId(partner), ledgerRow: null });

const entryOf = (
  { order, partner }: Carried,
  entry: Pick<PostingEntry, 'transactionType' | 'amountPaise' | 'facts'>,
  now: number,
): PostingEntry => ({
  ...entry,
  description: '',
  deliveryPartnerId: partner.id,
  orderId: order.id,
  orderNumber: order.orderNumber,
  createdAt: now,
});

function earn(carried: Carried, now: number): Earning {
  const { order, assignment, partner } = carried;
  if (!assignment) throw new Error(`Order ${order.id} has a partner and no assignment`);
  const amountPaise = assignment.earningPaise;
  const credit = { transactionType: 'credit', amountPaise, facts: { code: 'delivery' } } as const;
  const posting = postToWallet(partner, entryOf(carried, credit, now));
  if (!posting) throw new Error(`A credit of ${amountPaise} paise cannot overdraw a wallet`);
  return {
    ledgerRow: { id: earningRowId(order.id, order.deliverySeq + 1), row: posting.row },
    partner: {
      ...withoutId(partner),
      ...posting.wallet,
      totalDeliveries: partner.totalDeliveries + 1,
      completedOrders: partner.completedOrders + 1,
      totalEarningsPaise: partner.totalEarningsPaise + amountPaise,
      cashInHandPaise: partner.cashInHandPaise + cashOf(order),
    },
  };
}

function giveBack(carried: Carried, now: number): Outcome<Earning> {
  const { order, assignment, partner } = carried;
  const amountPaise = creditedPaise(order, assignment);
  if (amountPaise === null) return done(unmoved(carried));
  const facts = { code: 'delivery_taken_back' } as const;
  const debit = { transactionType: 'debit', amountPaise: -amountPaise, facts } as const;
  const posting = postToWallet(partner, entryOf(carried, debit, now));
  if (!posting) return refuse('credit_already_withdrawn', { balancePaise: partner.walletBalancePaise });
  const cashInHandPaise = partner.cashInHandPaise - collectedPaise(order, assignment);
  if (cashInHandPaise < 0)
    return refuse('cash_already_deposited', { cashInHandPaise: partner.cashInHandPaise });
  return done({
    ledgerRow: { id: reversalRowId(order.id, order.deliverySeq), row: posting.row },
    partner: {
      ...withoutId(partner),
      ...posting.wallet,
      totalDeliveries: Math.max(0, partner.totalDeliveries - 1),
      completedOrders: Math.max(0, partner.completedOrders - 1),
      totalEarningsPaise: Math.max(0, partner.totalEarningsPaise - amountPaise),
      cashInHandPaise,
    },
  });
}
