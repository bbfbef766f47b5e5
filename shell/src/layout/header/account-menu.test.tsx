import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@basket/domain';
import { aProfile } from '@basket/domain/testing';
import { IconPackage } from '@basket/ui';
import { MemoryRouter, type AreaNavigation, type RemoteModule } from '@basket/web';
import { tellAreas } from '../../areas';
import { AccountMenu } from './account-menu';

let isUnsaved: boolean;
const navigations = new Map<string, AreaNavigation>();
/** The remotes of admins and partners, from their sources. */
const remotes = { '/admin': 'mf_admin', '/delivery': 'mf_delivery' };
registerRemotes(Object.values(remotes).map((name) => ({ name, entry: 'from its source' })));
let email = 'a@basket.example';
let role: Role | null;
const signOut = jest.fn<Promise<void>, []>();
jest.mock('../../remotes/load-area', () => ({
  areaNavigation: (mount: string) => navigations.get(mount) ?? null,
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  session: { signOut: () => signOut() },
  useSession: (select: (state: object) => unknown) =>
    select({ profile: role && aProfile({ role, phone: '9845012345' }), user: { uid: 'a', email } }),
}));

beforeEach(async () => {
  for (const [mount, name] of Object.entries(remotes)) {
    const { navigation } = (await loadRemote(`${name}/routes`)) as RemoteModule;
    navigations.set(mount, { ...navigation, hasUnsavedChanges: () => isUnsaved });
  }
  role = 'admin';
  signOut.mockReset().mockResolvedValue();
});

const open = () =>
  render(
    <MemoryRouter>
      <AccountMenu
        trigger={(props) => (
          <button type="button" {...props}>
            Account
          </button>
        )}
      />
    </MemoryRouter>,
  );

const chooseSignOut = async () => {
  open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
};

test('signing out asks before it loses changes of a form', async () => {
  isUnsaved = true;
  await chooseSignOut();
  expect(signOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

test('and signs out when that is wanted', async () => {
  isUnsaved = true;
  await chooseSignOut();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('asks nothing where everything is saved', async () => {
  isUnsaved = false;
  await chooseSignOut();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test.each([
  { of: 'a@basket.example', shown: 'a@basket.example' },
  { of: '', shown: '98450 12345' },
])('says whose it is: $shown (rule: phone-sign-in)', ({ of, shown }) => {
  email = of;
  open();
  expect(screen.getByText(shown)).toBeVisible();
});

test.each([
  {
    who: null,
    entries: [
      ['Customer Login', '/login'],
      ['Customer Register', '/register'],
      ['Admin Login', '/login?role=admin'],
      ['Delivery Partner Login', '/login?role=delivery'],
    ],
  },
  {
    who: 'customer',
    entries: [
      ['Home', '/home'],
      ['My Profile', '/home/profile'],
      ['My Orders', '/home/orders'],
      ['Sign Out', null],
    ],
  },
  {
    who: 'admin',
    entries: [
      ['Admin Dashboard', '/admin'],
      ['Manage Products', '/admin/products'],
      ['Manage Orders', '/admin/orders'],
      ['Sign Out', null],
    ],
  },
  {
    who: 'delivery_partner',
    entries: [
      ['Delivery Dashboard', '/delivery'],
      ['My Orders', '/delivery/orders'],
      ['Wallet', '/delivery/wallet'],
      ['Sign Out', null],
    ],
  },
] as const)('the menu of $who is that of the role (rule: frames-by-role)', ({ who, entries }) => {
  role = who;
  open();
  expect(shown()).toEqual(entries);
});

const shown = () =>
  screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
const out = ['Sign Out', null];

test('the menu of staff leads home until a remote is there, and takes its entries then', () => {
  const { accountMenu: _none, ...released } = navigations.get('/admin') ?? {};
  navigations.clear();
  open();
  expect(shown()).toEqual([['Dashboard', '/admin'], out]);
  const items = [
    { to: '/admin/start', label: 'Start', icon: IconPackage },
    { to: '/admin/more', label: 'More', icon: IconPackage },
  ];
  act(() => {
    navigations.set('/admin', { ...(released as AreaNavigation), items });
    tellAreas();
  });
  expect(shown()).toEqual([['Start', '/admin/start'], out]);
});

test.each([
  {
    desc: 'that are none',
    accountMenu: [null, 'Stock', { to: '/admin/x', label: 'X' }, { label: 'Y', icon: IconPackage }],
  },
  { desc: 'in no list', accountMenu: { to: '/admin/x' } },
])('entries $desc leave the menu as it would be without them', ({ accountMenu }) => {
  const before = navigations.get('/admin');
  navigations.set('/admin', { ...before, accountMenu } as unknown as AreaNavigation);
  open();
  expect(shown()).toEqual([['Dashboard', '/admin'], out]);
});
