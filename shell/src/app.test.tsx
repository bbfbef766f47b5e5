/** The areas that come with the list of remotes: this build of the shell has never heard of them. */
import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings, languages, type Role } from '@basket/domain';
import { aProfile } from '@basket/domain/testing';
import { IconPackage } from '@basket/ui';
import { MemoryRouter, takeUpCatalogue, useLocation } from '@basket/web';
import { Screens } from './app';
import { ownAreas, takeUpAreas } from './areas';
import shellPaths from './navigation/shell-paths.json';
import { shortAddresses } from './navigation/short-address';
import { forgetArea } from './remotes/load-area';
import type { RemoteInfo } from './remotes/manifest';
import { routes } from './routes';

const asked: string[] = [];
jest.mock('./remotes/federation', () => ({
  remoteTimeoutMs: 4000,
  loadExposedRoutes: (remote: RemoteInfo) => {
    asked.push(remote.mount);
    return Promise.resolve(moduleOf(remote));
  },
}));
const reported: string[] = [];
jest.mock('./page-errors/noted', () => ({
  notePageError: ({ message }: Error) => void reported.push(message),
}));
let role: Role | null;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown = (state) => state) =>
    select({
      ...{ status: role ? 'signed-in' : 'signed-out', isProvisional: false, error: null },
      profile: role && aProfile({ role }),
      user: role && { uid: 'a', email: 'a@basket.example' },
    }),
  RequireRole: ({ role: wanted, children }: { role: Role; children: ReactNode }) =>
    wanted === role ? children : <p>only for {wanted}</p>,
}));

function Where() {
  const { pathname, search } = useLocation();
  return (
    <h1>
      At {pathname}
      {search}
    </h1>
  );
}

const moduleOf = ({ mount }: RemoteInfo) => ({
  navigation: {
    ...{ contract: 1, label: `Panel of ${mount}`, title: 'Somebody', back: [] },
    items: [{ to: mount, label: `Start of ${mount}`, icon: IconPackage }],
  },
  default: [
    { index: true, element: <h1>The start of {mount}</h1> },
    { path: 'days/today', element: <h1>Today in {mount}</h1> },
    { path: '*', element: <Where /> },
  ],
});

const lineOf = (mount: string, about: object = {}) => ({
  name: `mf_${mount.slice(1).replace('-', '_')}`,
  mount,
  entry: `http://localhost:5005${mount}/remoteEntry.js`,
  ...{ version: '1.0.0', integrity: null },
  ...about,
});
const ofAdmins = { role: 'admin', area: 'stocktaking area' };
const own = [lineOf('/home'), lineOf('/admin'), lineOf('/delivery')];
const stocktaking = lineOf('/stocktaking', ofAdmins);
const gifts = lineOf('/gifts', { role: null, area: 'gifts' });

let answers: () => Promise<Response>;
const lists = (...remotes: readonly object[]) => {
  answers = () => Promise.resolve(new Response(JSON.stringify({ remotes })));
};
/** @returns lets the list arrive */
function listsLate(...remotes: readonly object[]): () => Promise<void> {
  let answer = (_: Response): void => undefined;
  answers = () => new Promise((resolve) => (answer = resolve));
  return () => act(async () => answer(new Response(JSON.stringify({ remotes }))));
}

const realFetch = globalThis.fetch;
beforeAll(async () => {
  const nothing = { imageBaseUrl: 'http://localhost/', categories: [], products: [], total: 0 };
  takeUpCatalogue({ version: 1, publishedAt: 1, store: defaultStoreSettings, ...nothing });
  Object.assign(globalThis, {
    fetch: (url: string) => (url === '/remotes.json' ? answers() : Promise.reject(new Error(url))),
  });
  // Chunks that the routes load.
  await Promise.all([import('./layout/staff-chrome'), import('./screens/unknown-path')]);
});
beforeEach(() => {
  role = 'admin';
  asked.length = 0;
  reported.length = 0;
  takeUpAreas([]);
});
afterEach(() => [...own, stocktaking, gifts].forEach(({ mount }) => forgetArea(mount)));
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));

const open = (address: string) =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Screens />
      </MemoryRouter>,
    ),
  );
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => screen.queryAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
const notFound = () => screen.queryByRole('heading', { name: 'Page not found' });

test('an area of admins that the list brings has its pages, and its entries below those of the panel', async () => {
  lists(stocktaking, ...own);
  await open('/stocktaking/days/today');
  expect(await title('Today in /stocktaking')).toBeVisible();
  expect(sidebar()).toEqual(['Start of /admin', 'Start of /stocktaking']);
  expect(reported).toEqual([]);
});

test.each([
  { who: 'admin', mount: '/stocktaking' },
  { who: 'customer', mount: '/gifts' },
  { who: null, mount: '/gifts' },
] as const)(
  'for $who every Back in $mount leads one level up (rule: back-target)',
  async ({ who, mount }) => {
    role = who;
    const arrive = listsLate(...own, stocktaking, gifts);
    await open(`${mount}/days/today`);
    await arrive();
    expect(await title(`Today in ${mount}`)).toBeVisible();
    const back = screen.getAllByRole('link', { name: /^Back/ });
    expect(new Set(back.map((link) => link.getAttribute('href')))).toEqual(new Set([`${mount}/days`]));
  },
);

test('a list without it, such as one of 1.1.0, leaves the path unknown and the panel as it is', async () => {
  lists(...own);
  await open('/stocktaking/days/today');
  expect(await title('Page not found')).toBeVisible();
  expect(sidebar()).toEqual(['Start of /admin']);
  expect(reported).toEqual([]);
});

test('no page is called not found before the list is there', async () => {
  const arrive = listsLate(...own, stocktaking);
  await open('/stocktaking');
  expect(notFound()).toBeNull();
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  await arrive();
  expect(await title('The start of /stocktaking')).toBeVisible();
});

test('without a list an unknown path says that something is missing, and Retry brings the area', async () => {
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
  await open('/stocktaking');
  expect(await title('The page could not be loaded')).toBeVisible();
  expect(notFound()).toBeNull();
  lists(...own, stocktaking);
  await act(() => userEvent.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1) ?? document.body));
  expect(await title('The start of /stocktaking')).toBeVisible();
});

test.each([
  { who: 'customer', path: '/stocktaking', sees: 'only for admin' },
  { who: 'delivery_partner', path: '/stocktaking', sees: 'only for admin' },
  { who: null, path: '/stocktaking', sees: 'only for admin' },
  { who: null, path: '/gifts', sees: 'The start of /gifts' },
  { who: 'customer', path: '/gifts/days/today', sees: 'Today in /gifts' },
] as const)('$who at $path sees: $sees (rule: role-guard)', async ({ who, path, sees }) => {
  role = who;
  lists(...own, stocktaking, gifts);
  await open(path);
  expect(await screen.findByText(sees)).toBeVisible();
  expect(asked.includes('/stocktaking')).toBe(false);
});

test.each([
  { line: lineOf('/login', { role: null, area: 'trap' }), path: '/login/now' },
  { line: lineOf('/reset-password', { role: null, area: 'trap' }), path: '/reset-password/now' },
  { line: lineOf('/orders', { role: null, area: 'trap' }), path: '/orders/one/two' },
])('a line that takes a path of the shell is left out, and told: $path', async ({ line, path }) => {
  role = null;
  lists(...own, line);
  await open(path);
  expect(await title('Page not found')).toBeVisible();
  expect(asked).not.toContain(line.mount);
  expect(reported).toEqual([`${line.name} takes ${line.mount}, which belongs to the shell`]);
});

test.each([
  { from: '/cart', to: '/home/cart' },
  { from: '/orders/one?paid=1', to: '/home/orders/one?paid=1' },
  { from: '/xx/home/cart?a=1', to: '/home/cart?a=1' },
  { from: '/xx/orders', to: '/home/orders' },
])('$from leads to $to (rules: short-addresses, language-addresses)', async ({ from, to }) => {
  role = null;
  lists(...own);
  await open(from);
  expect(await title(`At ${to}`)).toBeVisible();
});

test('shell-paths.json has the first part of every path that the shell answers, /api and the languages', () => {
  const shown = [...routes, ...routes.flatMap(({ children = [] }) => children)];
  const answered = [...shown.map(({ path = '' }) => path), ...shortAddresses]
    .flatMap((path) => /^\/[^/]+/.exec(path)?.[0] ?? [])
    .filter((first) => !ownAreas.some(({ mount }) => mount === first));
  const spoken = languages.slice(1).map(({ code }) => `/${code}`);
  expect(shellPaths).toEqual([...new Set(['/api', ...spoken, ...answered])].sort());
});
