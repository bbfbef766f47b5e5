import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile } from '@basket/domain/testing';
import {
  currentSession,
  emailVerification,
  MemoryRouter,
  session,
  toast,
  type SessionState,
} from '@basket/web';
import { ProfilePage } from './profile-page';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (of: SessionState) => unknown = (of) => of) => select(state),
}));
let state: SessionState;

const show = (error: string | null) => {
  state = { ...currentSession(), status: 'signed-in', isProvisional: true, error };
  render(
    <MemoryRouter>
      <ProfilePage />
    </MemoryRouter>,
  );
};

const showOf = (email: string) => {
  const user = { uid: 'asha', email };
  const profile = { ...aProfile({ email, phone: '9845012345' }), id: 'asha' };
  state = { status: 'signed-in', isProvisional: false, error: null, user, profile };
  render(
    <MemoryRouter>
      <ProfilePage />
    </MemoryRouter>,
  );
};

const tokenOf = (claims: object): string => `head.${btoa(JSON.stringify(claims))}.signature`;

test.each([
  { email: 'asha@basket.example', claims: { email_verified: false }, isVerifiable: true },
  { email: 'asha@basket.example', claims: { email_verified: true }, isVerifiable: false },
  { email: '', claims: {}, isVerifiable: false },
])(
  'an account with the e-mail address "$email" and $claims can be deleted, and verified: $isVerifiable (rules: phone-sign-in, person-erased, unverified-cash)',
  async ({ email, claims, isVerifiable }) => {
    const token = Promise.resolve(tokenOf(claims));
    jest.spyOn(session, 'idToken').mockReturnValue(token);
    showOf(email);
    await act(() => token);
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Verify e-mail' })).toHaveLength(isVerifiable ? 1 : 0);
  },
);

test('the pages of this device are in the language that is chosen', async () => {
  document.documentElement.lang = 'en-IN';
  showOf('asha@basket.example');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(screen.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
});

test('an address that was verified meanwhile is asked for no more (rules: unverified-cash, focus-kept)', async () => {
  jest.spyOn(session, 'idToken').mockResolvedValue(tokenOf({ email_verified: false }));
  jest.spyOn(emailVerification, 'request').mockResolvedValue(false);
  const told = jest.spyOn(toast, 'info').mockReturnValue();
  showOf('asha@basket.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Verify e-mail' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Verify e-mail' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'My Orders' })).toHaveFocus());
  expect(told.mock.calls).toEqual([['Your e-mail address is verified.']]);
});

test('a profile that cannot be loaded says so and is asked for again (rule: failures-told)', async () => {
  const refresh = jest.spyOn(session, 'refresh').mockResolvedValue();
  show('Your account could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
  expect(screen.queryByText('Loading your profile')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /retry|again/i }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a profile on its way shows that it is loading', () => {
  show(null);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your profile');
});

test('the profile shows who somebody is and where, and signs out', async () => {
  const signOut = jest.spyOn(session, 'signOut').mockResolvedValue();
  jest.spyOn(session, 'idToken').mockResolvedValue(tokenOf({ email_verified: true }));
  showOf('asha@basket.example');
  for (const text of ['asha@basket.example', '98450 12345', 'Bengaluru'])
    expect(screen.getAllByText(text)[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a visitor is asked to sign in instead of seeing a profile (rule: sign-in-gate)', () => {
  state = { ...currentSession(), status: 'signed-out' };
  render(
    <MemoryRouter>
      <ProfilePage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});
