import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { MyOrdersPage } from './my-orders-page';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: () => ({ status: 'signed-out', user: null }),
}));

test('a visitor is asked to sign in instead of seeing orders (rule: sign-in-gate)', () => {
  render(
    <MemoryRouter>
      <MyOrdersPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Please sign in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
});
