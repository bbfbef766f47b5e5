import { render, screen, within } from '@testing-library/react';
import type { Order, Picking, Stored } from '@basket/domain';
import { MemoryRouter, type Live, type LiveQuery } from '@basket/web';
import axe from 'axe-core';
import { anOrder, aPicking } from '../../testing/builders';
import { PickingPage } from './picking-page';

let orders: Live<Stored<Order>[]>;
let pickings: Live<Stored<Picking>[]>;
const minuteMs = 60_000;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: ({ collection }: LiveQuery<never>) =>
    ({ orders, pickings })[collection] ?? { status: 'ready', data: [], isFromCache: false },
  useServerNow: () => 40 * 60_000,
  useStoreSettings: () => ({ deliveryTimeMinutes: 30 }),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const show = () =>
  render(
    <MemoryRouter>
      <main>
        <PickingPage />
      </main>
    </MemoryRouter>,
  );
/** The links of the column with this heading. */
const cards = (heading: RegExp): (string | null)[] => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error('no column');
  return within(section)
    .queryAllByRole('link')
    .map((link) => link.textContent);
};

beforeEach(() => {
  orders = ready([
    anOrder({ id: 'late', orderNumber: 'BE2611200001', status: 'confirmed', createdAt: 0 }),
    anOrder({ id: 'soon', orderNumber: 'BE2611200002', status: 'preparing', createdAt: 20 * minuteMs }),
    anOrder({ id: 'taken', orderNumber: 'BE2611200003', status: 'preparing', createdAt: 0 }),
    anOrder({ id: 'ready', orderNumber: 'BE2611200004', status: 'preparing', createdAt: 0 }),
  ]);
  pickings = ready([aPicking({ id: 'taken' }), aPicking({ id: 'ready', packedAt: 9, bags: 2 })]);
});

test('shows what is to pick by due time, who picks and what is packed (rule: picker-alone)', async () => {
  const { container } = show();
  expect(cards(/^To pick 2/)).toEqual([
    expect.stringMatching(/^BE26112000010*.*10 min late/),
    expect.stringMatching(/^BE26112000020*.*10 min/),
  ]);
  expect(cards(/^Being picked 1/)).toEqual([expect.stringContaining('Meera · 0 of 1')]);
  expect(cards(/^Packed 1/)).toEqual([expect.stringContaining('for no partner yet')]);
  expect(screen.getByRole('link', { name: /0001/ })).toHaveAttribute('href', '/admin/orders/picking/late');
  expect(screen.getByRole('link', { name: 'Picking' })).toHaveAttribute('aria-current', 'page');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('says that it is loading, that there is nothing, and what failed', () => {
  orders = { status: 'loading' };
  const { unmount } = show();
  expect(screen.getByText('Loading orders to pick')).toBeInTheDocument();
  unmount();
  orders = ready([]);
  const empty = show();
  expect(screen.getByText('Nothing to pick')).toBeVisible();
  empty.unmount();
  orders = { status: 'error', code: 'unavailable', message: 'No connection.', retry: jest.fn() };
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load orders to pick');
});
