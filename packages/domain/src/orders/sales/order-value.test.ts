import { noOrderPayment, type OrderPayment } from '../../payments/order-payment';
import { anOrder } from '../../testing/builders';
import type { Order } from '../order';
import { orderValuePaise } from './order-value';

const totalPaise = 500_00;
const paid = (facts: Partial<OrderPayment> = {}): Partial<Order> => ({
  paymentMethod: 'online',
  paymentStatus: 'paid',
  payment: { ...noOrderPayment, receivedPaise: totalPaise, ...facts },
});

test.each<{ desc: string; order: Partial<Order>; value: number | null }>([
  { desc: 'not delivered', order: { status: 'out_for_delivery' }, value: null },
  { desc: 'cancelled and paid back', order: { status: 'cancelled', ...paid() }, value: null },
  { desc: 'paid in cash', order: { paymentMethod: 'cod' }, value: 500_00 },
  {
    desc: 'paid in cash, with a part paid back and a part owed',
    order: { payment: { ...noOrderPayment, cashRefundOwedPaise: 20_00, cashRefundedPaise: 30_00 } },
    value: 450_00,
  },
  { desc: 'paid online', order: paid(), value: 500_00 },
  {
    desc: 'from before payments were kept',
    order: { paymentMethod: 'online', paymentStatus: 'paid' },
    value: 500_00,
  },
  { desc: 'to be paid online, and not paid', order: { paymentMethod: 'online' }, value: 0 },
  { desc: 'partly paid back', order: paid({ refundedPaise: 120_00 }), value: 380_00 },
  { desc: 'owed a refund', order: paid({ refundOwedPaise: 120_00 }), value: 380_00 },
  { desc: 'paid back whole', order: paid({ refundedPaise: 500_00 }), value: 0 },
  { desc: 'paid back beyond its payment', order: paid({ refundedPaise: 600_00 }), value: 0 },
  {
    desc: 'short of a line, whose money was paid back',
    order: { totalPaise: 400_00, ...paid({ refundedPaise: 100_00 }) },
    value: 400_00,
  },
  {
    desc: 'paid twice, and paid back once',
    order: paid({ receivedPaise: 1000_00, refundOwedPaise: 500_00 }),
    value: 500_00,
  },
])('an order that is $desc is worth $value (rule: customer-value)', ({ order, value }) => {
  expect(orderValuePaise({ ...anOrder({ totalPaise, status: 'delivered' }), ...order })).toBe(value);
});
