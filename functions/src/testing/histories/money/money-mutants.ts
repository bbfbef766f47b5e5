import type * as Domain from '@basket/domain';
import type * as Erasable from '../../../accounts/require-erasable';
import type * as ChangeStatus from '../../../orders/change-status.decision';
import type * as Owe from '../../../orders/owe-refund';
import type * as PaymentSteps from '../../../orders/payment-steps.decision';
import type * as WriteOrder from '../../../orders/write-order';
import type * as ApplyPayment from '../../../payments/apply-payment';
import type * as PaymentDecision from '../../../payments/apply-payment.decision';
import type * as Learning from '../../../payments/learn-payment';
import type * as PayInCash from '../../../payments/pay-in-cash.decision';
import type * as Balance from '../../../payments/refunds/balance-refunds.decision';
import type * as Errors from '../../../platform/errors';
import type { Mutant } from '../mutants';

const domain = '@basket/domain';
const writeOrder = '../../../orders/write-order';
const owe = '../../../orders/owe-refund';
const steps = '../../../orders/payment-steps.decision';
const status = '../../../orders/change-status.decision';
const erasable = '../../../accounts/require-erasable';
const learning = '../../../payments/learn-payment';
const applying = '../../../payments/apply-payment';
const deciding = '../../../payments/apply-payment.decision';
const inCash = '../../../payments/pay-in-cash.decision';
const balance = '../../../payments/refunds/balance-refunds.decision';

/** Cancelling a cash order, and taking it back, leave its payment as it was. */
const cashStaysPaid: Mutant = {
  module: steps,
  make: (actual) => {
    const real: typeof PaymentSteps = actual(steps);
    const paymentEffectOf: typeof PaymentSteps.paymentEffectOf = (order, to) =>
      order.paymentMethod === 'cod' && (to === 'cancelled' || order.status === 'cancelled')
        ? 'same'
        : real.paymentEffectOf(order, to);
    return { ...real, paymentEffectOf };
  },
};

/** An unpaid order that comes back to pending waits without an end. */
const endlessWait: Mutant = {
  module: status,
  make: (actual) => {
    const real: typeof ChangeStatus = actual(status);
    const decideStatusChange: typeof ChangeStatus.decideStatusChange = (state, to, now) => {
      const change = real.decideStatusChange(state, to, now);
      if (!change.ok || state.order.status === 'pending') return change;
      return { ...change, value: { ...change.value, order: { ...change.value.order, paymentDueAt: null } } };
    };
    return { ...real, decideStatusChange };
  },
};

/** A delivered order that nobody has paid is worth its total. */
const unpaidIsValue: Mutant = {
  module: domain,
  make: (actual) => {
    const real: typeof Domain = actual(domain);
    const withValue: typeof Domain.withValue = (order) =>
      order.status === 'delivered' && order.payment.receivedPaise === 0
        ? { ...order, valuePaise: order.totalPaise - order.payment.cashRefundOwedPaise }
        : real.withValue(order);
    return { ...real, withValue };
  },
};

/** An account may be closed while its refunds are owed. */
const closedWithMoney: Mutant = {
  module: erasable,
  make: (actual) => {
    const real: typeof Erasable = actual(erasable);
    const { RefusedError }: typeof Errors = actual('../../../platform/errors');
    const requireErasable: typeof Erasable.requireErasable = async (...asked) => {
      try {
        await real.requireErasable(...asked);
      } catch (error) {
        if (!(error instanceof RefusedError && error.refusal.code === 'money_open')) throw error;
      }
    };
    return { ...real, requireErasable };
  },
};

/** An admin can owe cash to an account that is closed. */
const owedToNobody: Mutant = {
  module: owe,
  make: (actual) => ({ ...actual<typeof Owe>(owe), requirePayee: () => Promise.resolve() }),
};

/** Codes at the door are closed unheard. */
const doorUnheard: Mutant = {
  module: learning,
  make: (actual) => {
    const real: typeof Learning = actual(learning);
    const learnPaymentsOf: typeof Learning.learnPaymentsOf = (run, gateway, intentId, kind) =>
      kind === 'door' ? Promise.resolve() : real.learnPaymentsOf(run, gateway, intentId, kind);
    return { ...real, learnPaymentsOf };
  },
};

/** An order that was paid back is sent all the same. */
const sentForNothing: Mutant = {
  module: domain,
  make: (actual) => ({ ...actual<typeof Domain>(domain), isPaidBack: () => false }),
};

/** Money that was paid back on the gateway's pages stays owed. */
const noBalance: Mutant = {
  module: balance,
  make: (actual) => {
    const real: typeof Balance = actual(balance);
    const balanceRefunds: typeof Balance.balanceRefunds = () => ({
      changed: new Map(),
      paidElsewherePaise: 0,
    });
    return { ...real, balanceRefunds };
  },
};

/** Each correction of a deposit is a new one. */
const correctedTwice: Mutant = {
  module: domain,
  make: (actual) => {
    const real: typeof Domain = actual(domain);
    let corrections = 0;
    const depositCorrectionId = (depositId: string): string => `${depositId}_correction${(corrections += 1)}`;
    return { ...real, depositCorrectionId };
  },
};

/** A delivery whose cash was paid back can be undone. */
const cashRefundForgotten: Mutant = {
  module: status,
  make: (actual) => {
    const real: typeof ChangeStatus = actual(status);
    const decideStatusChange: typeof ChangeStatus.decideStatusChange = (state, to, now) => {
      const { cashRefundOwedPaise, cashRefundedPaise } = state.order.payment;
      const payment = { ...state.order.payment, cashRefundOwedPaise: 0, cashRefundedPaise: 0 };
      const change = real.decideStatusChange({ ...state, order: { ...state.order, payment } }, to, now);
      if (!change.ok) return change;
      const { order } = change.value;
      const kept = { ...order.payment, cashRefundOwedPaise, cashRefundedPaise };
      return { ...change, value: { ...change.value, order: { ...order, payment: kept } } };
    };
    return { ...real, decideStatusChange };
  },
};

/** A payment that went back before anybody heard of it never came. */
const neverCame: Mutant = {
  module: applying,
  make: (actual) => {
    const real: typeof ApplyPayment = actual(applying);
    const applyPayment: typeof ApplyPayment.applyPayment = (run, facts) =>
      facts.state === 'captured' && facts.refundedPaise === facts.amountPaise
        ? Promise.resolve({ use: 'none', orderId: null })
        : real.applyPayment(run, facts);
    return { ...real, applyPayment };
  },
};

/** Money that goes back, or comes late, leaves the figures of its day as they were. */
const figuresStay: Mutant = {
  module: writeOrder,
  make: (actual) => {
    const real: typeof WriteOrder = actual(writeOrder);
    const mutant: typeof WriteOrder.writeOrder = (unit, before, after, change) =>
      real.writeOrder(unit, { ...before, valuePaise: after.valuePaise }, after, change);
    return { ...real, writeOrder: mutant };
  },
};

/** The gateway is asked for less than it pays back. */
const askedForLittle: Mutant = {
  module: domain,
  make: (actual) => {
    const real: typeof Domain = actual(domain);
    const newRefund: typeof Domain.newRefund = (facts) => ({
      ...real.newRefund(facts),
      nextTryAt: facts.createdAt,
    });
    const owedRefund: typeof Domain.owedRefund = (order, owed, now) => {
      const { id, refund } = real.owedRefund(order, owed, now);
      return { id, refund: { ...refund, nextTryAt: now } };
    };
    return { ...real, newRefund, owedRefund };
  },
};

/** A delivery for cash counts the sum before its rounding. */
const roundingForgotten: Mutant = {
  module: status,
  make: (actual) => {
    const real: typeof ChangeStatus = actual(status);
    const decideStatusChange: typeof ChangeStatus.decideStatusChange = (state, to, now) => {
      const { subtotalPaise, deliveryChargePaise, totalPaise } = state.order;
      const exact = { ...state.order, totalPaise: subtotalPaise + deliveryChargePaise };
      const change = real.decideStatusChange({ ...state, order: exact }, to, now);
      if (!change.ok) return change;
      return { ...change, value: { ...change.value, order: { ...change.value.order, totalPaise } } };
    };
    return { ...real, decideStatusChange };
  },
};

/** The partner who is asked, or has the order, reads on what was to be paid. */
const mirrorLeftOut: Mutant = {
  module: writeOrder,
  make: (actual) => {
    const real: typeof WriteOrder = actual(writeOrder);
    const mutant: typeof WriteOrder.writeOrder = (unit, before, after, change) =>
      real.writeOrder(unit, before, after, { assignment: null, ...change });
    return { ...real, writeOrder: mutant };
  },
};

/** An order takes no line of its history with a change. */
const noNextLine: Mutant = {
  module: domain,
  make: (actual) => {
    const withLine: typeof Domain.withLine = (order, now) => ({ ...order, updatedAt: now });
    return { ...actual<typeof Domain>(domain), withLine };
  },
};

/** A refund is owed, and the gateway is not asked for it. */
const refundUnsent: Mutant = {
  module: owe,
  make: (actual) => {
    const { refunds }: typeof Domain = actual(domain);
    const oweRefund: typeof Owe.oweRefund = (unit, { id, refund }) => unit.create(refunds.path(id), refund);
    return { ...actual<typeof Owe>(owe), oweRefund };
  },
};

/** An order that went to cash is cancelled all the same when the time to pay online is over. */
const cashExpires: Mutant = {
  module: inCash,
  make: (actual) => {
    const real: typeof PayInCash = actual(inCash);
    const decideCash: typeof PayInCash.decideCash = (order, wanted, now) => {
      const change = real.decideCash(order, wanted, now);
      if (!change.ok || !change.value) return change;
      return { ...change, value: { ...change.value, paymentDueAt: order.paymentDueAt } };
    };
    return { ...real, decideCash };
  },
};

/** A payment that comes after its order went to cash is noted, and neither pays it nor goes back. */
const lateMoneyLost: Mutant = {
  module: deciding,
  make: (actual) => {
    const real: typeof PaymentDecision = actual(deciding);
    const decidePayment: typeof PaymentDecision.decidePayment = (facts, state, now) => {
      const outcome = real.decidePayment(facts, state, now);
      const isLost = state.order?.paymentMethod === 'cod' && state.intent?.kind === 'checkout';
      return outcome.kind === 'paid' && isLost
        ? { kind: 'noted', payment: { ...outcome.payment, use: 'none', capturedAt: null } }
        : outcome;
    };
    return { ...real, decidePayment };
  },
};

/** An order that went to a rounded sum in cash stays rounded when its exact payment comes. */
const roundedOnline: Mutant = {
  module: deciding,
  make: (actual) => {
    const real: typeof PaymentDecision = actual(deciding);
    const paidOrder: typeof PaymentDecision.paidOrder = (order, ...how) => {
      const { totalPaise, roundingPaise } = order;
      return { ...real.paidOrder(order, ...how), totalPaise, roundingPaise };
    };
    return { ...real, paidOrder };
  },
};

export const moneyMutants: Readonly<Record<string, Mutant>> = {
  'cash that stays paid after a cancellation': cashStaysPaid,
  'a wait for a payment without an end': endlessWait,
  'a value of what nobody paid': unpaidIsValue,
  'accounts closed with refunds owed': closedWithMoney,
  'refunds by hand owed to closed accounts': owedToNobody,
  'codes at the door closed unheard': doorUnheard,
  'orders sent whose money went back': sentForNothing,
  'refunds that were settled elsewhere still owed': noBalance,
  'deposits corrected twice': correctedTwice,
  'cash paid back of a delivery that is undone': cashRefundForgotten,
  'figures of a day that no refund reaches': figuresStay,
  'payments forgotten that came and went': neverCame,
  'refunds of less than ₹1 that the gateway is asked for': askedForLittle,
  'cash that is counted without its rounding': roundingForgotten,
  'a mirror left out': mirrorLeftOut,
  'a history that is not raised': noNextLine,
  'refunds without their message': refundUnsent,
  'an end of the time to pay for orders that went to cash': cashExpires,
  'payments lost that come after cash was chosen': lateMoneyLost,
  'a rounded sum that is paid online': roundedOnline,
};
