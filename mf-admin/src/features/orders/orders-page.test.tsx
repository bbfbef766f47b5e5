import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, Stored } from '@basket/domain';
import { MemoryRouter, useLocation, type Live, type LiveQuery } from '@basket/web';
import { anOrder } from '../../testing/builders';
import { OrdersPage } from './orders-page';

let found: Stored<Order>[] = [];
const asked: LiveQuery[] = [];

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: (query: LiveQuery): Live<unknown[]> => {
    if (query.collection === 'orders') asked.push(query);
    return { status: 'ready', data: query.collection === 'orders' ? found : [], isFromCache: false };
  },
  useLiveDocument: () => ({ status: 'loading' }),
}));

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function show(address: string) {
  asked.length = 0;
  render(
    <MemoryRouter initialEntries={[address]}>
      <OrdersPage />
      <Address />
    </MemoryRouter>,
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search orders' });
const lastFilter = () => asked.at(-1)?.where;

test('searches on Enter across all statuses, and keeps the search in the address and the focus in the field', async () => {
  found = [
    anOrder({ id: 'o1', customerName: 'Ananya Sharma' }),
    anOrder({ id: 'o2', customerName: 'Ravi Sharma' }),
  ];
  show('/admin/orders?status=pending');
  expect(lastFilter()).toEqual([['status', '==', 'pending']]);
  await userEvent.type(field(), 'Sharma Ananya');
  expect(lastFilter()).toEqual([['status', '==', 'pending']]);
  await userEvent.type(field(), '{Enter}');
  expect(lastFilter()).toEqual([['searchKeys', 'array-contains', 'sharma']]);
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/orders?search=Sharma+Ananya');
  expect(screen.getAllByText('Ananya Sharma').length).toBeGreaterThan(0);
  expect(screen.queryByText('Ravi Sharma')).toBeNull();
  expect(field()).toHaveFocus();

  await userEvent.clear(field());
  expect(lastFilter()).toEqual([]);
  expect(field()).toHaveFocus();
});

test('a search that finds nothing says what can be searched for; an empty shop does not', () => {
  found = [];
  show('/admin/orders?search=BE2611204821');
  expect(field()).toHaveValue('BE2611204821');
  expect(asked.at(-1)).toMatchObject({ where: [['orderNumber', '==', 'BE2611204821']], limit: 1 });
  expect(screen.getByText('No orders found')).toBeVisible();
  expect(screen.getByText(/last four digits/)).toBeVisible();
});

test('orders with a partner who has been asked can be filtered', () => {
  found = [];
  show('/admin/orders?status=assigned');
  expect(lastFilter()).toEqual([['status', '==', 'assigned']]);
  expect(screen.getByRole('link', { name: 'Assigned' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText(/last four digits/)).toBeNull();
});
