import type { MoneyDifference, MoneyMeasure, Order, Payment, Refund } from '@basket/domain';

/** The gateway's figures of a payment: 0 where it does not know the payment. */
export interface GatewayMoney {
  readonly paymentId: string;
  readonly capturedPaise: number;
  readonly refundedPaise: number;
}

/** The shop's records that tell of some payments: those of their orders with them, all of them. */
export interface ShopMoney {
  readonly payments: ReadonlyMap<string, Payment>;
  readonly refunds: readonly Refund[];
  readonly orders: ReadonlyMap<string, Order>;
}

/**
 * Where the gateway and the shop do not say the same, or the shop contradicts itself (rule: money-agrees). A refund whose answer is
 * still unknown may be in the gateway's figure or not. Refunds that were paid out by hand are no money of the gateway's.
 */
export function differencesOf(gateway: readonly GatewayMoney[], shop: ShopMoney): MoneyDifference[] {
  const told = new Set<string>();
  return gateway.flatMap((money) => {
    const payment = shop.payments.get(money.paymentId) ?? null;
    const of = (measure: MoneyMeasure, saysPaise: number, knownPaise: number): MoneyDifference => ({
      measure,
      paymentId: money.paymentId,
      orderId: payment?.orderId ?? null,
      orderNumber: payment?.orderNumber ?? null,
      saysPaise,
      knownPaise,
    });
    const orderId = payment?.orderId ?? null;
    const isTold = orderId === null || told.has(orderId);
    if (orderId !== null) told.add(orderId);
    const order = orderId === null || isTold ? null : shop.orders.get(orderId);
    return [
      ...differencesOfPayment(money, payment, shop.refunds, of),
      ...(order && orderId !== null ? differencesOfOrder(orderId, order, shop, of) : []),
    ];
  });
}

type Tell = (measure: MoneyMeasure, saysPaise: number, knownPaise: number) => MoneyDifference;

const isOfGateway = ({ source, reference }: Refund): boolean => source === 'online' && reference === null;
/** The gateway may have been asked for it. */
const isUnderWay = ({ status, tries }: Refund): boolean =>
  status === 'requested' || (status === 'owed' && tries > 0);
const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

function differencesOfPayment(
  { paymentId, capturedPaise, refundedPaise }: GatewayMoney,
  payment: Payment | null,
  all: readonly Refund[],
  tell: Tell,
): MoneyDifference[] {
  const refunds = all.filter((refund) => refund.paymentId === paymentId && isOfGateway(refund));
  const capturedHere = capturedPaiseOf(payment);
  const paidBack = sumOf(refunds.filter(({ status }) => status === 'refunded'));
  const mayBeBack = paidBack + sumOf(refunds.filter(isUnderWay));
  return [
    ...(capturedPaise === capturedHere ? [] : [tell('captured', capturedPaise, capturedHere)]),
    ...(refundedPaise >= paidBack && refundedPaise <= mayBeBack
      ? []
      : [tell('refunded', refundedPaise, paidBack)]),
  ];
}

const capturedPaiseOf = (payment: Payment | null): number =>
  payment && payment.capturedAt !== null ? payment.amountPaise : 0;

function differencesOfOrder(orderId: string, order: Order, shop: ShopMoney, tell: Tell): MoneyDifference[] {
  const payments = [...shop.payments.values()].filter((payment) => payment.orderId === orderId);
  const refunds = shop.refunds.filter(
    (refund) => refund.orderId === orderId && refund.source === 'online' && refund.status !== 'withdrawn',
  );
  const { receivedPaise, refundedPaise, refundOwedPaise } = order.payment;
  const figures: readonly (readonly [MoneyMeasure, number, number])[] = [
    ['orderReceived', payments.reduce((sum, payment) => sum + capturedPaiseOf(payment), 0), receivedPaise],
    ['orderRefunded', sumOf(refunds.filter(({ status }) => status === 'refunded')), refundedPaise],
    ['orderOwed', sumOf(refunds.filter(({ status }) => status !== 'refunded')), refundOwedPaise],
  ];
  return figures.filter(([, says, known]) => says !== known).map((figure) => tell(...figure));
}

/** Names the same difference at every look. */
export const differenceKey = ({ measure, paymentId, saysPaise, knownPaise }: MoneyDifference): string =>
  `${measure} ${paymentId} ${saysPaise} ${knownPaise}`;
