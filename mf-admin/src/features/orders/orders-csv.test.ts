import { noOrderPayment } from '@basket/domain';
import { anOrder } from '../../testing/builders';
import { csvHeaders, csvRow } from './orders-csv';

const money = ['Total before refunds (INR)', 'Refund owed (INR)', 'Refunded (INR)', 'Net revenue (INR)'];
const cellsOf = (order: Parameters<typeof csvRow>[0]): (string | undefined)[] => {
  const row = csvRow(order);
  return money.map((header) => row[csvHeaders().indexOf(header)]);
};

test.each([
  { desc: 'not delivered', order: anOrder({ totalPaise: 132_00 }), cells: ['132.00', '0.00', '0.00', ''] },
  {
    desc: 'delivered for cash, with a part paid back and a part owed',
    order: anOrder({
      ...{ status: 'delivered', paymentStatus: 'paid', totalPaise: 132_00 },
      payment: { ...noOrderPayment, cashRefundedPaise: 20_00, cashRefundOwedPaise: 5_50 },
    }),
    cells: ['132.00', '5.50', '20.00', '106.50'],
  },
  {
    desc: 'paid online and partly paid back',
    order: anOrder({
      ...{ status: 'delivered', paymentMethod: 'online', paymentStatus: 'paid', totalPaise: 132_00 },
      payment: { ...noOrderPayment, receivedPaise: 132_00, refundedPaise: 20_00 },
    }),
    cells: ['132.00', '0.00', '20.00', '112.00'],
  },
])(
  'the row of an order that is $desc has its total and what it brought (rule: revenue-net)',
  ({ order, cells }) => {
    expect(cellsOf(order)).toEqual(cells);
  },
);

test.each([
  { totalPaise: 1, cell: 'Pending' },
  { totalPaise: 0, cell: 'Nothing to pay' },
])(
  'the row of an order of $totalPaise paise says of its payment: $cell (rule: small-sums)',
  ({ totalPaise, cell }) => {
    expect(csvRow(anOrder({ totalPaise }))[csvHeaders().indexOf('Payment')]).toBe(cell);
  },
);

test.each([
  { roundingPaise: null, cell: '0.00' },
  { roundingPaise: -40, cell: '-0.40' },
])('the row of an order that was rounded by $roundingPaise paise says: $cell (rule: cash-rounded)', (row) => {
  const { roundingPaise, cell } = row;
  expect(csvRow(anOrder({ roundingPaise }))[csvHeaders().indexOf('Rounding (INR)')]).toBe(cell);
});
