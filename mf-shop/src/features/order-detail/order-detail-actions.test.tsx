import { act, render, screen, waitFor } from '@testing-library/react';
import type { Order, Stored } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { MemoryRouter } from '@basket/web';
import { OrderDetailActions } from './order-detail-actions';

beforeEach(() => {
  // The catalogue, needed only for pictures, does not load.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});

test('an order that is cancelled leaves the focus at its other actions (rule: focus-kept)', async () => {
  const page = (order: Stored<Order>) => (
    <MemoryRouter>
      <OrderDetailActions order={order} />
    </MemoryRouter>
  );
  const { rerender } = render(page(anOrder({ status: 'pending' })));
  act(() => screen.getByRole('button', { name: 'Cancel Order' }).focus());
  rerender(page(anOrder({ status: 'cancelled' })));
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(Order Again|Print)$/));
});

test.each([
  {
    desc: 'waits for its payment',
    facts: { paymentMethod: 'online', paymentStatus: 'pending' },
    isGreen: false,
  },
  { desc: 'is paid in cash', facts: { paymentMethod: 'cod', paymentStatus: 'pending' }, isGreen: true },
] as const)('an order that $desc: tracking is the green button: $isGreen', ({ facts, isGreen }) => {
  render(
    <MemoryRouter>
      <OrderDetailActions order={anOrder({ status: 'pending', ...facts })} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Track Order' }).classList.contains('primary')).toBe(isGreen);
});
