import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultProfile, defaultStoreSettings, saveAddress, type SavedAddress } from '@basket/domain';
import { call, currentSession, session, takeUpCatalogue, toast, type SessionState } from '@basket/web';
import { DeliveryFields } from './delivery-fields';
import { useDeliveryForm } from './use-delivery-form';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: jest.fn(),
  useSession: (select: (of: SessionState) => unknown = (of) => of) => select(state),
}));
let state: SessionState;

const home = {
  address: '27, 5th Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845012345',
};
const facts = { ...home, address: '5, Brigade Road', pincode: '560001', latitude: null, longitude: null };
const work: SavedAddress = { ...facts, addressId: 'work', label: 'work', isDefault: false };

/** The session of a customer at `home` who has saved these. */
function signIn(savedAddresses: SavedAddress[]): void {
  const profile = { ...defaultProfile('asha@mail.in', 0), ...home, id: 'asha', savedAddresses };
  const user = { uid: 'asha', email: profile.email };
  state = { ...currentSession(), status: 'signed-in', isProvisional: false, error: null, user, profile };
}

function Fields() {
  return <DeliveryFields delivery={useDeliveryForm(async () => undefined)} mapsKey="" />;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(label: string, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

beforeAll(() => {
  const nothing = { imageBaseUrl: 'http://localhost/', categories: [], products: [], total: 0 };
  takeUpCatalogue({ version: 1, publishedAt: 1, store: defaultStoreSettings, ...nothing });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(call).mockReset();
});

test('an address of the checkout is saved with its kind, and not offered to be saved again (rule: saved-lists)', async () => {
  signIn([]);
  const success = jest.spyOn(toast, 'success').mockReturnValue();
  const learn = jest.spyOn(session, 'learnProfile').mockReturnValue();
  jest.mocked(call).mockResolvedValue({ savedAddresses: [work] });
  const { rerender } = render(<Fields />);
  await press('Change address');
  await write('Address', facts.address);
  await write('Pincode', facts.pincode);
  await userEvent.click(screen.getByRole('radio', { name: 'Work' }));
  await press('Save this address');
  expect(call).toHaveBeenCalledWith(saveAddress, { ...facts, label: 'work' });
  expect(learn).toHaveBeenCalledWith(expect.any(String), { savedAddresses: [work] });
  expect(success.mock.calls).toEqual([['Address saved']]);
  signIn([work]);
  rerender(<Fields />);
  expect(screen.queryByRole('button', { name: 'Save this address' })).toBeNull();
});

test('the checkout begins with the address of the account, and one tap fills in a saved one (rule: saved-lists)', async () => {
  signIn([work]);
  render(<Fields />);
  await press('Change address');
  expect(screen.getByLabelText('Address')).toHaveValue(home.address);
  const saved = within(screen.getByRole('radiogroup', { name: 'Saved addresses' }));
  await userEvent.click(saved.getByRole('radio', { name: 'Work' }));
  expect(screen.getByLabelText('Address')).toHaveValue(facts.address);
  expect(screen.getByLabelText('Pincode')).toHaveValue(facts.pincode);
  expect(saved.getByRole('radio', { name: 'Work' })).toBeChecked();
});
