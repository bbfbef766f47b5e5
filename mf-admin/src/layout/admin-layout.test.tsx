import { act, render, screen, waitFor } from '@testing-library/react';
import { defaultStoreSettings, type Contract, type Order, type Stored } from '@basket/domain';
import { playTones } from '@basket/ui';
import { attentionSound, type Live, type LiveQuery } from '@basket/web';
import { navigationCounts, tellWaiting, type Waiting } from '../counts/waiting';
import { lastChange } from '../queries';
import { anOrder } from '../testing/builders';
import { AdminLayout } from './admin-layout';

let latest: Live<Stored<Order>[]>;
let automaticDispatch: boolean;
const asked = new Set<LiveQuery>();
const counted = jest.fn<Promise<Waiting>, [string]>();
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  playTones: jest.fn(),
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  Outlet: () => null,
  call: ({ operation }: Contract) => counted(operation),
  useLiveDocument: () => ({ status: 'ready', data: { ...defaultStoreSettings, automaticDispatch } }),
  useLiveQuery: (query: LiveQuery) => {
    asked.add(query);
    return latest;
  },
}));

const waiting: Waiting = {
  ...{ countedAt: 1, pendingOrders: 18, ordersWithoutPartner: 4, askingOrders: 2, failedDeliveries: 1 },
  ...{ pendingWithdrawals: 3, failedRefunds: 0, unsettledRefunds: 0, moneyDifferences: 2, lowProducts: 7 },
};
const change = (order: Stored<Order>, isFromCache = false): void => {
  latest = { status: 'ready', data: [order], isFromCache };
};
const placedAt = (at: number, facts: Partial<Stored<Order>> = {}) =>
  anOrder({ id: `order${at}`, createdAt: at, updatedAt: at, statusTimes: { pending: at }, ...facts });

beforeEach(() => {
  change(placedAt(1));
  automaticDispatch = true;
  asked.clear();
  counted.mockReset().mockResolvedValue(waiting);
  jest.mocked(playTones).mockClear();
  attentionSound.choose(false);
});

test('the title counts what only an admin can move on (rule: asks-for-admin)', async () => {
  const { unmount } = render(<AdminLayout />);
  await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
  act(() => tellWaiting({ ...waiting, askingOrders: 0, failedDeliveries: 0 }));
  expect(document.title).not.toMatch(/^\(/);
  act(() => tellWaiting({ ...waiting, askingOrders: undefined }));
  expect(document.title).toMatch(/^\(5\) /);
  unmount();
  expect(document.title).not.toMatch(/^\(/);
});

test('a new order is said, and sounds once where this device was told to (rule: new-orders-told)', () => {
  const { rerender } = render(<AdminLayout />);
  expect(screen.getByRole('status').textContent).toBe('');
  change(placedAt(2, { orderNumber: 'BE2611200002', customerName: 'Ravi Kumar' }));
  rerender(<AdminLayout />);
  expect(screen.getByRole('status')).toHaveTextContent('New order BE2611200002, Ravi Kumar, ₹300');
  expect(playTones).not.toHaveBeenCalled();
  attentionSound.choose(true);
  rerender(<AdminLayout />);
  expect(playTones).not.toHaveBeenCalled();
  change(placedAt(3));
  rerender(<AdminLayout />);
  rerender(<AdminLayout />);
  expect(playTones).toHaveBeenCalledTimes(1);
  change(placedAt(3, { updatedAt: 4 }));
  rerender(<AdminLayout />);
  expect(playTones).toHaveBeenCalledTimes(1);
});

test('an order that the cache remembers is no news when the page opens (rule: new-orders-told)', () => {
  attentionSound.choose(true);
  change(placedAt(1), true);
  const { rerender } = render(<AdminLayout />);
  change(placedAt(2));
  rerender(<AdminLayout />);
  expect(playTones).not.toHaveBeenCalled();
});

test('a delivery that failed sounds as well (rule: new-orders-told)', async () => {
  attentionSound.choose(true);
  render(<AdminLayout />);
  await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
  expect(playTones).not.toHaveBeenCalled();
  act(() => tellWaiting({ ...waiting, failedDeliveries: 2 }));
  expect(screen.getByRole('status')).toHaveTextContent('A delivery has failed');
  act(() => tellWaiting({ ...waiting, failedDeliveries: 1 }));
  expect(playTones).toHaveBeenCalledTimes(1);
});

test('every page of admins follows one document, however many orders wait (rule: bounded-work)', () => {
  render(<AdminLayout />);
  expect([...asked]).toEqual([lastChange]);
  expect(lastChange.limit).toBe(1);
});

test('the sidebar counts what waits as long as the area is open (rule: counts-told)', async () => {
  const told = jest.fn();
  const stop = navigationCounts.subscribe(told);
  const { unmount } = render(<AdminLayout />);
  await waitFor(() =>
    expect(navigationCounts.current()).toEqual({
      '/admin/orders': 18,
      '/admin/order-assignment': 5,
      '/admin/delivery-partners': 3,
      '/admin/diagnostics': 2,
    }),
  );
  expect(counted).toHaveBeenCalledTimes(1);
  expect(counted).toHaveBeenCalledWith('readWaiting');
  expect(told).toHaveBeenCalled();
  act(unmount);
  expect(navigationCounts.current()).toEqual({});
  stop();
});
