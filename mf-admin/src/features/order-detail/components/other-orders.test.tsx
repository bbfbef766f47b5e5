import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { anOrder } from '../../../testing/builders';
import { OtherOrders } from './other-orders';

const order = anOrder();
const earlier = anOrder({ id: 'earlier', orderNumber: 'BE2611200001', status: 'cancelled' });
let found = [order];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: () => ({ status: 'ready', data: found, isFromCache: false }),
}));

const show = () =>
  render(
    <MemoryRouter>
      <OtherOrders order={order} />
    </MemoryRouter>,
  );

test('the page of an order leads to the other orders of its customer, and says nothing without any', () => {
  const { unmount } = show();
  expect(screen.queryByText('Other orders')).toBeNull();
  unmount();
  found = [order, earlier];
  show();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['BE2611200001']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/orders/earlier');
});
