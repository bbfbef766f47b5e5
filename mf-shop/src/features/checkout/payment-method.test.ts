import type { PaymentMethod } from '@basket/domain';
import { methodFor, orderWords, proposedMethod } from './payment-method';

const limitPaise = 3000_00;
const quoteOf = (totalPaise: number | null, cashRoundingPaise: number | null = null) =>
  totalPaise === null ? null : { totalPaise, cashRoundingPaise };

test.each([
  { totalPaise: 1_00, hasGateway: true, method: 'online' },
  { totalPaise: 99, hasGateway: true, method: 'cod' },
  { totalPaise: 1_00, hasGateway: false, method: 'cod' },
  { totalPaise: 99, rounding: 1, hasGateway: true, method: 'cod' },
])(
  '$totalPaise paise, gateway $hasGateway: paid by $method (rule: small-sums)',
  ({ totalPaise, rounding = null, hasGateway, method }) => {
    expect(methodFor('online', { hasGateway, quote: quoteOf(totalPaise, rounding) })).toBe(method);
  },
);

const proposals: {
  desc: string;
  last: PaymentMethod | null;
  totalPaise: number | null;
  rounding?: number;
  hasGateway?: boolean;
  method: PaymentMethod;
}[] = [
  { desc: 'a first order', last: null, totalPaise: 160_00, method: 'cod' },
  { desc: 'the last one', last: 'online', totalPaise: 160_00, method: 'online' },
  { desc: 'the last one', last: 'cod', totalPaise: 160_00, method: 'cod' },
  { desc: 'the last one before the sum is known', last: 'online', totalPaise: null, method: 'online' },
  { desc: 'too little for the gateway', last: 'online', totalPaise: 99, method: 'cod' },
  { desc: 'no gateway any more', last: 'online', totalPaise: 160_00, hasGateway: false, method: 'cod' },
  { desc: 'as much cash as the account may pay', last: 'cod', totalPaise: limitPaise, method: 'cod' },
  { desc: 'as much, rounded', last: 'cod', totalPaise: limitPaise + 40, rounding: -40, method: 'cod' },
  { desc: 'too much cash', last: 'cod', totalPaise: limitPaise + 1, method: 'online' },
  { desc: 'too much cash for a first order', last: null, totalPaise: limitPaise + 1, method: 'online' },
  {
    desc: 'too much cash, and nothing else',
    ...{ last: 'cod', totalPaise: limitPaise + 1, hasGateway: false, method: 'cod' },
  },
];

test.each(proposals)(
  '$desc, after $last: $method is proposed (rule: last-payment)',
  ({ last, totalPaise, rounding = null, hasGateway = true, method }) => {
    const payable = { hasGateway, quote: quoteOf(totalPaise, rounding) };
    expect(proposedMethod(last, payable, limitPaise)).toBe(method);
  },
);

test.each([
  { method: 'online', totalPaise: 160_00, words: 'Pay ₹160' },
  { method: 'cod', totalPaise: 1055_00, words: 'Order, ₹1,055 cash' },
  { method: 'cod', totalPaise: 0, words: null },
  { method: 'online', totalPaise: null, words: null },
] as const)('$method, $totalPaise paise: $words (rule: order-button)', ({ method, totalPaise, words }) => {
  expect(orderWords(method, totalPaise)).toBe(words);
});
