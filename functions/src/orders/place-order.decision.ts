import {
  accept,
  newDispatch,
  noOrderPayment,
  orderSearchKeys,
  paymentWaitMs,
  priceCart,
  quantityByProduct,
  refuse,
  serviceObstacle,
  type Order,
  type Outcome,
  type PaymentMethod,
  type PricedProduct,
  type PublicStoreSettings,
  type RequestOf,
  type placeOrder,
} from '@basket/domain';

export interface PlaceOrderState {
  readonly settings: PublicStoreSettings;
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly customer: { readonly uid: string; readonly name: string };
  /** What can be collected. */
  readonly paymentMethods: readonly PaymentMethod[];
}

export interface PlacedOrder {
  readonly order: Order;
  /** Units left of each product of the order. */
  readonly stockAfter: ReadonlyMap<string, number>;
}

/** Prices, checks and drafts an order; the server decides every figure in it (rules: server-prices, service-area). */
export function decidePlaceOrder(
  command: RequestOf<typeof placeOrder>,
  { settings, products, customer, paymentMethods }: PlaceOrderState,
  orderNumber: string,
  now: number,
): Outcome<PlacedOrder> {
  if (!settings.isOpen) return refuse('store_closed');
  if (!paymentMethods.includes(command.paymentMethod)) return refuse('payment_method_unavailable');
  const obstacle = serviceObstacle(command.delivery, settings);
  if (obstacle)
    return refuse(obstacle, { radiusKm: settings.serviceRadiusKm, pincode: command.delivery.pincode });

  const priced = priceCart(command.lines, products, settings);
  if (!priced.ok) return priced;
  const { items, subtotalPaise, deliveryChargePaise, totalPaise } = priced.value;
  if (totalPaise !== command.expectedTotalPaise)
    return refuse('prices_changed', { subtotalPaise, deliveryChargePaise, totalPaise });

  const stockAfter = new Map<string, number>();
  for (const [productId, quantity] of quantityByProduct(items))
    stockAfter.set(productId, (products.get(productId)?.stockQuantity ?? 0) - quantity);

  return accept({
    stockAfter,
    order: {
      orderNumber,
      customerId: customer.uid,
      customerName: customer.name,
      searchKeys: orderSearchKeys({ orderNumber, customerName: customer.name, delivery: command.delivery }),
      items,
      subtotalPaise,
      deliveryChargePaise,
      totalPaise,
      delivery: command.delivery,
      paymentMethod: command.paymentMethod,
      paymentStatus: 'pending',
      paymentId: null,
      paidAt: null,
      paymentDueAt: command.paymentMethod === 'online' ? now + paymentWaitMs : null,
      refundId: null,
      payment: noOrderPayment,
      status: 'pending',
      statusTimes: { pending: now },
      estimatedDeliveryAt: null,
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
