import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Assignment, DeliveryPartner, Stored, WalletTransaction } from '@basket/domain';
import { aPartner, storeSettings } from '@basket/domain/testing';
import { CallFailedError, MemoryRouter, toast, type Live } from '@basket/web';
import { DeliveryContext } from '../../delivery-context';
import { paths } from '../../paths';
import { anAssignment, aWalletRow } from '../../testing/builders';
import { DashboardPage } from './dashboard-page';

let canPlay = true;
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  useCanPlayTones: () => canPlay,
}));
const run = jest.fn<Promise<object>, [object]>();
let today: Stored<WalletTransaction>[];
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useServerNow: () => 20 * 60_000,
  useLiveQuery: () => ready(today),
  useLiveDocument: () => ready(storeSettings({ storePhone: '08012345678' })),
}));

interface Shown {
  readonly partner?: Live<Stored<DeliveryPartner>>;
  readonly inHand?: readonly Stored<Assignment>[];
}
const screenOf = ({ partner = ready(aPartner()), inHand = [] }: Shown = {}) => (
  <MemoryRouter>
    <DeliveryContext
      value={{
        uid: 'imran',
        email: 'imran@basket.example',
        partner,
        offers: ready([]),
        inHand: ready([...inHand]),
      }}
    >
      <DashboardPage />
    </DeliveryContext>
  </MemoryRouter>
);
const show = (shown: Shown = {}) => render(screenOf(shown));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => {
  today = [];
  run.mockReset();
  run.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('welcomes with the name and the e-mail, and shows the real figures of today and ever (rule: earnings-today)', () => {
  today = [aWalletRow(), aWalletRow({ id: 'b', amountPaise: 40_00 })];
  show({
    partner: ready(
      aPartner({ totalDeliveries: 128, totalEarningsPaise: 6400_00, walletBalancePaise: 1500_50 }),
    ),
    inHand: [anAssignment({ state: 'accepted', orderStatus: 'preparing' })],
  });
  expect(screen.getByText('Imran Khan').closest('p')).toHaveTextContent(
    'Welcome, Imran Khan imran@basket.example',
  );
  expect([valueOf('Completed today'), valueOf('In progress'), valueOf('Earned today')]).toEqual([
    ...['2', '1', '₹90'],
  ]);
  expect([valueOf('Total Deliveries'), valueOf('Total Earnings'), valueOf('Wallet Balance')]).toEqual([
    ...['128', '₹6,400', '₹1,500.50'],
  ]);
});

test.each([
  { notice: '', noticeFacts: { code: 'set_offline', missedOffers: 4 } as const, offers: 4 },
  // As releases before stored it.
  { notice: 'You missed 3 offers in a row, so we set you offline.', noticeFacts: null, offers: 3 },
])(
  'a partner reads of $offers missed offers why they are offline (rule: recorded-facts)',
  ({ offers, ...facts }) => {
    show({ partner: ready(aPartner({ isOnline: false, ...facts })) });
    expect(screen.getByText(`You missed ${offers} offers in a row, so we set you offline.`)).toBeVisible();
  },
);

test('a partner reads that the page is silent before its first tap (rule: silence-told)', () => {
  canPlay = false;
  const { rerender } = show();
  expect(screen.getByText('Offers sound after your first tap')).toBeVisible();
  canPlay = true;
  rerender(screenOf());
  expect(screen.getByText('Offers sound on this page')).toBeVisible();
});

test('says what the last delivery earned, unless it was undone (rule: delivery-told)', () => {
  today = [aWalletRow()];
  const partner = ready(aPartner({ cashInHandPaise: 1055_00 }));
  const { rerender } = show({ partner });
  expect(screen.getByText('₹50 earned · ₹1,055 in hand')).toBeVisible();
  today = [aWalletRow({ id: 'b', amountPaise: -50_00 }), aWalletRow()];
  rerender(screenOf({ partner }));
  expect(screen.queryByText(/^₹50 earned/)).toBeNull();
});

test('says which way the status went, and why it could not', async () => {
  const { rerender } = show({ partner: ready(aPartner({ isOnline: false })) });
  await press('Go Online');
  expect(toast.success).toHaveBeenCalledWith('You are now online');
  rerender(screenOf());
  await press('Go Offline');
  expect(toast.success).toHaveBeenLastCalledWith('You are now offline');
  run.mockRejectedValueOnce(new CallFailedError('offline'));
  await press('Go Offline');
  expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/^Failed to update status/));
});

describe('the quick actions', () => {
  const destination = () =>
    new URL(screen.getByRole('link', { name: 'View Route' }).getAttribute('href') ?? '').searchParams.get(
      'destination',
    );

  test('lead to the customer on the way, to the store before, and also without an order', () => {
    const away = anAssignment({
      state: 'accepted',
      orderStatus: 'out_for_delivery',
      latitude: 12.5,
      longitude: 77.5,
    });
    const { rerender } = show({ inHand: [away] });
    expect(destination()).toBe('12.5,77.5');
    const store = storeSettings();
    const { storeLatitude, storeLongitude } = store;
    rerender(screenOf({ inHand: [{ ...away, orderStatus: 'preparing' }] }));
    expect(destination()).toContain(String(storeLatitude ?? store.storeName));
    rerender(screenOf());
    expect(destination()).toContain(String(storeLongitude ?? store.storeName));
  });

  test('call the store and open the own performance', () => {
    show();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', 'tel:08012345678');
    expect(screen.getByRole('link', { name: 'Performance' })).toHaveAttribute('href', paths.performance);
  });
});

describe('current orders', () => {
  test('have Mark Delivered only on the way, and View Details always; those on the way are first', () => {
    show({
      inHand: [
        anAssignment({
          id: 'a',
          orderId: 'a',
          orderNumber: 'BE1',
          state: 'accepted',
          orderStatus: 'preparing',
        }),
        anAssignment({
          ...{ id: 'b', orderId: 'b', orderNumber: 'BE2', state: 'accepted' },
          orderStatus: 'out_for_delivery',
        }),
      ],
    });
    expect(screen.getByRole('heading', { name: 'Current Orders' })).toBeVisible();
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['BE2', 'BE1']);
    const [away, atStore] = cards.map((card) => within(card));
    expect(away?.getByRole('button', { name: /^Mark Delivered/ })).toBeVisible();
    expect(away?.getByText('Collect cash').closest('p')).toHaveTextContent('₹300');
    expect(atStore?.queryByRole('button', { name: /^Mark Delivered/ })).toBeNull();
    expect(atStore?.getByRole('link', { name: 'View Details of BE1' })).toHaveAttribute(
      'href',
      paths.order('a'),
    );
  });

  test('name the order on the button, and only the first one stays in reach of the thumb (rule: step-named)', () => {
    const atTheStore = { state: 'accepted', orderStatus: 'preparing' } as const;
    const { container } = show({
      inHand: [
        anAssignment({ ...atTheStore, id: 'a', orderId: 'a', orderNumber: 'BE1', answeredAt: 1 }),
        anAssignment({ ...atTheStore, id: 'b', orderId: 'b', orderNumber: 'BE2', answeredAt: 2 }),
      ],
    });
    const buttons = screen.getAllByRole('button', { name: /^Picked up/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Picked up · BE1', 'Picked up · BE2']);
    expect([...container.querySelectorAll('.sticky > button')]).toEqual(buttons.slice(0, 1));
  });

  test('say that there is none', () => {
    show();
    expect(screen.getByText('No current orders')).toBeVisible();
  });
});

test('reports what could not be loaded, and an account that is not set up (rule: failures-told)', async () => {
  const retry = jest.fn();
  const { rerender } = show({
    partner: { status: 'error', code: 'unavailable', message: 'No connection.', retry },
  });
  expect(screen.getByText('Failed to load dashboard data')).toBeVisible();
  await press('Try again');
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(screenOf({ partner: { status: 'missing' } }));
  expect(screen.getByText(/not set up for deliveries yet/)).toBeVisible();
});
