import type * as Decision from '../../../payments/apply-payment.decision';
import type * as Balance from '../../../payments/refunds/balance-refunds.decision';
import type * as Provider from '../../../payments/razorpay/razorpay';
import type * as RefundDecision from '../../../payments/refunds/settle-refund.decision';
import type * as Verification from '../../../payments/intents/verify-payment.decision';
import type * as Orders from '../../../orders';
import type * as Atomically from '../../../platform/database/atomically';
import type { Mutant } from '../mutants';

const provider = '../../../payments/razorpay/razorpay';
const decision = '../../../payments/apply-payment.decision';
const refunds = '../../../payments/refunds/settle-refund.decision';
const verification = '../../../payments/intents/verify-payment.decision';
const learning = '../../../payments/refunds/learn-refunds';
const balance = '../../../payments/refunds/balance-refunds.decision';
const expiry = '../../../payments/settle-unpaid';

/** An event that comes again is a new one. */
const noEventDeduplication: Mutant = {
  module: provider,
  make: (actual) => {
    const real: typeof Provider = actual(provider);
    let deliveries = 0;
    const razorpay: typeof Provider.razorpay = (settings) => (account) => {
      const gateway = real.razorpay(settings)(account);
      if (!gateway) return null;
      return {
        ...gateway,
        parseWebhook: (rawBody, headers) => {
          const parsed = gateway.parseWebhook(rawBody, headers);
          deliveries += 1;
          return parsed && { ...parsed, eventId: `${parsed.eventId}-${deliveries}` };
        },
      };
    };
    return { ...real, razorpay };
  },
};

/** The signature is checked over the gateway order that the client names. */
const clientIntentTrusted: Mutant = {
  module: verification,
  make: (actual) => {
    const real: typeof Verification = actual(verification);
    const intentToVerify: typeof Verification.intentToVerify = (_order, request) => request.razorpay_order_id;
    return { ...real, intentToVerify };
  },
};

const noAmountCheck: Mutant = {
  module: decision,
  make: (actual) => {
    const real: typeof Decision = actual(decision);
    const decidePayment: typeof Decision.decidePayment = (facts, state, now) => {
      const { amountPaise } = facts;
      const intent = state.intent && { ...state.intent, amountPaise };
      const order = state.order && { ...state.order, totalPaise: amountPaise };
      return real.decidePayment(facts, { ...state, intent, order }, now);
    };
    return { ...real, decidePayment };
  },
};

/** Every request for a refund is a new one to the provider. */
const noRefundKey: Mutant = {
  module: refunds,
  make: (actual) => {
    const real: typeof RefundDecision = actual(refunds);
    let requests = 0;
    return { ...real, refundKey: () => `refund-without-key-${(requests += 1)}` };
  },
};

const expiryThatDoesNotAsk: Mutant = {
  module: expiry,
  make: (actual) => {
    const { expireUnpaidOrder }: typeof Orders = actual('../../../orders');
    const { atomically }: typeof Atomically = actual('../../../platform/database/atomically');
    return {
      settleUnpaidOrder: async (run: Parameters<typeof atomically>[0], orderId: string) =>
        (await atomically(run, null, (unit) => expireUnpaidOrder(unit, orderId, run.now()))).value,
    };
  },
};

/** Nobody asks for refunds whose event was lost. */
const noRefundsLearned: Mutant = {
  module: learning,
  make: () => ({ learnRefundsOf: () => Promise.resolve() }),
};

/** Money that was paid back on the provider's pages stays owed. */
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

export const paymentMutants: Readonly<Record<string, Mutant>> = {
  'no event de-duplication': noEventDeduplication,
  "the client's gateway order id trusted": clientIntentTrusted,
  'no amount check': noAmountCheck,
  'no refund key': noRefundKey,
  'expiry that does not ask': expiryThatDoesNotAsk,
  'no refunds learned': noRefundsLearned,
  'refunds that were settled elsewhere still owed': noBalance,
};
