import { act, render, screen, within } from '@testing-library/react';
import type { Assignment, Stored } from '@basket/domain';
import { aPartner } from '@basket/domain/testing';
import { CallFailedError, MemoryRouter, type Live, type LiveQuery } from '@basket/web';
import { DeliveryContext } from '../../delivery-context';
import { paths } from '../../paths';
import { anAssignment } from '../../testing/builders';
import { installLocks } from '../../testing/locks';
import { steps } from '../../waiting-steps/steps';
import { OrdersPage } from './orders-page';

let orders: Live<Stored<Assignment>[]>;
let asked: LiveQuery[];
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: (query: LiveQuery) => {
    asked.push(query);
    return orders;
  },
  useLiveDocument: () => ({ status: 'loading' }),
  call: () => Promise.reject(new CallFailedError('offline')),
  currentSession: () => ({ user: { uid: 'imran' } }),
}));

function show(
  given: Live<Stored<Assignment>[]>,
  address: string = paths.orders,
  inHand: readonly Stored<Assignment>[] | Live<Stored<Assignment>[]> = [],
) {
  orders = given;
  asked = [];
  return render(
    <MemoryRouter initialEntries={[address]}>
      <DeliveryContext
        value={{
          uid: 'imran',
          email: 'imran@basket.example',
          partner: ready(aPartner()),
          offers: ready([]),
          inHand: 'status' in inHand ? inHand : ready([...inHand]),
        }}
      >
        <OrdersPage />
      </DeliveryContext>
    </MemoryRouter>,
  );
}

const [milk] = anAssignment().items;
const fourItems = ['Milk', 'Bread', 'Eggs', 'Ghee'].flatMap((name) => (milk ? [{ ...milk, name }] : []));
const onTheWay = anAssignment({ state: 'accepted', orderStatus: 'out_for_delivery', items: fourItems });

test('a card says by how much its order was rounded (rule: cash-rounded)', () => {
  show(ready([{ ...onTheWay, roundingPaise: -40, totalPaise: 299_60 }]));
  expect(screen.getByText('Rounding').nextSibling?.textContent).toBe('−₹0.40');
});

test('a card has customer, address, three items and the rest counted, the bill, payment and Mark Delivered', () => {
  show(ready([onTheWay]));
  const card = within(screen.getByRole('region', { name: 'Order BE2611204821' }));
  for (const text of [
    'Ananya Sharma',
    'Milk',
    'Bread',
    'Eggs',
    '+1 more items',
    'Subtotal',
    'Delivery charge',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('14, 3rd Cross, Indiranagar, Bengaluru 560038')).toBeVisible();
  expect(card.queryByText('Ghee')).toBeNull();
  expect(card.getByText('Total').parentElement).toHaveTextContent('₹300');
  expect(card.getByText(/Cash on delivery/)).toBeVisible();
  expect(card.getByRole('button', { name: /^Mark Delivered/ })).toBeVisible();
  expect(card.getByRole('link', { name: 'View Details of BE2611204821' })).toHaveAttribute(
    'href',
    paths.order(onTheWay.id),
  );
});

test.each([
  { state: 'accepted', orderStatus: 'preparing' },
  { state: 'delivered', orderStatus: 'delivered' },
  { state: 'lost', orderStatus: 'out_for_delivery' },
] as const)('$state and $orderStatus cannot be marked delivered', (facts) => {
  show(ready([anAssignment(facts)]));
  expect(screen.queryByRole('button', { name: /^Mark Delivered/ })).toBeNull();
});

test('a delivery that waits for the network is shown on its card, and cannot be marked again (rule: steps-kept)', async () => {
  installLocks();
  show(ready([onTheWay]));
  const { orderId, orderNumber } = onTheWay;
  await act(() => steps.perform({ operation: 'markDelivered', orderNumber, input: { orderId } }));
  expect(screen.getByText(/^Delivered, /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mark Delivered/ })).toBeNull();
});

test('an order that was lost stays in the list and says what to do (rule: loss-told)', () => {
  const lost = { why: 'cancelled', from: 'out_for_delivery', at: 1 } as const;
  show(ready([anAssignment({ state: 'lost', orderStatus: 'cancelled', lost, isLossUnseen: true })]));
  expect(
    screen.getByText('Order cancelled. Do not deliver it. Bring the goods back to the store.'),
  ).toBeVisible();
});

test.each([
  { filter: 'all', numbers: ['BE2', 'BE1', 'BE4', 'BE3'] },
  { filter: 'delivered', numbers: ['BE4', 'BE3', 'BE2'] },
] as const)('$filter lists $numbers: in hand first, and once (rule: open-first)', ({ filter, numbers }) => {
  const order = (number: number, facts: Partial<Assignment>) =>
    anAssignment({ id: `order${number}_1`, orderId: `order${number}`, orderNumber: `BE${number}`, ...facts });
  const delivered = { state: 'delivered', orderStatus: 'delivered' } as const;
  const open = order(2, { state: 'accepted', orderStatus: 'out_for_delivery' });
  const atStore = order(1, { state: 'accepted', orderStatus: 'preparing' });
  show(ready([order(4, delivered), order(3, delivered), open]), paths.ordersBy(filter), [atStore, open]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(numbers);
});

test.each([
  { filter: 'all', isShown: false },
  { filter: 'delivered', isShown: true },
] as const)(
  '$filter waits for the orders in hand: shown $isShown (rule: open-first)',
  ({ filter, isShown }) => {
    show(ready([onTheWay]), paths.ordersBy(filter), { status: 'loading' });
    expect(screen.queryByText('Loading orders') === null).toBe(isShown);
    expect(screen.queryByText('BE2611204821') !== null).toBe(isShown);
  },
);

test('where the orders in hand fail, the others are shown', () => {
  const failed = { status: 'error', code: 'unavailable', message: 'No', retry: jest.fn() } as const;
  show(ready([onTheWay]), paths.orders, failed);
  expect(screen.getByText('BE2611204821')).toBeVisible();
});

test('the filter is in the address, and each has its own empty list', () => {
  show(ready([]), paths.ordersBy('delivered'));
  expect(screen.getByText('No orders found')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Orders by status' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    ...['All Orders', 'Out for Delivery', 'Delivered'],
  ]);
  expect(tabs.getByRole('link', { name: 'Delivered' })).toHaveAttribute('aria-current', 'page');
  expect(asked.at(-1)?.where).toContainEqual(['state', '==', 'delivered']);
});

test('reports a failure (rule: failures-told)', () => {
  show({ status: 'error', code: 'unavailable', message: 'No connection.', retry: jest.fn() });
  expect(screen.getByText('Failed to load orders')).toBeVisible();
});
