import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  defaultProfile,
  defaultStoreSettings,
  deleteAddress,
  saveAddress,
  type SavedAddress,
} from '@basket/domain';
import { call, currentSession, session, toast, useSession } from '@basket/web';
import { AddressList } from './address-list';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: jest.fn(),
  useSession: jest.fn(),
  useStoreSettings: () => ({
    ...defaultStoreSettings,
    storeLatitude: 12.97,
    storeLongitude: 77.64,
    servedPincodes: ['560038', '560034'],
  }),
}));

const home: SavedAddress = {
  addressId: 'home',
  label: 'home',
  address: '14, 3rd Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  latitude: 12.97,
  longitude: 77.64,
  isDefault: true,
};
const work: SavedAddress = {
  ...home,
  ...{ addressId: 'work', label: 'work', address: '5 Tech Park', isDefault: false },
};

function signIn(uid: string): void {
  const profile = { ...defaultProfile('asha@mail.in', 0), id: uid, savedAddresses: [home, work] };
  const state = { ...currentSession(), user: { uid, email: profile.email }, profile };
  jest
    .mocked(useSession)
    .mockImplementation((select?: (of: typeof state) => unknown) => select?.(state) ?? state);
}
const show = () => render(<AddressList phone="9845021764" />);
/** As after a reload: nothing is left but the storage of the tab. */
function reload(): void {
  cleanup();
  show();
}

beforeEach(() => {
  sessionStorage.clear();
  signIn('asha');
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue({ savedAddresses: [home, work] });
  jest.spyOn(session, 'learnProfile').mockReturnValue();
  jest.spyOn(toast, 'success').mockReturnValue();
  show();
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an address outside the area says so while it is typed and in the list, and is kept (rule: where-to)', async () => {
  expect(screen.queryByText('We do not deliver there yet.')).toBeNull();
  await press('Edit address Work: 5 Tech Park');
  const sheet = within(screen.getByRole('dialog', { name: 'Edit address' }));
  await userEvent.clear(sheet.getByLabelText('Pincode'));
  await userEvent.type(sheet.getByLabelText('Pincode'), '40000');
  expect(sheet.queryByText('We do not deliver there yet.')).toBeNull();
  await userEvent.type(sheet.getByLabelText('Pincode'), '1');
  expect(sheet.getByLabelText('Pincode')).toHaveAccessibleDescription('We do not deliver there yet.');
  await userEvent.click(sheet.getByRole('button', { name: 'Save address' }));
  expect(call).toHaveBeenCalledTimes(1);
  cleanup();
  const outside = { ...work, pincode: '400001', latitude: null, longitude: null };
  const profile = { ...defaultProfile('asha@mail.in', 0), id: 'asha', savedAddresses: [home, outside] };
  const state = { ...currentSession(), user: { uid: 'asha', email: profile.email }, profile };
  jest
    .mocked(useSession)
    .mockImplementation((select?: (of: typeof state) => unknown) => select?.(state) ?? state);
  show();
  expect(screen.getAllByRole('listitem')[0]).not.toHaveTextContent('We do not deliver there yet.');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('We do not deliver there yet.');
});

test('an address is added, cleaned and with the phone of the account (rules: saved-lists, delivery-fields)', async () => {
  await press('Add address');
  const sheet = within(screen.getByRole('dialog', { name: 'Add address' }));
  expect(sheet.getByLabelText('Phone')).toHaveValue('9845021764');
  await userEvent.click(sheet.getByRole('button', { name: 'Save address' }));
  expect(sheet.getByText('Please fill in the address')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(sheet.getByLabelText('Address'));
  await userEvent.paste('7\u2028Lake View\u0007');
  await userEvent.type(sheet.getByLabelText('City'), 'Bengaluru');
  await userEvent.type(sheet.getByLabelText('State'), 'Karnataka');
  await userEvent.type(sheet.getByLabelText('Pincode'), '560 034');
  await userEvent.click(sheet.getByRole('button', { name: 'Save address' }));
  const { addressId: _new, ...facts } = home;
  expect(call).toHaveBeenCalledWith(saveAddress, {
    ...facts,
    ...{ address: '7 Lake View', pincode: '560034', isDefault: false, latitude: null, longitude: null },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an edited address keeps its id, and its position only while it is the same place', async () => {
  await press('Edit address Home: 14, 3rd Cross');
  const sheet = within(screen.getByRole('dialog', { name: 'Edit address' }));
  await userEvent.clear(sheet.getByLabelText('Phone'));
  await userEvent.type(sheet.getByLabelText('Phone'), '9988776655');
  await userEvent.click(sheet.getByRole('button', { name: 'Save address' }));
  expect(call).toHaveBeenCalledWith(saveAddress, { ...home, phone: '9988776655' });
});

test('another address is made the default (rule: default-address)', async () => {
  expect(screen.getByText('Default')).toBeVisible();
  await press('Make default: Work: 5 Tech Park');
  expect(call).toHaveBeenCalledWith(saveAddress, { ...work, isDefault: true });
});

test('a deleted address comes back by Undo', async () => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  await press('Delete address Home: 14, 3rd Cross');
  expect(call).toHaveBeenCalledWith(deleteAddress, { addressId: 'home' });
  info.mock.lastCall?.[1]?.action?.run();
  const { addressId: _deleted, ...facts } = home;
  expect(call).toHaveBeenLastCalledWith(saveAddress, facts);
});

test('a refused address stays in the form', async () => {
  jest.mocked(call).mockRejectedValue(new Error('You can save at most 10 addresses.'));
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  await press('Edit address Work: 5 Tech Park');
  await press('Save address');
  expect(error).toHaveBeenCalledWith('You can save at most 10 addresses.');
  expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeVisible();
});

describe('a half-typed address survives a reload (rule: typed-address)', () => {
  const dialog = () => within(screen.getByRole('dialog'));

  test('a new one is open again with its kind, and gone when its dialog was closed', async () => {
    await press('Add address');
    await userEvent.type(dialog().getByLabelText('Address'), '7 Lake Vi');
    await userEvent.click(dialog().getByRole('radio', { name: 'Work' }));
    reload();
    expect(screen.getByRole('dialog', { name: 'Add address' })).toBeVisible();
    expect(dialog().getByLabelText('Address')).toHaveValue('7 Lake Vi');
    expect(dialog().getByRole('radio', { name: 'Work' })).toBeChecked();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    reload();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Add address');
    expect(dialog().getByLabelText('Address')).toHaveValue('');
  });

  test('an edited one is open again, and gone once it is saved', async () => {
    await press('Edit address Work: 5 Tech Park');
    await userEvent.type(dialog().getByLabelText('Address'), ', Gate 2');
    reload();
    expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeVisible();
    expect(dialog().getByLabelText('Address')).toHaveValue('5 Tech Park, Gate 2');
    await press('Save address');
    expect(screen.queryByRole('dialog')).toBeNull();
    reload();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('it is of its account', async () => {
    await press('Add address');
    await userEvent.type(dialog().getByLabelText('Address'), '7 Lake Vi');
    signIn('imran');
    reload();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
