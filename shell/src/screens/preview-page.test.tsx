import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@basket/web';
import type { Role } from '@basket/domain';
import { aProfile } from '@basket/domain/testing';
import { PreviewPage } from './preview-page';

let role: Role | null;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: <T,>(select: (state: object) => T) =>
    select({ user: role && { uid: 'a' }, profile: role && aProfile({ role }) }),
}));
beforeEach(() => {
  role = 'admin';
});

const code = `mf_shop.0123456789abcdef.sha384-${'A'.repeat(64)}`;

test('threat-planted-preview: an address that carries a code changes nothing, and fills nothing in', () => {
  history.replaceState({}, '', `/preview?code=${encodeURIComponent(code)}#${code}`);
  render(
    <MemoryRouter initialEntries={[`/preview?code=${encodeURIComponent(code)}`]}>
      <PreviewPage />
    </MemoryRouter>,
  );
  expect(screen.getByLabelText('Code of the preview')).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test.each([null, 'customer'] as const)(
  'threat-planted-preview: %s is told that previews are for the team',
  (who) => {
    role = who;
    render(<PreviewPage />);
    expect(screen.getByText(/^Previews are for the store’s own team/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('a text that is no code of a preview is refused where it was typed', async () => {
  render(<PreviewPage />);
  await userEvent.type(screen.getByLabelText('Code of the preview'), code.slice(0, -1));
  await userEvent.click(screen.getByRole('button', { name: 'Show in this browser' }));
  expect(screen.getByText('This is not a code of "npm run preview".')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
