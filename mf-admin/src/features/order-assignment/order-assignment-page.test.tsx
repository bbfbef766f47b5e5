import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  autoAssign,
  deliveryPartners,
  orders,
  refusalText,
  type Assignment,
  type Contract,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import { anAssignment, aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import {
  CallFailedError,
  CallRefusedError,
  MemoryRouter,
  toast,
  type Live,
  type LiveQuery,
} from '@basket/web';
import { anOrder } from '../../testing/builders';
import { eggs, eggsAsRead } from '../../testing/eggs';
import { openOffers } from '../../queries';
import { OrderAssignmentPage } from './order-assignment-page';

const run = jest.fn<Promise<object>, [string, object]>();
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
let waiting: Live<Stored<Order>[]>;
let partners: Stored<DeliveryPartner>[];
let offers: Stored<Assignment>[];
let carried: Stored<Assignment>[];
let now: number;
let isBusy: boolean;
jest.mock('leaflet/dist/leaflet.css', () => ({}), { virtual: true });
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: ({ operation }: Contract) => ({
    run: (input: object) => run(operation, input),
    isBusy,
  }),
  useServerNow: () => now,
  useLiveQuery: (query: LiveQuery | null) => {
    if (query?.collection === orders.collection) return waiting;
    if (query?.collection === deliveryPartners.collection) return ready(partners);
    if (query?.where?.some(([field]) => field === 'deliveryPartnerId')) return ready(carried);
    return ready(query === openOffers ? offers : []);
  },
  useLiveDocument: () => ready({ id: 'public', ...storeSettings() }),
}));

const page = () => (
  <MemoryRouter>
    <OrderAssignmentPage />
  </MemoryRouter>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const figure = (label: string) => {
  const cell = screen.getByText(label, { selector: 'dt' }).parentElement;
  return cell ? within(cell).getByRole('definition').textContent : null;
};
const assignImran = 'Assign BE2611204821 to Imran Khan';

beforeEach(() => {
  waiting = ready([anOrder()]);
  partners = [aPartner()];
  offers = [];
  carried = [];
  isBusy = false;
  now = someInstant + 6 * 60_000;
  run.mockReset();
  run.mockResolvedValue({});
  for (const kind of ['success', 'info', 'error'] as const) jest.spyOn(toast, kind).mockReturnValue();
});

test('counts pending orders, partners who are free and why others are not, and the minimum balance (rule: minimum-balance)', () => {
  waiting = ready([anOrder(), anOrder({ id: 'order2' })]);
  partners = [
    aPartner(),
    aPartner({ id: 'b', activeOrders: 3 }),
    aPartner({ id: 'c', walletBalancePaise: 999_99 }),
    aPartner({ id: 'd', cashInHandPaise: 5200_00 }),
  ];
  render(page());
  expect(figure('Pending orders')).toBe('2oldest waits 6 min');
  expect(figure('Available partners')).toBe('11 busy · 1 partner for paid orders only');
  expect(figure('Minimum balance required')).toBe('₹1,0001 online partner below');
});

test('names a partner whose phone is silent, with the orders that it carries, and does not count it (rule: not-seen)', () => {
  const silent = aPartner({ signOfLifeAt: now - 12 * 60_000, activeOrders: 1 });
  partners = [silent, aPartner({ id: 'b', name: 'Lakshmi Rao', signOfLifeAt: now, activeOrders: 1 })];
  carried = [anAssignment({ state: 'accepted', orderId: 'order7', orderNumber: 'BE2611200007' })];
  render(page());
  expect(figure('Available partners')).toBe('11 not seen');
  expect(screen.getByText('Imran Khan not seen for 12 min')).toBeVisible();
  expect(screen.getByRole('link', { name: 'BE2611200007' })).toHaveAttribute(
    'href',
    expect.stringContaining('order7'),
  );
  expect(screen.queryByText(/Lakshmi Rao not seen/)).toBeNull();
});

test('recommends at most five partners, with distance, rating and deliveries', () => {
  const currentLocation = { latitude: 12.98, longitude: 77.6412, at: now };
  partners = Array.from({ length: 7 }, (_, index) =>
    aPartner({
      id: `p${index}`,
      name: `Partner ${index}`,
      rating: 4.5,
      completedOrders: 1284,
      currentLocation,
    }),
  );
  render(page());
  const buttons = screen.getAllByRole('button', { name: /^Assign BE2611204821 to / });
  expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(5);
  expect(screen.getAllByText(/1,284/).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/4\.5/).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/\d km/).length).toBeGreaterThan(0);
});

test('assigns to the partner who was chosen, and says so', async () => {
  render(page());
  await press(assignImran);
  expect(run.mock.calls).toEqual([['assign', { orderId: 'order1', deliveryPartnerId: 'partner1' }]]);
  expect(toast.success).toHaveBeenCalledWith('Order assigned successfully!');
});

test('while one partner is being asked, no other one can be', async () => {
  partners = [aPartner(), aPartner({ id: 'partner2', name: 'Lakshmi Rao' })];
  const { rerender } = render(page());
  await press(assignImran);
  isBusy = true;
  rerender(page());
  expect(screen.getByRole('button', { name: assignImran })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Assign BE2611204821 to Lakshmi Rao' })).toBeDisabled();
});

test('a partner who cannot be asked any more is refused with the reason', async () => {
  run.mockRejectedValue(new CallRefusedError('partner_offline', {}, refusalText('partner_offline')));
  render(page());
  await press(assignImran);
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(`Failed to assign order. ${refusalText('partner_offline')}`),
  );
});

test.each([
  { assigned: 3, kind: 'success', text: '3 orders auto-assigned successfully!' },
  { assigned: 0, kind: 'info', text: 'No orders could be auto-assigned' },
] as const)(
  'Auto Assign All of which $assigned were assigned says: $text (rule: auto-assign)',
  async ({ assigned, kind, text }) => {
    run.mockResolvedValue({ assigned, orders: [] });
    render(page());
    await press('Auto Assign All');
    expect(run).toHaveBeenCalledWith(autoAssign.operation, {});
    await waitFor(() => expect(toast[kind]).toHaveBeenCalledWith(text, {}));
  },
);

test('Auto Assign All lists what became of each order when one could not be offered', async () => {
  const result = (orderNumber: string, facts: object) => ({ orderId: orderNumber, orderNumber, ...facts });
  run.mockResolvedValue({
    assigned: 1,
    orders: [
      result('BE2611204821', { result: 'assigned', deliveryPartnerId: aPartner().id }),
      result('BE2611204822', { result: 'no_partner', deliveryPartnerId: null }),
      result('BE2611204823', { result: 'taken', deliveryPartnerId: null }),
    ],
  });
  render(page());
  await press('Auto Assign All');
  const dialog = await screen.findByRole('dialog', { name: 'Auto Assign All' });
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Offered to Imran Khan', 'No partner can take it now', 'Offered or changed by somebody else']);
  expect(toast.success).toHaveBeenCalledWith('1 orders auto-assigned successfully!', {
    action: expect.objectContaining({ label: 'Each order' }),
  });
});

test('Auto Assign All says that it failed', async () => {
  run.mockRejectedValue(new CallFailedError('offline'));
  render(page());
  await press('Auto Assign All');
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/^Failed to auto-assign orders/)),
  );
});

test('without an order there is nothing to assign', () => {
  waiting = ready([]);
  render(page());
  expect(screen.getByText('No pending orders')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Auto Assign All' })).toBeDisabled();
});

test.each([{ partners: [] }, { partners: [aPartner({ walletBalancePaise: 999_99 })] }])(
  'with nobody who has the balance it says so, and names who is below it (rule: minimum-balance)',
  (row) => {
    partners = row.partners;
    render(page());
    expect(screen.getByText('No available delivery partners with sufficient balance')).toBeVisible();
    expect(screen.queryByRole('button', { name: assignImran })).toBeNull();
    expect(screen.queryAllByText(/₹999\.99 in the wallet, ₹1,000 needed/)).toHaveLength(row.partners.length);
  },
);

test('an order that waits for its payment cannot be assigned', () => {
  waiting = ready([anOrder({ paymentMethod: 'online', paymentStatus: 'pending' })]);
  render(page());
  expect(screen.getByText(/^The payment of this order has not arrived/)).toBeVisible();
  expect(screen.queryByRole('button', { name: assignImran })).toBeNull();
});

test('an offer in flight counts down to the deadline of the server, and then says that nobody answered (rule: offer-30s)', () => {
  offers = [anAssignment({ deadlineAt: now + 12_000 })];
  const { rerender } = render(page());
  const panel = within(screen.getByRole('region', { name: 'Offers in flight' }));
  expect(panel.getByRole('timer', { name: /Offer to Imran Khan: 12 seconds left/ })).toBeVisible();
  now += 12_000;
  rerender(page());
  expect(panel.getByText('BE2611204821: no answer')).toBeVisible();
});

test('reports what could not be loaded (rule: failures-told)', () => {
  waiting = { status: 'error', code: 'unavailable', message: 'No connection.', retry: jest.fn() };
  render(page());
  expect(screen.getByText('Failed to load pending orders')).toBeVisible();
});

test('the items of an order without a partner are in the language that is read (rule: order-names)', async () => {
  waiting = ready([anOrder({ items: [eggs] })]);
  const { container } = render(page());
  expect(await eggsAsRead(() => container)).toEqual(['Eggs', 'अंडे', 'Eggs']);
});
