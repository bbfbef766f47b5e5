import { noOrderPayment } from '../payments/order-payment';
import { anOrder } from '../testing/builders';
import { refundablePaise, unitsRefundPaise } from './refundable';

/** Two tomatoes at ₹24.20, delivered for cash. */
const delivered = (roundingPaise: number | null, cashRefundedPaise = 0) =>
  anOrder({
    ...{ status: 'delivered', paymentStatus: 'paid', roundingPaise },
    ...{ subtotalPaise: 48_40, deliveryChargePaise: 0, totalPaise: 48_40 + (roundingPaise ?? 0) },
    payment: { ...noOrderPayment, cashRefundedPaise },
  });

test.each([
  { desc: 'an exact order, all', order: delivered(null), prices: 48_40, refund: 48_40 },
  { desc: 'rounded down, one of two', order: delivered(-40), prices: 24_20, refund: 24_20 },
  { desc: 'rounded down, all', order: delivered(-40), prices: 48_40, refund: 48_00 },
  { desc: 'rounded down, the last one', order: delivered(-40, 24_20), prices: 24_20, refund: 23_80 },
  { desc: 'rounded up, all', order: delivered(50), prices: 48_40, refund: 48_40 },
  { desc: 'more than rounding can explain', order: delivered(-40, 30_00), prices: 24_20, refund: 24_20 },
])('units at their prices are paid back: $desc (rule: cash-rounded)', ({ order, prices, refund }) => {
  expect(unitsRefundPaise(order, prices)).toBe(refund);
  if (refund < prices) expect(refund).toBe(refundablePaise(order));
});
