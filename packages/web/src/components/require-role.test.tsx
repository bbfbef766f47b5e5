import { render, screen, waitFor } from '@testing-library/react';
import type { Profile, Role, Stored } from '@basket/domain';
import type { Live } from '../live/live';
import { MemoryRouter, Outlet, useLocation, useRoutes } from '../router/router';
import {
  initialSession,
  provisionalProfile,
  signedOutSession,
  type SessionState,
} from '../session/session-state';
import { RequireRole } from './require-role';

let state: SessionState = initialSession;
const learnProfile = jest.fn();
const leaveClosed = jest.fn();
jest.mock('../session/current-session', () => ({
  useSession: () => state,
  session: {
    learnProfile: (...args: unknown[]): void => void learnProfile(...args),
  },
}));
jest.mock('../back-end/load-back-end', () => ({
  loadBackEnd: () => Promise.resolve({ leaveClosed: (): void => void leaveClosed() }),
}));
/** The own profile, as the page hears of it. */
let live: Live<Stored<Profile>> = { status: 'loading' };
jest.mock('../live/use-live', () => ({ useLiveDocument: () => live }));

const ananya = { uid: 'ananya', email: 'ananya@basket.example' };
const signedIn = (role: Role, isProvisional = false): SessionState => ({
  status: 'signed-in',
  user: ananya,
  profile: { ...provisionalProfile(ananya), role },
  isProvisional,
  error: null,
});

function Where() {
  const { pathname, ...rest } = useLocation();
  const passed: unknown = rest.state;
  return (
    <p>
      at {pathname} {JSON.stringify(passed)}
    </p>
  );
}

function Screens() {
  return useRoutes([
    {
      path: '/admin/*',
      element: (
        <RequireRole role="admin" pending={<p>wait</p>} failed={(message) => <p>failed: {message}</p>}>
          <p>admin panel</p>
          <Outlet />
        </RequireRole>
      ),
    },
    { path: '*', element: <Where /> },
  ]);
}

const cases: readonly { desc: string; session: SessionState; seen: string }[] = [
  { desc: 'the right role', session: signedIn('admin'), seen: 'admin panel' },
  { desc: 'the right role, remembered', session: signedIn('admin', true), seen: 'admin panel' },
  { desc: 'a customer', session: signedIn('customer'), seen: 'at /home null' },
  { desc: 'a partner', session: signedIn('delivery_partner'), seen: 'at /delivery null' },
  { desc: 'another role, remembered', session: signedIn('customer', true), seen: 'wait' },
  {
    desc: 'another role, remembered, and the stored profile does not come',
    session: { ...signedIn('customer', true), error: 'Your profile could not be loaded.' },
    seen: 'failed: Your profile could not be loaded.',
  },
  {
    desc: 'a visitor',
    session: signedOutSession,
    seen: 'at /login {"from":"/admin/orders?status=pending#top"}',
  },
  { desc: 'probably a visitor', session: { ...signedOutSession, isProvisional: true }, seen: 'wait' },
  { desc: 'nothing known yet', session: initialSession, seen: 'wait' },
  {
    desc: 'nobody to ask',
    session: { ...signedOutSession, isProvisional: true, error: 'Authentication timeout.' },
    seen: 'failed: Authentication timeout.',
  },
];

test.each(cases)('$desc (rule: role-guard)', ({ session, seen }) => {
  state = session;
  render(
    <MemoryRouter initialEntries={['/admin/orders?status=pending#top']}>
      <Screens />
    </MemoryRouter>,
  );
  expect(screen.getByText(seen)).toBeVisible();
});

test('a demoted admin sees nothing more on the open page (rule: role-at-once)', async () => {
  state = signedIn('admin');
  const profile = { ...provisionalProfile(ananya), role: 'admin' as Role };
  live = { status: 'ready', data: profile, isFromCache: false };
  const screens = (
    <MemoryRouter initialEntries={['/admin/customers']}>
      <Screens />
    </MemoryRouter>
  );
  const { rerender } = render(screens);
  expect(screen.getByText('admin panel')).toBeVisible();
  live = { status: 'ready', data: { ...profile, role: 'customer' }, isFromCache: false };
  rerender(
    <MemoryRouter initialEntries={['/admin/customers']}>
      <Screens />
    </MemoryRouter>,
  );
  expect(screen.queryByText('admin panel')).toBeNull();
  expect(learnProfile).toHaveBeenCalledWith('ananya', { role: 'customer' });
});

test('an admin whose account was disabled sees nothing more on the open page (rule: account-disabled)', async () => {
  state = signedIn('admin');
  const profile = { ...provisionalProfile(ananya), role: 'admin' as Role };
  live = { status: 'ready', data: { ...profile, disabledAt: 1 }, isFromCache: false };
  render(
    <MemoryRouter initialEntries={['/admin/customers']}>
      <Screens />
    </MemoryRouter>,
  );
  expect(screen.queryByText('admin panel')).toBeNull();
  await waitFor(() => expect(leaveClosed).toHaveBeenCalledTimes(1));
});
