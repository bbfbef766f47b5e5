import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, PublicStoreSettings, Stored } from '@basket/domain';
import { anAssignment, anOrder, aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import type { Live } from '@basket/web';
import { DispatchMap } from './dispatch-map';
import { ringsKm } from './map-places';

jest.mock('leaflet/dist/leaflet.css', () => ({}), { virtual: true });
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => someInstant + 5 * 60_000,
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const near = { latitude: 12.98, longitude: 77.65 };
const order = anOrder({ id: 'a', orderNumber: 'BE1', customerName: 'Asha' });
const orders = [
  { ...order, delivery: { ...order.delivery, ...near } },
  {
    ...order,
    id: 'b',
    customerName: 'Bela',
    delivery: { ...order.delivery, latitude: null, longitude: null },
  },
];
const partners = [
  aPartner({ id: 'p1', name: 'Imran Khan', currentLocation: { ...near, at: someInstant } }),
  aPartner({ id: 'p2', name: 'Lakshmi Rao', currentLocation: null }),
];
const onChoose = jest.fn<void, [Stored<Order>]>();

function Board({ settings }: { readonly settings: Partial<PublicStoreSettings> }) {
  const [chosen, setChosen] = useState<Stored<Order> | null>(null);
  return (
    <DispatchMap
      dispatch={ready({
        partners,
        settings: storeSettings({ storeLatitude: 12.97, storeLongitude: 77.64, ...settings }),
      })}
      waiting={ready(orders)}
      offers={[anAssignment({ orderId: 'c', customerName: 'Ravi', partnerName: 'Imran Khan', ...near })]}
      chosen={chosen}
      onChoose={(next) => {
        onChoose(next);
        setChosen(next);
      }}
    />
  );
}
const show = (settings: Partial<PublicStoreSettings> = {}) => render(<Board settings={settings} />);
const listed = (name: RegExp) => screen.getByRole('button', { name });
const marked = (container: HTMLElement) =>
  [...container.querySelectorAll('.leaflet-marker-icon[title]')].map((mark) =>
    mark.getAttribute('title')?.replace(/,.*/, ''),
  );

beforeEach(() => onChoose.mockClear());

describe('the map of the board (rule: map-tiles)', () => {
  test('shows what has a position, and the list beside it says everything', async () => {
    const { container } = show();
    await waitFor(() =>
      expect(marked(container)).toEqual([storeSettings().storeName, 'Imran Khan', 'Asha', 'Ravi']),
    );
    expect(listed(/^Imran Khan/)).toHaveTextContent('1.6 km from the store, 5 min ago0 of 3 in hand');
    expect(listed(/^Lakshmi Rao/)).toHaveTextContent('Position unknown');
    expect(listed(/^Asha/)).toHaveTextContent('1.6 km from the store');
    expect(listed(/^Bela/)).toHaveTextContent('Distance unknown');
    expect(listed(/^Ravi/)).toHaveTextContent('offered to Imran Khan');
    expect(screen.getByText('2 without a known position')).toBeVisible();
  });

  test('shares the selection with the list and the orders of the board', async () => {
    const { container } = show();
    await waitFor(() => expect(marked(container)).toHaveLength(4));
    await userEvent.click(listed(/^Asha/));
    expect(onChoose.mock.calls).toMatchObject([[{ id: 'a' }]]);
    expect(container.querySelector('.mark.selected')).toHaveTextContent('A');
    expect(listed(/^Asha/)).toHaveAttribute('aria-pressed', 'true');
    const partner = [...container.querySelectorAll('.leaflet-marker-icon[title]')].find((mark) =>
      mark.getAttribute('title')?.startsWith('Imran'),
    );
    if (partner) await userEvent.click(partner);
    expect(listed(/^Imran Khan/)).toHaveAttribute('aria-pressed', 'true');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  test('asks nobody for tiles unless the settings name an address', async () => {
    const { container, unmount } = show();
    await waitFor(() => expect(marked(container)).toHaveLength(4));
    expect(container.querySelector('.leaflet-tile-pane img')).toBeNull();
    expect(container.querySelectorAll('.ring').length).toBe(ringsKm(15).length);
    expect(screen.queryByText(/OpenStreetMap/)).toBeNull();
    unmount();
    show({ mapTileAddress: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' });
    expect(await screen.findByText('© OpenStreetMap contributors')).toBeVisible();
  });
});

test.each([
  [15, [1, 2, 5, 10, 15]],
  [2, [1, 2]],
])('rings of a store that delivers up to %d km', (radius, rings) => {
  expect(ringsKm(radius)).toEqual(rings);
});
