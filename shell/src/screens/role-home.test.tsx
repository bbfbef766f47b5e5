import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useRoutes } from '@basket/web';
import { RoleHome } from './role-home';

let known: object;
const refresh = jest.fn<Promise<void>, []>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  session: { refresh: () => refresh() },
  useSession: () => known,
}));

function Where() {
  return <p>at {useLocation().pathname}</p>;
}

function Screens() {
  return useRoutes([
    { path: '/', element: <RoleHome /> },
    { path: '*', element: <Where /> },
  ]);
}

const show = () =>
  render(
    <MemoryRouter>
      <Screens />
    </MemoryRouter>,
  );
const sure = { isProvisional: false, error: null };

test.each([
  { role: 'customer', to: '/home' },
  { role: 'admin', to: '/admin' },
  { role: 'delivery_partner', to: '/delivery' },
  { role: null, to: '/login' },
])('/ leads $role to $to (rule: role-home)', ({ role, to }) => {
  known = { ...sure, status: role ? 'signed-in' : 'signed-out', profile: role && { role } };
  show();
  expect(screen.getByText(`at ${to}`)).toBeVisible();
});

test.each([
  { status: 'loading', isProvisional: false },
  { status: 'signed-out', isProvisional: true },
])('/ waits while nobody knows who is there: %j (rule: role-home)', (state) => {
  known = { ...sure, profile: null, ...state };
  show();
  expect(screen.getByText('Loading your session')).toBeInTheDocument();
});

test.each(['Authentication timeout. Please refresh the page.', 'Your profile could not be loaded.'])(
  '/ says "%s", with both ways to try again (rule: auth-timeout-5s)',
  async (error) => {
    known = { status: 'signed-out', profile: null, isProvisional: true, error };
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Connection Error' })).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    let answer = (): void => undefined;
    refresh.mockReset().mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Authentication' }));
    expect(refresh).toHaveBeenCalledTimes(1);
    await act(async () => answer());
  },
);
