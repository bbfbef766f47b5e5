import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, Stored } from '@basket/domain';
import { MemoryRouter, toast, useLocation, type Live, type LiveQuery } from '@basket/web';
import { aPartner } from '@basket/domain/testing';
import { navigation } from '../../navigation';
import { anOrder } from '../../testing/builders';
import { OrdersPage } from './orders-page';

let found: Stored<Order>[] = [];
const asked: LiveQuery[] = [];
const counts = jest.fn<object, [object]>();
const set = jest.fn<Promise<object>, [object]>();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (contract: { operation: string }, input: object) =>
    contract.operation === 'count' ? Promise.resolve({ counts: counts(input) }) : set(input),
  useLiveQuery: (query: LiveQuery): Live<unknown[]> => {
    if (query.collection === 'orders') asked.push(query);
    const partners =
      query.collection === 'deliveryPartners' ? [aPartner({ id: 'imran', name: 'Imran Khan' })] : [];
    return {
      status: 'ready',
      data: query.collection === 'orders' ? found : partners,
      isFromCache: false,
    };
  },
  useLiveDocument: (_schema: unknown, path: string | null) =>
    path === 'deliveryPartners/imran'
      ? { status: 'ready', data: aPartner({ id: 'imran', name: 'Imran Khan' }), isFromCache: false }
      : { status: 'loading' },
}));

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function show(address: string) {
  asked.length = 0;
  return render(
    <MemoryRouter initialEntries={[address]}>
      <OrdersPage />
      <Address />
    </MemoryRouter>,
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search orders' });
const lastFilter = () => asked.findLast(({ limit }) => limit > 1)?.where;
const address = () => screen.getByTestId('address').textContent;
const statusOf = (orderNumber: string) =>
  screen.getByRole('button', { name: new RegExp(`^Status of ${orderNumber}`) });

beforeEach(() => {
  found = [];
  counts.mockReset();
  counts.mockReturnValue({ pending: 18, delivered: 1207, cancelled: 24 });
  set.mockReset();
  set.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
});

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
  expect(address()).toBe('/admin/orders?search=Sharma+Ananya');
  expect(screen.getAllByText('Ananya Sharma').length).toBeGreaterThan(0);
  expect(screen.queryByText('Ravi Sharma')).toBeNull();
  expect(field()).toHaveFocus();

  await userEvent.clear(field());
  expect(lastFilter()).toEqual([]);
  expect(field()).toHaveFocus();
});

test('a search that finds nothing says what can be searched for; an empty shop does not', () => {
  show('/admin/orders?search=4821');
  expect(field()).toHaveValue('4821');
  expect(asked.findLast(({ limit }) => limit > 1)).toMatchObject({
    where: [['searchKeys', 'array-contains', '4821']],
    limit: 26,
  });
  expect(screen.getByText('No orders found')).toBeVisible();
  expect(screen.getByText(/last four digits/)).toBeVisible();
});

test('orders with a partner who has been asked can be filtered', () => {
  show('/admin/orders?status=assigned');
  expect(lastFilter()).toEqual([['status', '==', 'assigned']]);
  expect(screen.getByRole('link', { name: /^Assigned/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText(/last four digits/)).toBeNull();
});

test('filters by days, payment and partner in the address; each can be taken away again (rule: orders-filtered)', async () => {
  show('/admin/orders?status=pending');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter orders' }));
  await userEvent.type(dialog.getByLabelText('Placed from'), '2026-11-01');
  await userEvent.type(dialog.getByLabelText('Placed until'), '2026-11-20');
  await userEvent.selectOptions(dialog.getByLabelText('Payment method'), 'Online');
  await userEvent.selectOptions(dialog.getByLabelText('Payment'), 'Paid');
  await userEvent.selectOptions(dialog.getByLabelText('Delivery partner'), 'Imran Khan');
  await userEvent.click(dialog.getByRole('button', { name: 'Show orders' }));
  expect(address()).toBe(
    '/admin/orders?status=pending&payment=online&paid=paid&partner=imran&from=2026-11-01&to=2026-11-20',
  );
  const expected = [
    ['status', '==', 'pending'],
    ['paymentMethod', '==', 'online'],
    ['paymentStatus', '==', 'paid'],
    ['deliveryPartnerId', '==', 'imran'],
    ['createdAt', '>=', Date.parse('2026-11-01T00:00:00+05:30')],
    ['createdAt', '<', Date.parse('2026-11-21T00:00:00+05:30')],
  ];
  expect(lastFilter()).toEqual(expected);
  expect(screen.getByRole('link', { name: /^Delivered/ })).toHaveAttribute(
    'href',
    '/admin/orders?status=delivered&payment=online&paid=paid&partner=imran&from=2026-11-01&to=2026-11-20',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter 1 Nov 2026 to 20 Nov 2026' }));
  expect(lastFilter()).toEqual(expected.slice(0, 4));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Imran Khan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/admin/orders?status=pending');
});

test.each([
  '/admin/orders',
  '/admin/orders?status=delivered&payment=cod&from=2026-11-01',
  '/admin/orders?search=sharma',
])(
  '%s reads 26 orders and the latest change, however many there are, and no refund (rule: bounded-work)',
  (shown) => {
    show(shown);
    const limits = new Map(asked.map((query) => [JSON.stringify([query.where, query.orderBy]), query.limit]));
    expect([...limits.values()].sort()).toEqual([1, 26]);
  },
);

test('days in the wrong order are not accepted', async () => {
  show('/admin/orders?from=2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filter orders' }));
  await userEvent.type(dialog.getByLabelText('Placed until'), '2026-11-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Show orders' }));
  expect(dialog.getByText('The last day is before the first one')).toBeVisible();
  expect(address()).toBe('/admin/orders?from=2026-11-20');
});

test('tabs and pages say how many orders the filter leaves', async () => {
  found = Array.from({ length: 26 }, (_, index) => anOrder({ id: `o${index}`, createdAt: 1_000 - index }));
  show('/admin/orders?payment=cod');
  expect(await screen.findByRole('link', { name: 'All Orders 1,249' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pending 18' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preparing 0' })).toBeVisible();
  expect(counts.mock.calls).toMatchObject([[{ paymentMethod: 'cod', partner: null }]]);
  expect(screen.getByText('1 to 25 of 1,249')).toBeVisible();
  counts.mockReturnValue({ pending: 5000, delivered: 10 });
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByRole('link', { name: 'Pending 5,000+' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Orders 5,010+' })).toBeVisible();
});

test('an order leads back to the list with its filter and page, and to the page before that (rule: orders-filtered)', async () => {
  found = Array.from({ length: 26 }, (_, index) => anOrder({ id: `o${index}`, createdAt: 1_000 - index }));
  const { unmount } = show('/admin/orders?status=pending');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const secondPage = '/admin/orders?status=pending&after=976_o24';
  expect(address()).toBe(secondPage);
  unmount();
  expect(navigation.back).toMatchObject([{ from: '/admin/orders/:orderId', to: secondPage }]);
  show(secondPage);
  expect(await screen.findByText('26 to 50 of 18')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(address()).toBe('/admin/orders?status=pending');
});

test('an order whose status is changed stays in the filtered list, and so does the focus (rule: status-chosen)', async () => {
  const order = anOrder({ id: 'o1' });
  found = [order];
  const { rerender } = show('/admin/orders?status=pending');
  set.mockImplementation(() => {
    found = [];
    return Promise.resolve({});
  });
  await userEvent.click(statusOf(order.orderNumber));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Confirmed' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  rerender(
    <MemoryRouter initialEntries={['/admin/orders?status=pending']}>
      <OrdersPage />
      <Address />
    </MemoryRouter>,
  );
  expect(statusOf(order.orderNumber)).toHaveAccessibleName(/Confirmed$/);
  expect(statusOf(order.orderNumber)).toHaveFocus();
});

test('an order that comes while the list is open stands out for some seconds (rule: new-orders-told)', () => {
  jest.useFakeTimers();
  try {
    found = [anOrder({ id: 'o1', orderNumber: 'BE2611200001', createdAt: 1_000 })];
    const { rerender } = show('/admin/orders');
    const page = (
      <MemoryRouter initialEntries={['/admin/orders']}>
        <OrdersPage />
        <Address />
      </MemoryRouter>
    );
    const rowOf = (orderNumber: string) => screen.getByText(orderNumber).closest('tr, li');
    expect(rowOf('BE2611200001')).not.toHaveClass('fresh');
    found = [anOrder({ id: 'o2', orderNumber: 'BE2611200002', createdAt: 2_000 }), ...found];
    rerender(page);
    expect(rowOf('BE2611200002')).toHaveClass('fresh');
    expect(rowOf('BE2611200001')).not.toHaveClass('fresh');
    act(() => jest.advanceTimersByTime(6_000));
    expect(rowOf('BE2611200002')).not.toHaveClass('fresh');
  } finally {
    jest.useRealTimers();
  }
});

test('a tab keeps the place of its number until the orders are counted', async () => {
  show('/admin/orders');
  const [tab] = screen.getAllByRole('link', { name: /^Pending/ });
  expect(tab?.textContent).toBe('Pending \u2007');
  await waitFor(() => expect(tab).toHaveTextContent('Pending 18'));
});
