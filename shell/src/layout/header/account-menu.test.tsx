import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@basket/domain';
import { aProfile } from '@basket/domain/testing';
import { MemoryRouter } from '@basket/web';
import { AccountMenu } from './account-menu';

let isUnsaved: boolean;
let email = 'a@basket.example';
let role: Role | null;
const signOut = jest.fn<Promise<void>, []>();
jest.mock('../../remotes/load-area', () => ({
  areaNavigation: (mount: string) => (mount === '/admin' ? { hasUnsavedChanges: () => isUnsaved } : null),
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  session: { signOut: () => signOut() },
  useSession: (select: (state: object) => unknown) =>
    select({ profile: role && aProfile({ role, phone: '9845012345' }), user: { uid: 'a', email } }),
}));

beforeEach(() => {
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
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual(entries);
});
