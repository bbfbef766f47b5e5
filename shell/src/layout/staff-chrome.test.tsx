import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconPackage, IconReceipt } from '@basket/ui';
import { MemoryRouter, type AreaNavigation } from '@basket/web';
import { takeUpAreas, tellAreas } from '../areas';
import { AreaError, type AreaFailure } from '../remotes/area-error';
import type { Manifest } from '../remotes/manifest';
import { StaffChrome } from './staff-chrome';

type Loading = { readonly answer: Promise<void>; readonly fail: (error: Error) => void };
const navigations = new Map<string, AreaNavigation>();
const loadings = new Map<string, Loading>();
const loads = jest.fn<void, [mount: string]>();
const forgets = jest.fn<void, [mount: string]>();
const listeners = new Set<() => void>();
jest.mock('../remotes/load-area', () => ({
  loadArea: (mount: string) => {
    loads(mount);
    return loadingOf(mount).answer;
  },
  forgetArea: (mount: string) => {
    forgets(mount);
    loadings.delete(mount);
  },
  areaNavigation: (mount: string) => navigations.get(mount) ?? null,
  listForArea: () => list(),
}));

const noted = jest.fn<void, [unknown]>();
jest.mock('../page-errors/noted', () => ({ notePageError: (error: unknown) => noted(error) }));

const ofRemote = { entry: 'https://a.example/remoteEntry.js', version: '1.0.0', integrity: null };
/** The list of remotes, which brings the area of another team. */
const list = jest.fn<Promise<Manifest>, []>(() =>
  Promise.resolve({
    remotes: [{ ...ofRemote, name: 'mf_stock', mount: '/stocktaking', role: 'admin', area: 'stocktaking' }],
    unread: 0,
  }),
);

const show = () =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={['/admin']}>
        <StaffChrome role="admin">page</StaffChrome>
      </MemoryRouter>,
    ),
  );

function loadingOf(mount: string): Loading {
  let fail: Loading['fail'] = () => undefined;
  const answer = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  const loading = loadings.get(mount) ?? { answer, fail };
  loadings.set(mount, loading);
  return loading;
}

beforeEach(async () => {
  takeUpAreas([]);
  loadings.clear();
  navigations.clear();
  jest.clearAllMocks();
  await show();
});

let counts = { '/admin/orders': 3 };
const counting = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => counts,
};
const ofAdmin: AreaNavigation = {
  ...{ contract: 1, label: 'Admin panel', title: 'Store admin', back: [], counts: counting },
  items: [{ to: '/admin/orders', label: 'Orders', icon: IconReceipt }],
};
/** The remote of another team, which names an entry of the first one besides its own. */
const ofStocktaking: AreaNavigation = {
  ...{ contract: 1, label: 'Stocktaking', title: 'Counter', back: [] },
  counts: { subscribe: () => () => undefined, current: () => countsOfStocktaking },
  items: [
    { to: '/stocktaking', label: 'Stocktaking', icon: IconPackage },
    { to: '/admin/orders', label: 'All orders', icon: IconReceipt },
  ],
};
const broken = (): never => {
  throw new Error('no counts');
};
const countsOfStocktaking = { '/stocktaking': 2 };

const tell = () => {
  tellAreas();
  for (const listener of listeners) listener();
};
const arrive = (mount = '/admin') =>
  act(() => {
    navigations.set(mount, mount === '/admin' ? ofAdmin : ofStocktaking);
    tell();
  });
const fail = (mount: string, failure: AreaFailure = 'script') =>
  act(async () => loadingOf(mount).fail(new AreaError(failure, mount, 'remote down')));
/** From top to bottom; what waits stands beside. */
const entries = () => screen.queryAllByRole('listitem', { hidden: true }).map((item) => item.textContent);

test('the sidebar is a skeleton until its remote is there, then counts what waits (rule: counts-told)', () => {
  expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  arrive();
  expect(screen.queryByText('Loading the menu')).toBeNull();
  const entry = screen.getByRole('link', { name: 'Orders' }).closest('li');
  expect(entry).toHaveTextContent('Orders3 waiting');
  act(() => {
    counts = { '/admin/orders': 4 };
    tell();
  });
  expect(entry).toHaveTextContent('Orders4 waiting');
});

test('a sidebar without any remote says so, and Retry loads what failed anew (rule: remotes-isolated)', async () => {
  await fail('/admin');
  expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  await fail('/stocktaking', 'unlisted');
  expect(screen.getByText('The menu could not be loaded.').parentElement).toHaveAttribute('role', 'alert');
  loads.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
  expect(forgets.mock.calls).toEqual([['/admin'], ['/stocktaking']]);
  expect(loads.mock.calls).toEqual([['/admin'], ['/stocktaking']]);
  expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  arrive();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeInTheDocument();
});

const admin = 'Orders3 waiting';
const stocktaking = 'Stocktaking2 waiting';
const ofStocktakingAlone = [stocktaking, 'All orders'];
const partMissing = 'Part of the menu could not be loaded.';

describe('two remotes of a role (rule: remotes-isolated)', () => {
  beforeEach(() => {
    counts = { '/admin/orders': 3 };
  });

  test('their entries stand side by side, the first remote’s first, each address once; other roles’ remotes are not loaded', () => {
    arrive('/admin');
    expect(entries()).toEqual([admin]);
    arrive('/stocktaking');
    expect(entries()).toEqual([admin, stocktaking]);
    expect(new Set(loads.mock.calls.flat())).toEqual(new Set(['/admin', '/stocktaking']));
    expect(screen.getByText('Store admin')).toBeInTheDocument();
  });

  test('the entries of the second one wait until the first one has arrived, so that none moves', () => {
    arrive('/stocktaking');
    expect(entries()).toEqual([]);
    expect(screen.getByText('Loading the menu')).toBeInTheDocument();
    arrive('/admin');
    expect(entries()).toEqual([admin, stocktaking]);
  });

  test.each([
    { failing: '/admin', failure: 'script', there: '/stocktaking', left: ofStocktakingAlone, isTold: true },
    { failing: '/admin', failure: 'timeout', there: '/stocktaking', left: ofStocktakingAlone, isTold: true },
    { failing: '/stocktaking', failure: 'contract', there: '/admin', left: [admin], isTold: true },
    { failing: '/stocktaking', failure: 'unlisted', there: '/admin', left: [admin], isTold: false },
  ] as const)(
    'where $failing fails ($failure), the entries of $there stay, told: $isTold',
    async ({ failing, failure, there, left, isTold }) => {
      arrive(there);
      await fail(failing, failure);
      expect(entries()).toEqual(left);
      expect(screen.queryByText(partMissing) !== null).toBe(isTold);
      expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
    },
  );

  test('Retry loads the one that failed alone, and moves no entry before it is there', async () => {
    arrive('/stocktaking');
    await fail('/admin');
    await userEvent.click(screen.getByRole('button', { name: 'Retry', hidden: true }));
    expect(forgets.mock.calls).toEqual([['/admin']]);
    expect(entries()).toEqual(ofStocktakingAlone);
    expect(screen.queryByText(partMissing)).toBeNull();
    await fail('/admin');
    expect(screen.getByText(partMissing)).toBeInTheDocument();
    arrive('/admin');
    expect(entries()).toEqual([admin, stocktaking]);
    expect(screen.queryByText(partMissing)).toBeNull();
  });
});

test.each([
  { desc: 'that throw', counts: { subscribe: counting.subscribe, current: () => broken() } },
  { desc: 'of another shape', counts: { waiting: 3 } },
])('counts $desc cost their own area alone (rule: remotes-isolated)', (wrong) => {
  counts = { '/admin/orders': 3 };
  arrive('/admin');
  act(() => {
    navigations.set('/stocktaking', { ...ofStocktaking, ...wrong } as unknown as AreaNavigation);
    tell();
  });
  expect(entries()).toEqual([admin, 'Stocktaking']);
  expect(noted).toHaveBeenCalledWith(expect.any(Error));
});

test('an area that the list brings late is loaded then, and its entries come below; without a list the others stand', async () => {
  cleanup();
  takeUpAreas([]);
  let bring = (): void => undefined;
  const whole = list();
  list.mockReturnValue(new Promise((resolve) => (bring = () => resolve(whole))));
  loads.mockClear();
  await show();
  arrive('/admin');
  expect(entries()).toEqual([admin]);
  expect(loads.mock.calls).toEqual([['/admin']]);
  await act(async () => bring());
  expect(loads.mock.calls).toContainEqual(['/stocktaking']);
  arrive('/stocktaking');
  expect(entries()).toEqual([admin, stocktaking]);

  cleanup();
  takeUpAreas([]);
  list.mockImplementation(() => Promise.reject(new AreaError('manifest', '/', 'no list')));
  await show();
  list.mockReturnValue(whole);
  expect(entries()).toEqual([admin]);
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
