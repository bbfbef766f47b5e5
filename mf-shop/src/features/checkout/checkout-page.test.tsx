import { render, screen } from '@testing-library/react';
import { hasOpenAttempt, MemoryRouter, openAttempt, settleAttempt, toast, useRoutes } from '@basket/web';
import { CheckoutPage } from './checkout-page';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useSession: (select: (state: object) => unknown) =>
    select({ status: 'signed-in', user: { uid: 'asha' }, profile: null }),
}));

beforeEach(() => settleAttempt());

const Pages = () =>
  useRoutes([
    { path: '/home/checkout', element: <CheckoutPage /> },
    { path: '/home/cart', element: <h1>Cart</h1> },
    { path: '/home/orders', element: <h1>Orders</h1> },
  ]);
const show = () =>
  render(
    <MemoryRouter initialEntries={['/home/checkout']}>
      <Pages />
    </MemoryRouter>,
  );

test('an empty cart leads from the checkout to the cart, without a word', () => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  show();
  expect(screen.getByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(info).not.toHaveBeenCalled();
});

test('a cart that an order without an answer may have emptied leads to the orders, once (rule: one-order-per-wish)', () => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  openAttempt('asha');
  show();
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(info.mock.calls).toEqual([
    ['Your last try may have gone through. Please look at your orders before you order again.'],
  ]);
  expect(hasOpenAttempt('asha')).toBe(false);
});
