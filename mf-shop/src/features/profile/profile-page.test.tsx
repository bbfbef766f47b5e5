import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile } from '@basket/domain/testing';
import { currentSession, MemoryRouter, session, type SessionState } from '@basket/web';
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

test.each([
  { email: 'asha@basket.example', isVerifiable: true },
  { email: '', isVerifiable: false },
])(
  'an account with the e-mail address "$email" can be deleted, and verified if it has one (rules: phone-sign-in, person-erased)',
  ({ email, isVerifiable }) => {
    showOf(email);
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Verify e-mail' })).toHaveLength(isVerifiable ? 1 : 0);
  },
);

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
