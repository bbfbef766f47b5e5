import { render } from '@testing-library/react';
import { aPaidOrder } from '../../testing/builders';
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
