import { render, screen } from '@testing-library/react';
import type { Order, Stored } from '@basket/domain';
import { MemoryRouter, toast, useSession, type Live } from '@basket/web';
import { OrderGate } from './order-gate';

let live: Live<Stored<Order>> = { status: 'loading' };
jest.mock('../../orders/my-order', () => ({ useMyOrder: () => live }));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: jest.fn(),
}));

const failed = { status: 'error', message: 'No answer.', code: 'unavailable', retry: jest.fn() } as const;
function show(isSignedOut: boolean) {
  jest.mocked(useSession).mockReturnValue(isSignedOut);
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  render(
    <MemoryRouter>
      <OrderGate orderId="order1" skeleton={<p>Loading</p>}>
        {() => <p>The order</p>}
      </OrderGate>
    </MemoryRouter>,
  );
  return error;
}

test('signing out elsewhere asks to sign in, and reports no failure', () => {
  live = failed;
  expect(show(true)).not.toHaveBeenCalled();
  expect(screen.getByText('Sign in to see this order.')).toBeVisible();
});

test('an order that cannot be loaded says so once, with a retry', () => {
  live = failed;
  expect(show(false)).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Failed to load order details' })).toBeVisible();
});

test('an unknown order is not found, and reports no failure (rule: own-orders)', () => {
  live = { status: 'missing' };
  expect(show(false)).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: /not found/i })).toBeVisible();
});
