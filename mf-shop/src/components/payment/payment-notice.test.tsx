import { act, render, screen } from '@testing-library/react';
import { noOrderPayment, type Order, type Stored } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { MemoryRouter, noteUnpaidOrder, readUnpaidOrder, useLocation } from '@basket/web';
import { noteGatewayTrouble } from '../../payment/gateway-trouble';
import { PaymentNotice } from './payment-notice';

const unpaid = (): Stored<Order> =>
  anOrder({
    status: 'pending',
    paymentMethod: 'online',
    paymentStatus: 'pending',
    paymentDueAt: Date.now() + 15 * 60_000,
  });
const paid = (): Stored<Order> =>
  anOrder({ status: 'pending', paymentMethod: 'online', paymentStatus: 'paid', totalPaise: 132_00 });

const Address = () => <p data-testid="address">{useLocation().search}</p>;

const page = (order: Stored<Order>, query = '') => (
  <MemoryRouter initialEntries={[`/home/orders/order-id${query}`]}>
    <PaymentNotice order={order} />
    <Address />
  </MemoryRouter>
);

beforeEach(() => {
  // The server's clock is not asked.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => jest.useRealTimers());

test.each([
  { desc: 'waits', query: '', role: 'status', title: 'Your order waits for its payment' },
  { desc: 'has failed once', query: '?payment=failed', role: 'alert', title: 'Payment verification failed' },
] as const)(
  'a payment that $desc: said once, while the time left is silent (rule: silent-clocks)',
  ({ query, role, title }) => {
    jest.useFakeTimers();
    render(page(unpaid(), query));
    const said = screen.getByRole(role);
    expect(said).toHaveTextContent(title);
    const before = said.textContent;
    expect(screen.getByRole('timer')).toHaveTextContent('Pay within 15:00 to keep your order.');
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Pay within 13:59 to keep your order.');
    expect(screen.getByRole(role).textContent).toBe(before);
  },
);

test.each([
  { desc: 'after a failure', query: '?payment=failed' },
  { desc: 'on another device', query: '' },
])('a payment that comes $desc is said, and the address agrees (rule: payment-told)', ({ query }) => {
  const { rerender } = render(page(unpaid(), query));
  rerender(page(paid(), query));
  expect(screen.getByRole('status')).toHaveTextContent('Payment of ₹132 received');
  expect(screen.queryByText('Payment verification failed')).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('?payment=success');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText('Payment of ₹132 received')).toBeNull();
  expect(screen.getByTestId('address')).toBeEmptyDOMElement();
});

const owing = (payment: Partial<Order['payment']>, facts: Partial<Order> = {}): Stored<Order> =>
  anOrder({ status: 'cancelled', ...facts, payment: { ...noOrderPayment, ...payment } });

test.each([
  {
    desc: 'is on its way',
    order: owing({ refundOwedPaise: 98_00, refundState: 'owed' }),
    says: /^₹98 is on its way back to you.*The refund reaches your account in 5 to 7 working days\.$/,
    isAsked: false,
  },
  {
    desc: 'failed',
    order: owing({ refundOwedPaise: 98_00, refundState: 'failed' }),
    says: /^₹98 could not be paid back to you yet.*It is still owed to you\. The store is on it/,
    isAsked: true,
  },
  {
    desc: 'of cash waits for the store',
    order: owing({ cashRefundOwedPaise: 20_00, refundState: 'owed' }, { status: 'delivered' }),
    says: /^₹20 is owed to you.*The order has ended\. The store pays it back to you itself/,
    isAsked: true,
  },
  {
    desc: 'of cash was paid out',
    order: owing({ cashRefundedPaise: 20_00, refundState: 'refunded' }, { status: 'delivered' }),
    says: /^₹20 was refunded.*The store has paid it back to you itself\.$/,
    isAsked: false,
  },
])('a refund that $desc says so, and whom to ask (rule: refund-shown)', ({ order, says, isAsked }) => {
  render(page(order));
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent(says);
  // The customer never chose a gateway, and cannot do anything about one.
  expect(said).not.toHaveTextContent(/gateway|razorpay/i);
  expect(screen.queryAllByRole('link', { name: 'Contact the store' })).toHaveLength(isAsked ? 1 : 0);
});

test('an order that was paid before says nothing of its payment', () => {
  render(page(paid()));
  expect(screen.queryByText('Payment of ₹132 received')).toBeNull();
});

test('where the payment does not open, another browser and cash are named (rule: payment-blocked)', () => {
  render(page(unpaid()));
  expect(screen.queryByText(/another browser/)).toBeNull();
  act(() => noteGatewayTrouble(true));
  expect(screen.getByText(/open this page in another browser, or pay in cash\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Pay in cash instead' })).toBeEnabled();
  act(() => noteGatewayTrouble(false));
  expect(screen.queryByText(/another browser/)).toBeNull();
});

test('an order that goes to cash asks for no payment, and its items do not come back to the cart (rules: cash-instead, cart-returns)', () => {
  const order = unpaid();
  noteUnpaidOrder(order.id);
  const { rerender } = render(page(order));
  expect(readUnpaidOrder()).toBe(order.id);
  rerender(page({ ...order, paymentMethod: 'cod', paymentDueAt: null }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(readUnpaidOrder()).toBeNull();
});
