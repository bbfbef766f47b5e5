import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@basket/web';
import { PreviewPage } from './preview-page';

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

test('threat-planted-preview: a visitor who types a code is not believed', async () => {
  render(<PreviewPage />);
  await userEvent.type(screen.getByLabelText('Code of the preview'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Show in this browser' }));
  expect(screen.getByText('This is not a code of "npm run preview".')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
