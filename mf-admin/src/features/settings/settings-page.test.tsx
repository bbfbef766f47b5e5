import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings } from '@basket/domain';
import { toast, type Live } from '@basket/web';
import { SettingsPage } from './settings-page';

let documents: Readonly<Record<string, Live<unknown>>>;
const sent: { readonly operation: string; readonly input: unknown }[] = [];
let isRefused = false;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveDocument: (_schema: unknown, path: string) => documents[path],
  useOperation: ({ operation }: { operation: string }) => ({
    isBusy: false,
    run: (input: unknown) => {
      sent.push({ operation, input });
      return isRefused ? Promise.reject(new Error('no connection')) : Promise.resolve({});
    },
  }),
}));

const ready = (data: unknown): Live<unknown> => ({ status: 'ready', data, isFromCache: false });

beforeEach(() => {
  sent.length = 0;
  isRefused = false;
  documents = {
    'storeSettings/public': ready({ id: 'public', ...defaultStoreSettings, storeName: 'Indiranagar' }),
    'storeSettings/gatewayStatus': ready({ hasKeySecret: true, hasWebhookSecret: false, updatedAt: 1 }),
  };
});

test('shows six sections, with masked fields for secrets that never hold one', () => {
  render(<SettingsPage />);
  for (const title of [
    'Store Information',
    'Location Settings',
    'Delivery Settings',
    'Limits',
    'Operating Hours',
    'API Configuration',
  ])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const secret = screen.getByLabelText('Razorpay key secret');
  expect(secret).toHaveValue('');
  expect(secret).toHaveAttribute('type', 'password');
  expect(secret).toHaveAccessibleDescription(/^Set\./);
  expect(screen.getByLabelText(/Razorpay webhook secret/)).toHaveAccessibleDescription('Not set yet.');
  expect(screen.getByLabelText('Google Maps API key')).toHaveAttribute('type', 'password');
});

test('saves the changes, and a secret only if one was typed', async () => {
  const success = jest.spyOn(toast, 'success').mockReturnValue();
  render(<SettingsPage />);
  const radius = screen.getByLabelText('Service radius');
  await userEvent.clear(radius);
  await userEvent.type(radius, '12');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Store is open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(sent).toEqual([
    {
      operation: 'saveSettings',
      input: {
        settings: { ...defaultStoreSettings, storeName: 'Indiranagar', serviceRadiusKm: 12, isOpen: false },
      },
    },
  ]);
  expect(success).toHaveBeenCalledWith('Settings updated successfully!');
  await userEvent.type(screen.getByLabelText('Razorpay key secret'), 'abcdefgh12345678');
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(sent.slice(1).map(({ operation }) => operation)).toEqual(['saveSecrets', 'saveSettings']);
  expect(screen.getByLabelText('Razorpay key secret')).toHaveValue('');
});

test('reports a value beyond its limit and sends nothing', async () => {
  render(<SettingsPage />);
  const minutes = screen.getByLabelText('Delivery time');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '121');
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 15 to 120');
  expect(minutes).toHaveFocus();
  expect(sent).toEqual([]);
});

test('keeps what was typed after a failure', async () => {
  isRefused = true;
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  render(<SettingsPage />);
  await userEvent.type(screen.getByLabelText('Razorpay key secret'), 'abcdefgh12345678');
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(error).toHaveBeenCalledWith('Failed to update settings');
  expect(screen.getByLabelText('Razorpay key secret')).toHaveValue('abcdefgh12345678');
});

test('reports a failure', () => {
  jest.spyOn(toast, 'error').mockReturnValue();
  documents = {
    ...documents,
    'storeSettings/public': { status: 'error', code: 'unavailable', message: 'x', retry: () => undefined },
  };
  render(<SettingsPage />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load settings');
});
