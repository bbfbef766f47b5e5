import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultProfile, defaultStoreSettings, type Profile, type PublicStoreSettings } from '@basket/domain';
import { MemoryRouter, toast, type Catalogue, type Loadable } from '@basket/web';
import { AddressChooser } from './address-chooser';

const inBengaluru = { ...defaultStoreSettings, storePincode: '560038', storeCity: 'Bengaluru' };
const retry = jest.fn();
let catalogue: Loadable<Pick<Catalogue, 'version'>>;
let store: PublicStoreSettings;
let profile: Profile | null;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useCatalogue: () => catalogue,
  useStoreSettings: () => store,
  useSession: <T,>(select: (session: object) => T) => select({ profile }),
}));

let position: { readonly latitude: number; readonly longitude: number; readonly accuracy: number };
jest.mock('@basket/web/places', () => ({
  ...jest.requireActual<object>('@basket/web/places'),
  browserGeolocation: () => ({
    getCurrentPosition: (found: (at: object) => void) => found({ coords: position }),
  }),
}));

const onClose = jest.fn();
const chooser = () => (
  <MemoryRouter>
    <AddressChooser onClose={onClose} />
  </MemoryRouter>
);
const refusal = 'We do not deliver to 400001 yet. The store is in Bengaluru.';

beforeEach(() => {
  localStorage.clear();
  catalogue = { status: 'loading' };
  store = defaultStoreSettings;
  profile = null;
  onClose.mockReset();
});

test('waits for the area of the store with its answer, instead of guessing yes (rule: where-to)', async () => {
  const { rerender } = render(chooser());
  await userEvent.type(screen.getByLabelText('Pincode'), '400001{Enter}');
  expect(screen.getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-busy', 'true');
  expect(onClose).not.toHaveBeenCalled();
  catalogue = { status: 'ready', data: { version: 1 } };
  store = inBengaluru;
  rerender(chooser());
  expect(screen.getByText(refusal)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a pasted address gives its whole pincode, and no six digits out of a longer number (rule: whole-pincode)', async () => {
  catalogue = { status: 'ready', data: { version: 1 } };
  store = inBengaluru;
  render(chooser());
  const pincode = screen.getByLabelText('Pincode');
  await userEvent.click(pincode);
  await userEvent.paste('12/4 Indiranagar, Bengaluru 400001');
  expect(pincode).toHaveValue('400001');
  await userEvent.clear(pincode);
  await userEvent.type(pincode, '4000017{Enter}');
  expect(pincode).toHaveAccessibleDescription('Pincode must be 6 digits');
  expect(screen.queryByText(refusal)).toBeNull();
});

test('says that it cannot know when the area does not load, and asks for it again (rule: where-to)', async () => {
  catalogue = { status: 'error', message: 'The shop could not be loaded.', retry };
  const { rerender } = render(chooser());
  await userEvent.type(screen.getByLabelText('Pincode'), '400001{Enter}');
  expect(screen.getByText('The shop could not be loaded.')).toBeVisible();
  expect(retry).toHaveBeenCalledTimes(1);
  catalogue = { status: 'ready', data: { version: 1 } };
  store = inBengaluru;
  rerender(chooser());
  await userEvent.click(screen.getByRole('button', { name: 'Check pincode' }));
  expect(screen.getByText(refusal)).toBeVisible();
});

// A degree of latitude is 111.195 km; the store delivers within 15 km.
test.each([
  { desc: '14 km away, known to 6 km', km: 14, accuracy: 6000, about: '6 km' },
  { desc: '16 km away, known to 6 km', km: 16, accuracy: 6000, about: '6 km' },
  { desc: 'at the border, known to 300 m', km: 14.8, accuracy: 300, about: '300 m' },
])('a position $desc decides nothing (rule: rough-position)', async ({ km, accuracy, about }) => {
  catalogue = { status: 'ready', data: { version: 1 } };
  store = { ...inBengaluru, serviceRadiusKm: 15 };
  const { storeLatitude, storeLongitude } = store;
  position = { latitude: storeLatitude + km / 111.195, longitude: storeLongitude, accuracy };
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  render(chooser());
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  const text = `Your position is only known to about ${about}. Please enter your pincode or address.`;
  await waitFor(() => expect(error.mock.calls).toEqual([[text]]));
  expect(screen.queryByText(/^We do not deliver/)).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('offers the address of the account as well, once (rule: where-to)', async () => {
  catalogue = { status: 'ready', data: { version: 1 } };
  store = inBengaluru;
  profile = { ...defaultProfile('ananya@basket.example', 1), address: '27, 5th Cross', pincode: '400001' };
  const { rerender } = render(chooser());
  const own = screen.getByRole('radio', { name: /^Your account’s address/ });
  expect(own).not.toBeChecked();
  await userEvent.click(own);
  expect(screen.getByText(refusal)).toBeVisible();
  expect(own).toBeChecked();
  const { address, pincode } = profile;
  const place = { address, pincode, city: 'Mumbai', state: 'Maharashtra', latitude: null, longitude: null };
  profile = {
    ...profile,
    savedAddresses: [{ ...place, addressId: 'home', label: 'home', phone: '9845021764' }],
  };
  rerender(chooser());
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /^Home/ })).toBeVisible();
});
