import { homePathOf, type Role } from '@basket/domain';
import type { RemoteRoutes } from '@basket/web';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { backTarget } from './back-target';
import { staffPanels, type StaffRole } from './staff-panels';

/** The remote of each role's area. The shell lists its screens itself; these tests compare the lists. */
const containers: Readonly<Record<Role, string>> = {
  customer: 'mf_shop',
  admin: 'mf_admin',
  delivery_partner: 'mf_delivery',
};
registerRemotes(Object.values(containers).map((name) => ({ name, entry: 'from its source' })));

const pathsIn = (routes: RemoteRoutes): string[] =>
  routes.flatMap(({ path = '', children }) => (children ? pathsIn(children) : [path]));

/** Addresses of all screens of a role's area, such as '/admin/orders/:orderId'. */
async function screensOf(role: Role): Promise<string[]> {
  const { default: routes } = (await loadRemote(`${containers[role]}/routes`)) as { default: RemoteRoutes };
  return pathsIn(routes)
    .filter((path) => path !== '*')
    .map((path) => (path === '' ? homePathOf(role) : `${homePathOf(role)}/${path}`));
}

const isOfOneThing = (screen: string): boolean => screen.includes('/:');

test.each(Object.keys(staffPanels) as StaffRole[])(
  'the sidebar of %s links to every screen of the area that is not a view of a list',
  async (role) => {
    const entries = staffPanels[role].items.map(({ to }) => to);
    const isViewOfEntry = (screen: string): boolean =>
      entries.some((entry) => entry !== homePathOf(role) && screen.startsWith(`${entry}/`));
    const screens = (await screensOf(role)).filter(
      (screen) => !isOfOneThing(screen) && !isViewOfEntry(screen),
    );
    expect(entries.sort()).toEqual(screens.sort());
  },
);

test.each(Object.keys(staffPanels) as StaffRole[])(
  'Back leads %s from a detail page to its list',
  async (role) => {
    const screens = (await screensOf(role)).filter(isOfOneThing);
    expect(screens).not.toEqual([]);
    const targets = screens.map((screen) => [screen, backTarget(role, screen.replace(/:\w+/g, 'x'))]);
    expect(targets).toEqual(screens.map((screen) => [screen, screen.replace(/\/:\w+$/, '')]));
  },
);

test.each(Object.keys(containers) as Role[])('Back of %s leads to screens that exist', async (role) => {
  const screens = await screensOf(role);
  const targets = screens.map((screen) => backTarget(role, screen.replace(/:\w+/g, 'x')));
  expect(targets.filter((target) => target !== null && !screens.includes(target))).toEqual([]);
  expect(screens.filter((_, at) => targets[at] === null)).toEqual([homePathOf(role)]);
});
