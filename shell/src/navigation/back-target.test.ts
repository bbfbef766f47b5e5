import { homePathOf, type Role } from '@basket/domain';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { matchPath, type RemoteModule, type RemoteRoutes } from '@basket/web';
import { takeUpAreas } from '../areas';
import { areasOf, backTarget, mountAt } from './back-target';

beforeAll(() =>
  takeUpAreas([
    { mount: '/stocktaking', name: 'stocktaking area', role: 'admin' },
    { mount: '/gifts', name: 'gifts area', role: null },
    { mount: '/club', name: 'club area', role: 'customer' },
  ]),
);

/** The remote of each role's first area, from its source. */
const containers: Readonly<Record<Role, string>> = {
  customer: 'mf_shop',
  admin: 'mf_admin',
  delivery_partner: 'mf_delivery',
};
registerRemotes(Object.values(containers).map((name) => ({ name, entry: 'from its source' })));
const moduleOf = async (role: Role) => (await loadRemote(`${containers[role]}/routes`)) as RemoteModule;

const cases: readonly { role: Role | null; from: string; to: string | null }[] = [
  { role: 'admin', from: '/admin', to: null },
  { role: 'admin', from: '/admin/', to: null },
  { role: 'admin', from: '/admin/products', to: '/admin' },
  { role: 'admin', from: '/admin/products/milk', to: '/admin/products' },
  { role: 'admin', from: '/admin/orders', to: '/admin' },
  { role: 'admin', from: '/admin/orders/abc', to: '/admin/orders' },
  { role: 'admin', from: '/admin/orders/abc/bill', to: '/admin/orders/abc' },
  { role: 'admin', from: '/admin/customers', to: '/admin' },
  { role: 'admin', from: '/admin/customers/abc', to: '/admin/customers' },
  { role: 'admin', from: '/admin/categories', to: '/admin' },
  { role: 'admin', from: '/admin/order-assignment', to: '/admin' },
  { role: 'admin', from: '/admin/delivery-partners', to: '/admin' },
  { role: 'admin', from: '/admin/settings', to: '/admin' },
  { role: 'admin', from: '/admin/audit', to: '/admin' },
  { role: 'admin', from: '/admin/diagnostics', to: '/admin' },
  { role: 'admin', from: '/contact', to: '/admin' },
  { role: 'admin', from: '/home', to: '/admin' },
  { role: 'admin', from: '/administration', to: '/admin' },
  { role: 'delivery_partner', from: '/delivery', to: null },
  { role: 'delivery_partner', from: '/delivery/orders', to: '/delivery' },
  { role: 'delivery_partner', from: '/delivery/orders/abc_1', to: '/delivery/orders' },
  { role: 'delivery_partner', from: '/delivery/order-assignment', to: '/delivery' },
  { role: 'delivery_partner', from: '/delivery/wallet', to: '/delivery' },
  { role: 'delivery_partner', from: '/contact', to: '/delivery' },
  { role: 'customer', from: '/home', to: null },
  { role: 'customer', from: '/home/', to: null },
  { role: 'customer', from: '/home/products', to: '/home' },
  { role: 'customer', from: '/home/products/milk', to: '/home/products' },
  { role: 'customer', from: '/home/cart', to: '/home/products' },
  { role: 'customer', from: '/home/checkout', to: '/home/cart' },
  { role: 'customer', from: '/home/orders', to: '/home' },
  { role: 'customer', from: '/home/orders/abc', to: '/home/orders' },
  { role: 'customer', from: '/home/tracking/abc', to: '/home/orders' },
  { role: 'customer', from: '/home/profile', to: '/home' },
  { role: 'customer', from: '/terms', to: '/home' },
  { role: null, from: '/home/products/milk', to: '/home/products' },
  { role: null, from: '/home', to: null },
];

test.each(cases)('$role at $from goes back to $to', async ({ role, from, to }) => {
  const { navigation } = await moduleOf(role ?? 'customer');
  expect(backTarget(role, from, navigation)).toBe(to);
});

test('until its remote is there, Back leads one level up', () => {
  expect(backTarget('customer', '/home/products/milk/', null)).toBe('/home/products');
  expect(backTarget('customer', '/home/cart', null)).toBe('/home');
});

const pathsIn = (routes: RemoteRoutes): string[] =>
  routes.flatMap(({ path = '', children }) => (children ? pathsIn(children) : [path]));

/** Addresses of all screens of a role's area, such as '/admin/orders/:orderId'. */
async function screensOf(role: Role): Promise<string[]> {
  const { default: routes } = await moduleOf(role);
  return pathsIn(routes)
    .filter((path) => path !== '*')
    .map((path) => (path === '' ? homePathOf(role) : `${homePathOf(role)}/${path}`));
}

const roles = Object.keys(containers) as Role[];

test.each(roles)('Back of %s leads to screens that exist, and from all but the start', async (role) => {
  const { navigation } = await moduleOf(role);
  const screens = await screensOf(role);
  const targets = screens.map((screen) => backTarget(role, screen.replace(/:\w+/g, 'x'), navigation));
  const isScreen = (target: string): boolean => screens.some((screen) => matchPath(screen, target) !== null);
  expect(targets.filter((target) => target !== null && !isScreen(target))).toEqual([]);
  expect(screens.filter((_, at) => targets[at] === null)).toEqual([homePathOf(role)]);
});

test.each(['admin', 'delivery_partner'] as const)(
  'the account menu of %s links to screens of the area',
  async (role) => {
    const { accountMenu = [] } = (await moduleOf(role)).navigation;
    const screens = await screensOf(role);
    expect(accountMenu.length).toBeGreaterThan(0);
    expect(accountMenu.filter(({ to }) => !screens.includes(to))).toEqual([]);
  },
);

test.each(['admin', 'delivery_partner'] as const)(
  'the sidebar of %s links to every screen of the area that is not a view of a list',
  async (role) => {
    const entries = (await moduleOf(role)).navigation.items.map(({ to }) => to);
    const isViewOfEntry = (screen: string): boolean =>
      entries.some((entry) => entry !== homePathOf(role) && screen.startsWith(`${entry}/`));
    const screens = (await screensOf(role)).filter(
      (screen) => !screen.includes('/:') && !isViewOfEntry(screen),
    );
    expect([...entries].sort()).toEqual(screens.sort());
  },
);

test.each(roles)('the first area of %s is where its home is', (role) => {
  expect(areasOf(role)[0]?.mount).toBe(homePathOf(role));
});

test.each([
  { role: 'admin', mounts: ['/admin', '/stocktaking'] },
  { role: 'delivery_partner', mounts: ['/delivery'] },
  { role: 'customer', mounts: ['/home', '/gifts', '/club'] },
  { role: null, mounts: ['/home', '/gifts'] },
] as const)('$role has the areas $mounts, those of the list last', ({ role, mounts }) => {
  expect(areasOf(role).map(({ mount }) => mount)).toEqual(mounts);
});

describe('several areas of a role', () => {
  const navigation = { back: [{ from: '/stocktaking/counts/:day', to: '/stocktaking/days' }] };

  test.each([
    { role: 'admin', from: '/stocktaking', mount: '/stocktaking', to: '/admin' },
    { role: 'admin', from: '/stocktaking/', mount: '/stocktaking', to: '/admin' },
    { role: 'admin', from: '/stocktaking/days', mount: '/stocktaking', to: '/stocktaking' },
    { role: 'admin', from: '/stocktaking/counts/5', mount: '/stocktaking', to: '/stocktaking/days' },
    { role: 'admin', from: '/admin/orders/abc', mount: '/admin', to: '/admin/orders' },
    { role: 'admin', from: '/stocktaking-old/days', mount: null, to: '/admin' },
    { role: 'admin', from: '/gifts/mine', mount: null, to: '/admin' },
    { role: 'delivery_partner', from: '/stocktaking/days', mount: null, to: '/delivery' },
    { role: 'customer', from: '/gifts', mount: '/gifts', to: '/home' },
    { role: 'customer', from: '/gifts/mine', mount: '/gifts', to: '/gifts' },
    { role: 'customer', from: '/club/offers', mount: '/club', to: '/club' },
    { role: null, from: '/gifts/mine', mount: '/gifts', to: '/gifts' },
    { role: null, from: '/club/offers', mount: null, to: '/home' },
  ] as const)('$role at $from is in $mount and goes back to $to', ({ role, from, mount, to }) => {
    expect(mountAt(role, from)).toBe(mount);
    expect(backTarget(role, from, navigation)).toBe(to);
  });
});
