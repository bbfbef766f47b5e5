import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Assignment, DeliveryPartner, Order, Stored } from '@basket/domain';
import { anAssignment, aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import { MemoryRouter, type Live } from '@basket/web';
import { anOrder } from '../../../testing/builders';
import { WaitingOrders, type WaitingOrdersProps } from './waiting-orders';

let offers: Stored<Assignment>[] = [];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run: jest.fn(), isBusy: false }),
  useServerNow: () => someInstant + 42 * 60_000,
  useLiveQuery: () => ({ status: 'ready', data: offers, isFromCache: false }),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const orders = [
  anOrder({ id: 'a', orderNumber: 'BE2611200001', customerName: 'Asha' }),
  anOrder({
    id: 'b',
    orderNumber: 'BE2611200002',
    customerName: 'Bela',
    createdAt: someInstant + 20 * 60_000,
  }),
  anOrder({
    id: 'c',
    orderNumber: 'BE2611200003',
    customerName: 'Ravi',
    status: 'preparing',
    promisedAt: someInstant + 10 * 60_000,
  }),
];

function Chosen(props: Omit<WaitingOrdersProps, 'chosen' | 'onChoose'>) {
  const [chosen, setChosen] = useState<Stored<Order> | null>(null);
  return <WaitingOrders {...props} chosen={chosen} onChoose={setChosen} />;
}

interface Board {
  readonly waiting?: readonly Stored<Order>[];
  readonly partners?: readonly Stored<DeliveryPartner>[];
  readonly inFlight?: readonly Stored<Assignment>[];
  readonly isAutomatic?: boolean;
}

const board = ({
  waiting = orders,
  partners = [aPartner()],
  inFlight = [],
  isAutomatic = false,
}: Board = {}) => (
  <MemoryRouter>
    <Chosen
      waiting={ready([...waiting])}
      offers={inFlight}
      dispatch={ready({ partners, settings: storeSettings({ automaticDispatch: isAutomatic }) })}
    />
  </MemoryRouter>
);
const entries = () => screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
const namesOf = () => entries().map((entry) => entry.textContent?.slice(0, 4));
const chosen = () => screen.getByRole('button', { expanded: true });

beforeEach(() => {
  offers = [];
});

test('lists what waits by urgency, in any status, and says in words how late it is (rule: no-dead-end)', () => {
  render(board());
  expect(namesOf()).toEqual(['Ravi', 'Asha', 'Bela']);
  expect(within(chosen()).getByText('32 min late')).toBeVisible();
  expect(within(chosen()).getByText('Preparing')).toBeVisible();
  expect(screen.getByText('12 min late')).toBeVisible();
  expect(screen.getByText('8 min left')).toBeVisible();
});

test('keeps the row and the choice of an order that is offered, so that nothing moves under the pointer', async () => {
  const { rerender } = render(board());
  await userEvent.click(screen.getByRole('button', { name: /^Asha/ }));
  const waiting = orders.filter(({ id }) => id !== 'a');
  rerender(
    board({ waiting, inFlight: [anAssignment({ orderId: 'a', deadlineAt: someInstant + 43 * 60_000 })] }),
  );
  expect(namesOf()).toEqual(['Ravi', 'Asha', 'Bela']);
  expect(chosen()).toHaveTextContent('Offered to Imran Khan');
  expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
  // Where the partners were, there is who was asked, with the seconds left and the way back.
  expect(screen.getByText('has been asked')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw offer' })).toBeVisible();
  // Rejected: it is the same row that can be offered again.
  rerender(board());
  expect(chosen()).toHaveTextContent('Asha');
  expect(screen.getByRole('button', { name: 'Assign BE2611200001 to Imran Khan' })).toBeVisible();
  // Choosing another one lets go of it.
  rerender(board({ waiting }));
  await userEvent.click(screen.getByRole('button', { name: /^Bela/ }));
  expect(namesOf()).toEqual(['Ravi', 'Bela']);
});

test('says the true reason why nobody is offered (rule: cash-limit)', () => {
  render(board({ partners: [aPartner({ cashInHandPaise: 5200_00 })] }));
  expect(screen.getByText('No available delivery partners')).toBeVisible();
  expect(screen.getByText('₹5,200 cash in hand, the limit is ₹5,000')).toBeVisible();
  expect(screen.queryByText(/sufficient balance/)).toBeNull();
});

test('names who passed also when they are offline by now', () => {
  offers = [anAssignment({ state: 'expired', deliveryPartnerId: 'gone', partnerName: 'Ravi Kumar' })];
  render(board({ waiting: [anOrder({ offerAttempts: 1 })], partners: [aPartner()] }));
  expect(screen.getByText('Passed by Ravi Kumar (no answer)')).toBeVisible();
});

test('counts partners, not passes, where automatic dispatch has stopped', () => {
  offers = [
    anAssignment({ state: 'expired', deliveryPartnerId: 'a' }),
    anAssignment({ state: 'rejected', deliveryPartnerId: 'b' }),
    anAssignment({ state: 'expired', deliveryPartnerId: 'a' }),
  ];
  const stopped = anOrder({ offerAttempts: 3, dispatch: { passes: 3, stoppedBy: 'passes' } });
  render(board({ waiting: [stopped], isAutomatic: true }));
  expect(screen.getByText(/^Two partners did not take this order, one of them twice, so it/)).toBeVisible();
});

test('says how old the distance of a partner is', () => {
  const currentLocation = { latitude: 12.98, longitude: 77.6412, at: someInstant + 38 * 60_000 };
  render(board({ partners: [aPartner({ currentLocation })] }));
  expect(screen.getAllByText(/4 min ago/).length).toBeGreaterThan(0);
});

test.each([
  {
    stoppedBy: 'passes',
    entry: 'nobody took it: choose a partner',
    note: /^Nobody took this order/,
  },
  { stoppedBy: 'admin', entry: 'taken back: choose a partner', note: /^This order was taken back/ },
] as const)(
  'marks what automatic dispatch leaves to an admin, and says why: $stoppedBy (rule: asks-for-admin)',
  (row) => {
    const stopped = anOrder({ dispatch: { passes: 3, stoppedBy: row.stoppedBy } });
    const { rerender } = render(board({ waiting: [stopped], isAutomatic: true }));
    expect(within(chosen()).getByText(row.entry)).toBeVisible();
    expect(screen.getByText(row.note)).toBeVisible();
    rerender(board({ waiting: [stopped] }));
    expect(screen.queryByText(row.entry)).toBeNull();
    expect(screen.queryByText(row.note)).toBeNull();
  },
);

test('says of other orders that they are offered automatically, while they are', () => {
  const text = 'This order is offered automatically, as soon as a partner has room.';
  const { rerender } = render(board({ isAutomatic: true }));
  expect(screen.getByText(text)).toBeVisible();
  rerender(board());
  expect(screen.queryByText(text)).toBeNull();
});
