import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconReceipt } from '@basket/ui';
import { MemoryRouter, type AreaNavigation } from '@basket/web';
import { StaffChrome } from './staff-chrome';

let navigation: AreaNavigation | null;
/** Sidebar and sheet wait for the same answer. */
let loading: { readonly answer: Promise<void>; readonly fail: () => void };
const loads = jest.fn();
const forgets = jest.fn();
const listeners = new Set<() => void>();
jest.mock('../remotes/load-area', () => ({
  loadArea: () => {
    loads();
    return loading.answer;
  },
  forgetArea: () => {
    forgets();
    loading = newLoading();
  },
  areaNavigation: () => navigation,
  onAreaLoaded: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

function newLoading(): typeof loading {
  let fail = (): void => undefined;
  const answer = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new Error('remote down'));
  });
  return { answer, fail };
}

beforeEach(() => {
  loading = newLoading();
  navigation = null;
  jest.clearAllMocks();
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <StaffChrome role="admin">page</StaffChrome>
    </MemoryRouter>,
  );
});

let counts = { '/admin/orders': 3 };
const arrive = () =>
  act(() => {
    navigation = {
      ...{ contract: 1, label: 'Admin panel', title: 'Store admin', back: [] },
      items: [{ to: '/admin/orders', label: 'Orders', icon: IconReceipt }],
      counts: {
        subscribe: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        current: () => counts,
      },
    };
    for (const listener of listeners) listener();
  });

test('the sidebar is a skeleton until its remote is there, then counts what waits (rule: counts-told)', () => {
  expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  arrive();
  expect(screen.queryByText('Loading the menu')).toBeNull();
  const entry = screen.getByRole('link', { name: 'Orders' }).closest('li');
  expect(entry).toHaveTextContent('Orders3 waiting');
  act(() => {
    counts = { '/admin/orders': 4 };
    for (const listener of listeners) listener();
  });
  expect(entry).toHaveTextContent('Orders4 waiting');
});

test('a sidebar whose remote failed says so, and Retry loads it anew (rule: remotes-isolated)', async () => {
  await act(async () => loading.fail());
  expect(screen.getByText('The menu could not be loaded.')).toBeInTheDocument();
  const before = loads.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
  expect(forgets).toHaveBeenCalledTimes(1);
  expect(loads.mock.calls.length).toBeGreaterThan(before);
  expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  arrive();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeInTheDocument();
});

test('on phones Menu opens the sidebar over the page; an entry that is followed closes it, and is marked', async () => {
  arrive();
  const menu = screen.getByRole('button', { name: 'Menu' });
  const entry = screen.getByRole('link', { name: 'Orders' });
  expect(entry).not.toHaveAttribute('aria-current');
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  const sheet = screen.getByRole('dialog', { name: 'Admin panel' });
  await userEvent.click(within(sheet).getByRole('link', { name: 'Orders' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(entry).toHaveAttribute('aria-current', 'page');
});
