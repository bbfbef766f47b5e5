import {
  done,
  billFor,
  cashRoundingOf,
  deliveryPromise,
  isGatewaySum,
  minuteMs,
  newDispatch,
  noOrderPayment,
  openness,
  orderSearchKeys,
  paymentWaitMs,
  priceCart,
  quantityByProduct,
  refuse,
  serviceObstacle,
  slotOfPromise,
  type CartTotals,
  type Order,
  type OrderSlot,
  type Outcome,
  type PaymentMethod,
  type PricedProduct,
  type PublicStoreSettings,
  type RequestOf,
  type placeOrder,
} from '@basket/domain';

/** The person whose order it becomes. */
export interface Customer {
  readonly uid: string;
  readonly name: string;
  /** The admin who places it on the phone; null when the customer does. */
  readonly placedBy: string | null;
}

export interface PlaceOrderState {
  readonly settings: PublicStoreSettings;
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly customer: Customer;
  /** The methods that the store can collect. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** The place that was taken in the slot that the customer chose; null without one. */
  readonly takenSlot: Outcome<OrderSlot> | null;
}

export interface PlacedOrder {
  readonly order: Order;
  /** Units left of each product of the order. */
  readonly stockAfter: ReadonlyMap<string, number>;
}

/** The first obstacle to an order before its goods are looked at: the store, the slot, the payment, the address. */
function obstacleTo(
  command: RequestOf<typeof placeOrder>,
  { settings, paymentMethods, takenSlot }: PlaceOrderState,
  now: number,
): ReturnType<typeof refuse> | null {
  const state = openness(settings, now);
  if (
    state.kind === 'closed' &&
    (state.takes === 'nothing' || (state.takes === 'slots' && takenSlot === null))
  )
    return refuse('store_closed');
  if (takenSlot?.ok === false) return takenSlot;
  if (!paymentMethods.includes(command.paymentMethod)) return refuse('payment_method_unavailable');
  const obstacle = serviceObstacle(command.delivery, settings);
  return obstacle
    ? refuse(obstacle, { radiusKm: settings.serviceRadiusKm, pincode: command.delivery.pincode })
    : null;
}

type OrderBill = Pick<Order, 'subtotalPaise' | 'deliveryChargePaise' | 'roundingPaise' | 'totalPaise'>;

/**
 * The bill that the customer has agreed to (rules: prices-confirmed, cash-rounded, small-sums). A page that does not know of rounding expects
 * the exact sum, and the order then costs just that.
 */
function agreedBill(
  { paymentMethod, expectedTotalPaise }: RequestOf<typeof placeOrder>,
  { subtotalPaise, deliveryChargePaise, totalPaise: exactPaise }: CartTotals,
  settings: PublicStoreSettings,
): Outcome<OrderBill> {
  const quote = { totalPaise: exactPaise, cashRoundingPaise: cashRoundingOf(exactPaise, settings) };
  const { roundingPaise, totalPaise } = billFor(quote, paymentMethod);
  const shared = { subtotalPaise, deliveryChargePaise };
  const bill: OrderBill =
    expectedTotalPaise === totalPaise
      ? { ...shared, roundingPaise, totalPaise }
      : { ...shared, roundingPaise: null, totalPaise: exactPaise };
  if (bill.totalPaise !== expectedTotalPaise) return refuse('prices_changed', { ...shared, totalPaise });
  return paymentMethod === 'online' && !isGatewaySum(exactPaise)
    ? refuse('amount_too_small_online')
    : done(bill);
}

/** Prices, checks and drafts an order; the server decides every figure in it (rules: server-prices, service-area, small-sums). */
export function decidePlaceOrder(
  command: RequestOf<typeof placeOrder>,
  state: PlaceOrderState,
  orderNumber: string,
  now: number,
): Outcome<PlacedOrder> {
  const obstacle = obstacleTo(command, state, now);
  if (obstacle) return obstacle;
  const { settings, products, customer, takenSlot } = state;
  const priced = priceCart(command.lines, products, settings);
  if (!priced.ok) return priced;
  const { items } = priced.value;
  const bill = agreedBill(command, priced.value, settings);
  if (!bill.ok) return bill;

  const slot = takenSlot?.ok ? takenSlot.value : slotOfPromise(deliveryPromise(settings, now));
  const stockAfter = new Map<string, number>();
  for (const [productId, quantity] of quantityByProduct(items))
    stockAfter.set(productId, (products.get(productId)?.stockQuantity ?? 0) - quantity);

  return done({
    stockAfter,
    order: {
      orderNumber,
      customerId: customer.uid,
      customerName: customer.name,
      placedBy: customer.placedBy,
      searchKeys: orderSearchKeys({ orderNumber, customerName: customer.name, delivery: command.delivery }),
      items,
      ...bill.value,
      delivery: command.delivery,
      paymentMethod: command.paymentMethod,
      paymentStatus: 'pending',
      paymentId: null,
      paidAt: null,
      paymentDueAt: command.paymentMethod === 'online' ? now + paymentWaitMs : null,
      cashSince: null,
      refundId: null,
      valuePaise: null,
      payment: noOrderPayment,
      status: 'pending',
      statusTimes: { pending: now },
      packing: null,
      slot,
      promisedAt: slot?.endsAt ?? now + settings.deliveryTimeMinutes * minuteMs,
      estimatedDeliveryAt: slot?.endsAt ?? null,
      deliveryPartnerId: null,
      assignment: null,
      offerAttempts: 0,
      dispatch: newDispatch,
      deliverySeq: 0,
      historySeq: 1,
      createdAt: now,
      updatedAt: now,
    },
  });
}
