import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayMs, startOfIndiaDay, type Contract, type Order, type Stored } from '@basket/domain';
import { aProduct, someInstant } from '@basket/domain/testing';
import { MemoryRouter, type Live, type LiveQuery } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { tellWaiting } from '../../counts/waiting';
import {
  lastChange,
  lastProductChange,
  lastProductEntry,
  lowProducts,
  ordersByPromise,
  recentOrders,
} from '../../queries';
import { anOrder } from '../../testing/builders';
import { DashboardPage } from './dashboard-page';

const answers = new Map<string, () => Promise<object>>();
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
let lists: Map<LiveQuery, Live<unknown>>;
let arePicturesKnown = false;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: ({ operation }: Contract) => answers.get(operation)?.(),
  useServerNow: () => someInstant,
  prepareImageUrls: () => Promise.resolve((arePicturesKnown = true)),
  productImageUrl: (id: string) => (arePicturesKnown ? `/pictures/${id}` : null),
  useLiveQuery: (query: LiveQuery) => lists.get(query) ?? ready([]),
}));

const today = startOfIndiaDay(someInstant);
const figures = {
  countedAt: someInstant,
  totalOrders: 1284,
  pendingOrders: 18,
  totalRevenuePaise: 6_63_318_50,
  totalProducts: 142,
  activeProducts: 140,
  totalCustomers: 3906,
  totalDeliveryPartners: 12,
  ordersGrowthPercent: 12,
  revenueGrowthPercent: -8,
  customersGrowthPercent: null,
  days: [
    { dayAt: today - 14 * dayMs, orders: 3, revenuePaise: 300_00 },
    { dayAt: today - dayMs, orders: 7, revenuePaise: 1400_00 },
    { dayAt: today, orders: 5, revenuePaise: 900_00 },
  ],
};
const waiting = {
  ...{ countedAt: someInstant, pendingOrders: 18, ordersWithoutPartner: 5, failedDeliveries: 0 },
  ...{ pendingWithdrawals: 2, failedRefunds: 0, moneyDifferences: 3, unpaidDeliveries: 1, lowProducts: 4 },
  ...{ paidBackOrders: 2, openDisputes: 0 },
};

beforeEach(() => {
  arePicturesKnown = false;
  lists = new Map();
  answers.set('readDashboard', () => Promise.resolve(figures));
  tellWaiting(waiting);
});

afterEach(() => void jest.useRealTimers());

const show = async (found: string | RegExp = '1,284') => {
  const { container } = render(
    <MemoryRouter>
      <DashboardPage />
    </MemoryRouter>,
  );
  await screen.findByText(found);
  return container;
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the five figures with their growth, and what waits with the screen for it (rules: figures-computed, counts-told)', async () => {
  const container = await show();
  const growth = screen.getByText('Total Orders').closest('div');
  expect(growth).toHaveTextContent('Total Orders1,284up 12%from last month');
  expect(screen.getByText('Total Revenue').closest('div')).toHaveTextContent('down 8%from last month');
  expect(
    await region('Quick Actions').findByRole('link', { name: 'Find partners for orders 5' }),
  ).toHaveAttribute('href', '/admin/order-assignment');
  expect(rowsOf('Quick Actions')).toEqual([
    'Find partners for orders5',
    expect.stringMatching(/^Decide failed deliveries\s*none$/),
    'Approve withdrawals2',
    'Collect what was delivered unpaid1',
    'Cancel what was paid back2',
    expect.stringMatching(/^Answer payment disputes\s*none$/),
    expect.stringMatching(/^Retry refunds\s*none$/),
    'Explain money that differs3',
    'Restock products4',
  ]);
  expect(
    screen.getByText(/^Revenue is net: what delivered orders brought, less what went back/),
  ).toBeVisible();
  expect(region('System Overview').getByText('Net revenue today').parentElement).toHaveTextContent('₹900.00');
  expect(region('System Overview').getByText('140 of 142')).toBeVisible();
  expect(region('System Overview').getByText('Orders today').parentElement).toHaveTextContent(
    'Orders today5',
  );
  expect(await violationsIn(container)).toEqual([]);
});

test('the chart has a table: revenue or orders of a period beside the days before it', async () => {
  await show();
  const rows = () =>
    within(screen.getByRole('table', { name: /per day/ }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows()).toHaveLength(1 + 14);
  expect(rows()[0]).toBe('DayNet revenue14 days before');
  expect(rows().at(-2)).toBe('19 Nov₹1,400.00not counted yet');
  expect(rows().at(-1)).toBe('20 Nov, so far₹900.00₹300.00');
  await userEvent.click(screen.getByRole('radio', { name: 'Orders' }));
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
  expect(screen.getByRole('heading', { name: 'Orders per day' })).toBeVisible();
  expect(rows()).toHaveLength(1 + 7);
  expect(rows().at(-1)).toBe('20 Nov, so far5not counted yet');
});

test('names late orders and products that run low', async () => {
  const late: Stored<Order> = anOrder({ id: 'late', promisedAt: someInstant - 12 * 60_000 });
  const inTime = anOrder({ id: 'soon', orderNumber: 'BE2611200002', promisedAt: someInstant + 1 });
  lists.set(ordersByPromise, ready([late, inTime]));
  lists.set(
    lowProducts,
    ready([
      { id: 'a', ...aProduct({ name: 'Curry Leaves', stockQuantity: 0 }) },
      { id: 'b', ...aProduct({ name: 'Paneer', stockQuantity: 3 }) },
    ]),
  );
  await show();
  expect(rowsOf('Running late')).toEqual([`${late.orderNumber}${late.customerName}12 min late`]);
  expect(rowsOf('Low on stock')).toEqual([
    expect.stringMatching(/^Curry Leaves.*Out$/),
    expect.stringMatching(/^Paneer.*3 left$/),
  ]);
  expect([...document.images].map(({ src }) => new URL(src).pathname)).toEqual([
    '/pictures/a',
    '/pictures/b',
  ]);
});

test('says so when nothing is late, nothing is low and nothing was ordered', async () => {
  await show();
  expect(screen.getByText('Every order is in time.')).toBeVisible();
  expect(screen.getByText('Enough of everything.')).toBeVisible();
  expect(screen.getByText('No orders yet')).toBeVisible();
});

const page = () => (
  <MemoryRouter>
    <DashboardPage />
  </MemoryRouter>
);

test('a new order is shown as soon as the listener hears of it, beside the way to all of them', async () => {
  const { rerender } = render(page());
  expect(await screen.findByText('No orders yet')).toBeVisible();
  lists.set(recentOrders, ready([anOrder({ customerName: 'Vikram Rao' })]));
  rerender(page());
  const recent = region('Recent Orders');
  expect(recent.getAllByText('Vikram Rao')[0]).toBeVisible();
  expect(recent.getByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/admin/orders');
  expect(screen.getByRole('link', { name: /^Total Customers/ })).toHaveAttribute('href', '/admin/customers');
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const active = () => region('System Overview').getByText('Active products').parentElement;
/** The listeners have heard of a change of a product at this time. */
const hear = (updatedAt: number) => {
  lists.set(lastChange, ready([anOrder({ updatedAt: 1_000 })]));
  lists.set(lastProductChange, ready([{ id: 'okra', ...aProduct({ updatedAt }) }]));
};
const countLater = () => {
  const later = { ...figures, countedAt: someInstant + 20_000, activeProducts: 139 };
  answers.set('readDashboard', () => Promise.resolve(later));
};

const deleted = ready([{ id: 'entry', createdAt: someInstant + 10_000 }]);
test.each([
  { desc: 'hidden', change: () => hear(someInstant + 10_000) },
  { desc: 'deleted', change: () => lists.set(lastProductEntry, deleted) },
])('a product that is $desc counts the figures again (rule: figures-computed)', async ({ change }) => {
  jest.useFakeTimers();
  hear(1_000);
  const { rerender } = render(page());
  await pass(0);
  countLater();
  await pass(30_000);
  expect(active()).toHaveTextContent('140 of 142');

  await pass(25_000);
  change();
  rerender(page());
  await pass(0);
  expect(active()).toHaveTextContent('139 of 142');
});

test('counts again, twelve seconds later, when the listeners begin after the count and hear of what it lacks (rule: figures-computed)', async () => {
  jest.useFakeTimers();
  lists.set(lastProductChange, { status: 'loading' });
  const { rerender } = render(page());
  await pass(3_000);
  expect(active()).toHaveTextContent('140 of 142');
  countLater();
  hear(someInstant + 2_000);
  rerender(page());
  await pass(8_000);
  expect(active()).toHaveTextContent('140 of 142');
  await pass(1_000);
  expect(active()).toHaveTextContent('139 of 142');
});

test('an answer that the server had kept from before the change is asked for again (rule: figures-computed)', async () => {
  jest.useFakeTimers();
  hear(1_000);
  const { rerender } = render(page());
  await pass(0);
  hear(someInstant + 2_000);
  rerender(page());
  await pass(12_000);
  expect(active()).toHaveTextContent('140 of 142');
  countLater();
  await pass(12_000);
  expect(active()).toHaveTextContent('139 of 142');
});

test('figures that could not be counted are asked for again', async () => {
  answers.set('readDashboard', () => Promise.reject(new Error('no connection')));
  await show('Failed to load dashboard data');
  answers.set('readDashboard', () => Promise.resolve(figures));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,284')).toBeVisible();
});
