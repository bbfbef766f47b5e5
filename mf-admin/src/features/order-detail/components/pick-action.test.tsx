import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, Stored } from '@basket/domain';
import { MemoryRouter, useLocation } from '@basket/web';
import { anOrder } from '../../../testing/builders';
import { PickAction } from './pick-action';

const run = jest.fn<Promise<object>, [object]>(() => Promise.resolve({ status: 'pending' }));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

const Place = () => <p>at {useLocation().pathname}</p>;
const show = (order: Stored<Order>) =>
  render(
    <MemoryRouter>
      <PickAction order={order} isNext />
      <Place />
    </MemoryRouter>,
  );

test('a pending order can be picked from its page, by keyboard, too, and the picker comes to its goods (rule: picking-at-once)', async () => {
  show(anOrder());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Start picking' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledWith({ orderId: 'order1' });
  expect(await screen.findByText('at /admin/orders/picking/order1')).toBeVisible();
});

test.each([
  ['Go on picking', null],
  ['Packing slip', 5_000],
])('%s leads to the goods of an order whose picking has begun', (name, packedAt) => {
  show(anOrder({ packing: { startedAt: 4_000, readyAt: null, packedAt } }));
  expect(screen.queryByRole('button', { name: 'Start picking' })).toBeNull();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/admin/orders/picking/order1');
});

test.each([{ paymentMethod: 'online' }, { status: 'out_for_delivery' }, { status: 'cancelled' }] as const)(
  'an order that cannot be picked has no way to its goods: %j',
  (facts) => {
    show(anOrder(facts));
    expect(screen.queryByRole('button', { name: 'Start picking' })).toBeNull();
  },
);
