import { render, screen } from '@testing-library/react';
import { defaultStoreSettings, orderStatuses, type Order, type Stored } from '@basket/domain';
import { anOrder, anOrderAssignment } from '@basket/domain/testing';
import { PartnerMap } from './partner-map';

const now = Date.UTC(2026, 10, 20, 12);
const store = { ...defaultStoreSettings, storeLatitude: 12.9719, storeLongitude: 77.6412 };
/** A place that many kilometres north of the store. */
const north = (km: number) => ({ latitude: store.storeLatitude + km / 111.195, longitude: 77.6412 });

interface Seen {
  readonly status?: Order['status'];
  readonly km?: number | null;
  readonly secondsAgo?: number;
  readonly hasHome?: boolean;
}

/** The home is 2 km north of the store, the partner somewhere between. */
function anOrderSeen({ status = 'out_for_delivery', km = 0.8, secondsAgo = 20, hasHome = true }: Seen) {
  const order = anOrder({ status });
  return {
    ...order,
    delivery: { ...order.delivery, ...(hasHome && north(2)) },
    assignment: anOrderAssignment({
      partnerLocation: km === null ? null : { ...north(km), at: now - secondsAgo * 1000 },
      assignedAt: now - 600_000,
      deadlineAt: now - 570_000,
      acceptedAt: now - 590_000,
    }),
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now });
  // There is no server to ask for its clock.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => jest.useRealTimers());

const show = (order: Stored<Order>, known: typeof store | null = store) =>
  render(<PartnerMap order={order} store={known} />);
const map = () => screen.queryByRole('region', { name: 'Where your order is' });

test.each<{ desc: string; seen: Seen; text: string }>([
  { desc: 'on the way', seen: {}, text: 'About 1.2 km away, seen 20 s ago' },
  { desc: 'at the door', seen: { km: 1.98, secondsAgo: 3 }, text: 'Nearby, seen just now' },
  { desc: 'silent for a while', seen: { secondsAgo: 260 }, text: 'About 1.2 km away, seen 4 min ago' },
  {
    desc: 'on the way to the store',
    seen: { status: 'confirmed', secondsAgo: 59 },
    text: 'About 0.8 km from the store, seen 50 s ago',
  },
  { desc: 'at the store', seen: { status: 'preparing', km: 0 }, text: 'At the store, seen 20 s ago' },
  {
    desc: 'on the way to an address that nobody knows on a map',
    seen: { hasHome: false },
    text: 'About 0.8 km from the store, seen 20 s ago',
  },
])('describes the place of a partner who is $desc', ({ seen, text }) => {
  show(anOrderSeen(seen));
  expect(screen.getByText(text)).toBeVisible();
});

test('draws store, home and partner, hidden from screen readers', () => {
  const { container } = show(anOrderSeen({}));
  const drawing = container.querySelector('svg[viewBox="0 0 288 160"]');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Store',
    'Home',
  ]);
  expect(container.querySelectorAll('g')).toHaveLength(3);
});

test('draws known places only', () => {
  const { container } = show(anOrderSeen({ hasHome: false }), null);
  expect(container.querySelectorAll('g')).toHaveLength(1);
  expect(container.querySelectorAll('line')).toHaveLength(0);
  expect(screen.getByText('Seen 20 s ago')).toBeVisible();
});

test.each(orderStatuses)('the map is there only while the order is in hand: %s', (status) => {
  show(anOrderSeen({ status }));
  expect(map() !== null).toBe(['confirmed', 'preparing', 'out_for_delivery'].includes(status));
});

test('the map is hidden before the first position of the partner, and during an offer', () => {
  show(anOrderSeen({ km: null }));
  expect(map()).toBeNull();
  const offered = anOrderSeen({});
  show({ ...offered, assignment: { ...offered.assignment, acceptedAt: null } });
  expect(map()).toBeNull();
  show(anOrder({ status: 'confirmed' }));
  expect(map()).toBeNull();
});

test('follows the partner', () => {
  const { rerender } = show(anOrderSeen({}));
  rerender(<PartnerMap order={anOrderSeen({ km: 1.5, secondsAgo: 0 })} store={store} />);
  expect(screen.getByText('About 0.5 km away, seen just now')).toBeVisible();
});
