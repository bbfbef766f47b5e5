import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession, MemoryRouter, session, useSession } from '@basket/web';
import { ProfilePage } from './profile-page';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: jest.fn(),
}));

const show = (error: string | null) => {
  const state = { ...currentSession(), status: 'signed-in' as const, isProvisional: true, error };
  jest.mocked(useSession).mockReturnValue(state);
  render(
    <MemoryRouter>
      <ProfilePage />
    </MemoryRouter>,
  );
};

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
