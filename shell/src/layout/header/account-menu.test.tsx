import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import type { Role } from '@basket/domain';
import { aProfile } from '@basket/domain/testing';
import { IconPackage } from '@basket/ui';
import { MemoryRouter, type AreaNavigation, type RemoteModule } from '@basket/web';
import { takeUpAreas, tellAreas } from '../../areas';
import { manifestSchema } from '../../remotes/manifest';
import { AccountMenu } from './account-menu';

let isUnsaved: boolean;
const navigations = new Map<string, AreaNavigation>();
/** The remotes of admins and partners, from their sources. */
const remotes = { '/admin': 'mf_admin', '/delivery': 'mf_delivery' };
registerRemotes(Object.values(remotes).map((name) => ({ name, entry: 'from its source' })));
let email = 'a@basket.example';
let role: Role | null;
const signOut = jest.fn<Promise<void>, []>();
let further: readonly { readonly mount: string; readonly role: Role | null }[];
const loadArea = jest.fn<Promise<never[]>, [string]>();
const noted = jest.fn<void, [unknown]>();
jest.mock('../../page-errors/noted', () => ({ notePageError: (error: unknown) => noted(error) }));
jest.mock('../../remotes/load-area', () => ({
  areaNavigation: (mount: string) => navigations.get(mount) ?? null,
  loadArea: (mount: string) => loadArea(mount),
  listForArea: () => {
    const line = { version: '1.0.0', integrity: null };
    const remotes = further.map(({ mount, role: forRole }) => ({
      ...{ ...line, name: `mf_${mount.slice(1)}`, entry: `https://a.example${mount}.js` },
      ...{ mount, role: forRole, area: mount.slice(1) },
    }));
    return Promise.resolve(v.parse(manifestSchema, { remotes }));
  },
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  session: { signOut: () => signOut() },
  useSession: (select: (state: object) => unknown) =>
    select({ profile: role && aProfile({ role, phone: '9845012345' }), user: { uid: 'a', email } }),
}));

beforeEach(async () => {
  navigations.clear();
  for (const [mount, name] of Object.entries(remotes)) {
    const { navigation } = (await loadRemote(`${name}/routes`)) as RemoteModule;
    navigations.set(mount, { ...navigation, hasUnsavedChanges: () => isUnsaved });
  }
  role = 'admin';
  further = [];
  takeUpAreas([]);
  noted.mockReset();
  // As the loader does: an area is there with its navigation, and says so.
  loadArea.mockReset().mockImplementation((mount) => {
    navigations.set(mount, areaAt(mount));
    tellAreas();
    return Promise.resolve([]);
  });
  signOut.mockReset().mockResolvedValue();
});

const areaAt = (mount: string): AreaNavigation => ({
  ...{ contract: 1, label: 'Area', title: 'Area', back: [] },
  items: [{ to: `${mount}/start`, label: `Start of ${mount}`, icon: IconPackage }],
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
  { desc: 'cannot say', hasUnsavedChanges: () => navigations.get('/none')!.hasUnsavedChanges!() },
  { desc: 'says it in another shape', hasUnsavedChanges: true },
])(
  'signs out where an area $desc what is unsaved, and notes that (rule: remotes-isolated)',
  async (wrong) => {
    navigations.set('/admin', { ...navigations.get('/admin'), ...wrong } as unknown as AreaNavigation);
    await chooseSignOut();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(noted.mock.calls).toEqual([[expect.any(TypeError)]]);
  },
);

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

test.each([null, 'customer', 'admin', 'delivery_partner'] as const)(
  'the menu of %s has each language in itself, and is in the one that is chosen',
  async (who) => {
    role = who;
    document.documentElement.lang = 'en-IN';
    open();
    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map(({ textContent, ariaChecked }) => [textContent, ariaChecked])).toEqual([
      ['English', 'true'],
      ['हिन्दी', 'false'],
    ]);
    await userEvent.click(screen.getByText('हिन्दी', { selector: '[lang="hi-IN"]' }));
    expect(document.documentElement.lang).toBe('hi-IN');
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getByRole('menuitemradio', { name: 'हिन्दी' })).toBeChecked();
  },
);

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

const customersAndAll = [
  { mount: '/gifts', role: null },
  { mount: '/recipes', role: 'customer' },
] as const;
const gifts = ['Start of /gifts', '/gifts/start'];
const recipes = ['Start of /recipes', '/recipes/start'];

test.each([
  { who: null, has: [gifts], lacks: ['/recipes', '/stock'] },
  { who: 'customer', has: [gifts, recipes], lacks: ['/stock'] },
] as const)(
  'a further area has its entry in the menu of $who, once its remote is there',
  async ({ who, ...see }) => {
    role = who;
    further = [...customersAndAll, { mount: '/stock', role: 'admin' }];
    open();
    const before = shown().length;
    await waitFor(() => expect(shown()).toHaveLength(before + see.has.length));
    expect(shown().slice(who ? -1 - see.has.length : -see.has.length)).toEqual([
      ...see.has,
      ...(who ? [out] : []),
    ]);
    for (const mount of see.lacks) expect(loadArea).not.toHaveBeenCalledWith(mount);
  },
);

test('a remote that does not load costs its own entries, and is noted (rule: remotes-isolated)', async () => {
  role = 'customer';
  further = customersAndAll;
  const failure = new Error('No answer');
  loadArea.mockRejectedValueOnce(failure);
  open();
  expect(await screen.findByRole('menuitem', { name: 'Start of /recipes' })).toBeVisible();
  expect(shown()).toHaveLength(5);
  expect(noted.mock.calls).toEqual([[failure]]);
});

test('the shop may name entries of customers itself, and takes none of visitors', () => {
  navigations.set('/home', areaAt('/home'));
  role = 'customer';
  open();
  expect(shown()).toEqual([['Start of /home', '/home/start'], out]);
  cleanup();
  role = null;
  open();
  expect(shown()).toHaveLength(4);
});

test('the menu of staff loads nothing: their frame does', async () => {
  further = [{ mount: '/stock', role: 'admin' }];
  open();
  await act(() => Promise.resolve());
  expect(loadArea).not.toHaveBeenCalled();
});
