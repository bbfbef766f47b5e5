import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings, type PublicStoreSettings } from '@basket/domain';
import { toast, type Live } from '@basket/web';
import { SettingsPage } from './settings-page';

let documents: Readonly<Record<string, Live<unknown>>>;
const sent: { readonly operation: string; readonly input: unknown }[] = [];
let isRefused = false;
const navigate = jest.fn();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useNavigate: () => navigate,
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
  navigate.mockReset();
  sent.length = 0;
  isRefused = false;
  documents = {
    'storeSettings/public': ready({ id: 'public', ...defaultStoreSettings, storeName: 'Indiranagar' }),
    'storeSettings/gatewayStatus': ready({ hasKeySecret: true, hasWebhookSecret: false, updatedAt: 1 }),
  };
});

test('shows seven sections, with masked fields for secrets that never hold one', () => {
  render(<SettingsPage />);
  for (const title of [
    'Store Information',
    'Location Settings',
    'Delivery Settings',
    'Limits',
    'Operating Hours',
    'Sign-in',
    'API Configuration',
  ])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const secret = screen.getByLabelText('Razorpay key secret');
  expect(secret).toHaveValue('');
  expect(secret).toHaveAttribute('type', 'password');
  expect(secret).toHaveAccessibleDescription(/^Set\./);
  expect(screen.getByLabelText(/Razorpay webhook secret/)).toHaveAccessibleDescription('Not set yet.');
  expect(screen.getByLabelText('Google Maps API key')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Closing time')).toHaveAccessibleDescription(/open day and night/);
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
        before: { ...defaultStoreSettings, storeName: 'Indiranagar' },
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

test('pincodes of other regions are asked about, and saved when they are right (rule: far-pincodes)', async () => {
  jest.spyOn(toast, 'success').mockReturnValue();
  render(<SettingsPage />);
  await type('Served pincodes', '110001, 110092, 122002, 201301');
  await press('Save Settings');
  const question = await screen.findByRole('alertdialog', { name: 'Is that right?' });
  expect(question).toHaveTextContent('122002, 201301 begin with other digits');
  await press('Go back');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Save Settings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Settings updated successfully!'));
  expect(sent).toMatchObject([
    { input: { settings: { servedPincodes: ['110001', '110092', '122002', '201301'] } } },
  ]);
  // They are served now: no save asks about them again.
  await type('Service radius', '12');
  await press('Save Settings');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('damaged settings are repaired by saving those with which the shop goes on (rule: settings-kept)', async () => {
  jest.spyOn(toast, 'success').mockReturnValue();
  const lastGood = { ...defaultStoreSettings, storeName: 'From before' };
  documents = {
    ...documents,
    'storeSettings/public': {
      status: 'error',
      code: 'invalid-document',
      message: 'Damaged',
      retry: jest.fn(),
    },
    'system/lastGoodSettings': ready({ id: 'lastGoodSettings', ...lastGood }),
  };
  render(<SettingsPage />);
  expect(screen.getByText('The stored settings are damaged')).toBeVisible();
  expect(screen.getByLabelText('Store name')).toHaveValue('From before');
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(sent).toEqual([{ operation: 'saveSettings', input: { before: lastGood, settings: lastGood } }]);
});

test('damaged settings of which no good ones are known are a failure', () => {
  jest.spyOn(toast, 'error').mockReturnValue();
  documents = {
    ...documents,
    'storeSettings/public': {
      status: 'error',
      code: 'invalid-document',
      message: 'Damaged',
      retry: jest.fn(),
    },
    'system/lastGoodSettings': { status: 'missing' },
  };
  render(<SettingsPage />);
  expect(screen.getByText('Failed to load settings')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
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

const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const savedByOther = (settings: Partial<PublicStoreSettings>) => {
  documents = {
    ...documents,
    'storeSettings/public': ready({
      id: 'public',
      ...defaultStoreSettings,
      storeName: 'Indiranagar',
      ...settings,
    }),
  };
};

test('says what is not saved yet, and takes it back', async () => {
  render(<SettingsPage />);
  expect(screen.getByText('Everything is saved')).toBeVisible();
  await type('Delivery charge', '55');
  await type('City', 'Bengaluru');
  expect(screen.getByText('2 unsaved changes').parentElement).toHaveTextContent(
    '2 unsaved changes: City, Delivery charge',
  );
  await press('Discard');
  expect(screen.getByLabelText('Delivery charge')).toHaveValue('50.00');
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('another admin’s change of another field is kept, and of the same field is asked about (rule: edit-conflict)', async () => {
  jest.spyOn(toast, 'success').mockReturnValue();
  const { rerender } = render(<SettingsPage />);
  await type('Delivery charge', '60');
  savedByOther({ deliveryChargePaise: 55_00, storeCity: 'Mysuru' });
  rerender(<SettingsPage />);
  expect(screen.getByLabelText('Delivery charge')).toHaveValue('60');
  expect(screen.getByLabelText('City')).toHaveValue('Mysuru');
  const notice = screen.getByRole('status', { name: 'Changed meanwhile' });
  expect(notice).toHaveTextContent('Delivery charge: ₹55.00 was ₹50.00You have: ₹60');
  expect(notice).toHaveTextContent('City: Mysuru was nothing');
  await press('Save Settings');
  expect(sent).toEqual([]);
  await press('Keep mine: Delivery charge');
  await press('Save Settings');
  const before = { ...defaultStoreSettings, storeName: 'Indiranagar', storeCity: 'Mysuru' };
  expect(sent).toEqual([
    {
      operation: 'saveSettings',
      input: {
        before: { ...before, deliveryChargePaise: 55_00 },
        settings: { ...before, deliveryChargePaise: 60_00 },
      },
    },
  ]);
  // Its own save, heard of after the answer, is nobody else's.
  expect(screen.queryByRole('status', { name: 'Changed meanwhile' })).toBeNull();
  savedByOther({ deliveryChargePaise: 60_00, storeCity: 'Mysuru' });
  rerender(<SettingsPage />);
  expect(screen.queryByRole('status', { name: 'Changed meanwhile' })).toBeNull();
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

describe('leaving with unsaved changes', () => {
  const page = (
    <>
      <a href="/admin/orders">Orders</a>
      <a href="/hi/admin/orders">Orders in Hindi</a>
      <SettingsPage />
    </>
  );

  test('through a link is asked about', async () => {
    render(page);
    await type('City', 'Bengaluru');
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Keep editing');
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByLabelText('City')).toHaveValue('Bengaluru');
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    await press('Leave');
    expect(navigate).toHaveBeenCalledWith('/admin/orders', { replace: true });
  });

  test('through the Back button of the browser is asked about', async () => {
    window.history.pushState(null, '', '/admin/settings');
    render(page);
    await type('City', 'Bengaluru');
    act(() => window.history.back());
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/settings');
    await press('Keep editing');
    expect(screen.getByLabelText('City')).toHaveValue('Bengaluru');
  });

  test('through a link in Hindi leads to a path, before which the router puts the language', async () => {
    render(page);
    await type('City', 'Bengaluru');
    await userEvent.click(screen.getByRole('link', { name: 'Orders in Hindi' }));
    await press('Leave');
    expect(navigate).toHaveBeenCalledWith('/admin/orders', { replace: true });
  });

  test('is not what happens when the language goes from the address of the page', async () => {
    window.history.pushState(null, '', '/hi/admin/settings');
    render(page);
    await type('City', 'Bengaluru');
    window.history.replaceState(window.history.state, '', '/admin/settings');
    fireEvent.popState(window);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('through closing the tab is asked about, and not without changes', async () => {
    render(page);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await type('City', 'Bengaluru');
    expect(isAsked()).toBe(true);
    await press('Discard');
    expect(isAsked()).toBe(false);
  });
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
