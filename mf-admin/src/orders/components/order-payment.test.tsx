import { render } from '@testing-library/react';
import { anOrder, aPaidOrder } from '../../testing/builders';
import { OrderPayment } from './order-payment';

const rows = [
  { desc: 'paid', payment: {}, expected: 'PaidOnline' },
  {
    desc: 'a refund owed',
    payment: { refundOwedPaise: 50_00, refundState: 'owed' },
    expected: 'PaidOnline₹50 owed back',
  },
  {
    desc: 'a refund failed',
    payment: { refundOwedPaise: 50_00, refundState: 'failed' },
    expected: 'PaidOnlineRefund failed',
  },
] as const;

test.each(rows)('the payment of an order never hides its refund: $desc', ({ payment, expected }) => {
  const { container } = render(<OrderPayment order={aPaidOrder(payment)} />);
  expect(container).toHaveTextContent(expected);
});

test.each(['pending', 'paid'] as const)(
  'an order of ₹0 whose payment is %s says that nothing is to pay (rule: small-sums)',
  (paymentStatus) => {
    const { container } = render(<OrderPayment order={anOrder({ totalPaise: 0, paymentStatus })} />);
    expect(container).toHaveTextContent(/^Nothing to pay$/);
  },
);
