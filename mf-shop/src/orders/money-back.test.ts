import { noOrderPayment, type Order } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { moneyBack, moneyBackRows, moneyBackText } from './money-back';

const online = (payment: Partial<Order['payment']>, facts: Partial<Order> = {}): Order =>
  anOrder({
    ...{ status: 'delivered', paymentMethod: 'online', paymentStatus: 'paid', totalPaise: 132_00, ...facts },
    payment: { ...noOrderPayment, ...payment },
  });

test.each<{ desc: string; order: Order; says: (number | null)[]; text: string | null }>([
  { desc: 'paid', order: online({ receivedPaise: 132_00 }), says: [], text: null },
  {
    desc: 'partly refunded',
    order: online({ receivedPaise: 132_00, refundedPaise: 20_00 }),
    says: [132_00, 20_00, 0, 112_00],
    text: '₹20 refunded',
  },
  {
    desc: 'with a part back and a part on its way',
    order: online({ receivedPaise: 132_00, refundedPaise: 20_00, refundOwedPaise: 12_00 }),
    says: [132_00, 20_00, 12_00, 100_00],
    text: '₹32 comes back to you',
  },
  {
    desc: 'with a part whose refund failed',
    order: online({ receivedPaise: 132_00, refundOwedPaise: 12_00, refundState: 'failed' }),
    says: [132_00, 0, 12_00, 120_00],
    text: '₹12 not paid back yet',
  },
  {
    desc: 'short of a line, whose money came back',
    order: online({ receivedPaise: 132_00, refundedPaise: 32_00 }, { totalPaise: 100_00 }),
    says: [132_00, 32_00, 0, 100_00],
    text: '₹32 refunded',
  },
  {
    desc: 'paid twice, and paid back once',
    order: online({ receivedPaise: 264_00, refundedPaise: 132_00 }),
    says: [264_00, 132_00, 0, 132_00],
    text: '₹132 refunded',
  },
  {
    desc: 'paid in cash and partly paid back',
    order: online({ cashRefundedPaise: 20_00 }, { paymentMethod: 'cod' }),
    says: [132_00, 20_00, 0, 112_00],
    text: '₹20 refunded',
  },
  {
    desc: 'cancelled and refunded whole',
    order: online(
      { receivedPaise: 132_00, refundedPaise: 132_00 },
      { status: 'cancelled', paymentStatus: 'refunded' },
    ),
    says: [132_00, 132_00, 0, 0],
    text: null,
  },
  {
    desc: 'from before payments were kept',
    order: online({ refundedPaise: 20_00 }),
    says: [132_00, 20_00, 0, 112_00],
    text: '₹20 refunded',
  },
])(
  'an order that is $desc says what was paid, came back and remains (rule: refund-shown)',
  ({ order, says, text }) => {
    expect(Object.values(moneyBack(order) ?? {})).toEqual(says);
    expect(moneyBackText(order)).toBe(text);
  },
);

test.each([
  ['bank', 'On its way back to you'],
  ['store', 'Owed to you'],
  ['delayed', 'Owed to you, not paid back yet'],
] as const)('a bill says of money that comes back by %s: %s (rule: refund-shown)', (way, label) => {
  const money = { paidPaise: 132_00, backPaise: 0, owedPaise: 12_00, remainsPaise: 120_00 };
  expect(moneyBackRows(money, way).map((row) => row.label)).toEqual(['You paid', label, 'Paid in the end']);
});
