import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings } from '@basket/domain';
import { currentSession, takeUpCatalogue } from '@basket/web';
import { chooseDeliveryPlace } from '@basket/web/places';
import { DeliveryFields } from './delivery-fields';
import { useDeliveryForm } from './use-delivery-form';

let mockUid = '';
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown) =>
    select({ ...currentSession(), ...(mockUid !== '' && { user: { uid: mockUid } }) }),
}));
afterEach(() => {
  mockUid = '';
  localStorage.clear();
  sessionStorage.clear();
});

beforeAll(() => {
  takeUpCatalogue({
    version: 1,
    publishedAt: 1,
    imageBaseUrl: 'http://localhost/',
    store: {
      ...defaultStoreSettings,
      storeCity: 'Bengaluru',
      storeState: 'Karnataka',
      storePincode: '560038',
      servedPincodes: ['560038', '560071'],
    },
    categories: [],
    products: [],
    total: 0,
  });
});

const known = {
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
};

function KnownAddress() {
  const delivery = useDeliveryForm(async () => undefined);
  return (
    <>
      <button type="button" onClick={() => delivery.form.change(known)}>
        Profile arrives
      </button>
      <DeliveryFields delivery={delivery} mapsKey="" />
    </>
  );
}

function Fields() {
  return <DeliveryFields delivery={useDeliveryForm(async () => undefined)} mapsKey="" />;
}

test('says beside a typed pincode that the store does not deliver there, before anything is ordered (rule: service-area)', async () => {
  render(<Fields />);
  const pincode = screen.getByLabelText('Pincode');
  await userEvent.type(pincode, '40000');
  expect(pincode).toBeValid();
  await userEvent.type(pincode, '1');
  expect(pincode).toHaveAccessibleDescription('Sorry, we do not deliver to pincode 400001 yet.');
  expect(pincode).toBeInvalid();
  await userEvent.clear(pincode);
  await userEvent.type(pincode, '560071');
  expect(pincode).toBeValid();
  // No pincode, of which nothing is said about the area (rule: whole-pincode).
  await userEvent.clear(pincode);
  await userEvent.type(pincode, '056003');
  expect(pincode).toBeValid();
});

describe('city and state are filled in by a pincode of the store (rule: pincode-place)', () => {
  const set = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
  };
  const seePlace = (city: string, state: string) => {
    expect(screen.getByLabelText('City')).toHaveValue(city);
    expect(screen.getByLabelText('State')).toHaveValue(state);
  };
  const keep = (fields: object) => {
    const kept = { of: JSON.stringify(['asha', null]), typed: { fields } };
    sessionStorage.setItem('basket-express.typed-address', JSON.stringify({ checkout: kept }));
    mockUid = 'asha';
  };

  test('while it is typed, and go with it', async () => {
    render(<Fields />);
    await set('Pincode', '560071');
    seePlace('Bengaluru', 'Karnataka');
    await set('Pincode', '400001');
    seePlace('', '');
  });

  test('but for what somebody typed or emptied', async () => {
    render(<Fields />);
    await set('City', 'Mysuru');
    await set('Pincode', '560071');
    seePlace('Mysuru', 'Karnataka');
    await set('City', '');
    await set('Pincode', '560038');
    seePlace('', 'Karnataka');
  });

  test('as the header knows it', () => {
    const nowhere = { latitude: null, longitude: null, addressId: null };
    chooseDeliveryPlace({ label: '560071', pincode: '560071', ...nowhere });
    render(<Fields />);
    seePlace('Bengaluru', 'Karnataka');
  });

  test('as it was typed before a reload', () => {
    keep({ pincode: '560071' });
    render(<Fields />);
    seePlace('Bengaluru', 'Karnataka');
  });
});

describe('a known address is a card with Change (rule: delivery-card)', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('it is read, not typed, and Change opens its form without losing the focus', async () => {
    render(<KnownAddress />);
    await press('Profile arrives');
    expect(screen.queryByLabelText('Pincode')).toBeNull();
    expect(screen.getByText('Bengaluru, Karnataka 560038')).toBeVisible();
    expect(screen.getByText('98450 21764')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a note' })).toBeVisible();
    await press('Change address');
    expect(screen.getByLabelText('Pincode')).toHaveValue('560038');
    expect(screen.getByRole('button', { name: 'Done changing the address' })).toHaveFocus();
    await press('Done changing the address');
    expect(screen.queryByLabelText('Pincode')).toBeNull();
  });

  test('the form does not close under the hand that completes it', async () => {
    render(<KnownAddress />);
    await userEvent.click(screen.getByLabelText('Phone'));
    await press('Profile arrives');
    expect(screen.getByLabelText('Phone')).toBeVisible();
  });

  test('an address outside the area stays a form, with its reason', async () => {
    render(<KnownAddress />);
    await press('Profile arrives');
    await press('Change address');
    await userEvent.clear(screen.getByLabelText('Pincode'));
    await userEvent.type(screen.getByLabelText('Pincode'), '400001');
    expect(screen.queryByRole('button', { name: 'Done changing the address' })).toBeNull();
    expect(screen.getByLabelText('Pincode')).toBeInvalid();
  });
});

test('a receiver is asked for in two fields that a tick opens, beside the address card (rule: receiver)', async () => {
  render(<KnownAddress />);
  await userEvent.click(screen.getByRole('button', { name: 'Profile arrives' }));
  expect(screen.queryByLabelText('Receiver’s name')).toBeNull();
  await userEvent.click(screen.getByLabelText('Somebody else receives it'));
  await userEvent.type(screen.getByLabelText('Receiver’s phone'), '+91 99887 76655');
  expect(screen.getByLabelText('Receiver’s phone')).toHaveValue('9988776655');
  expect(screen.getByLabelText('Receiver’s name')).toBeVisible();
  // A missing name is not a missing address: the card stays.
  expect(screen.queryByLabelText('Pincode')).toBeNull();
});

describe('the note is one line until it is wanted (rule: delivery-note)', () => {
  const note = () => screen.queryByLabelText(/^Delivery instructions/);

  test('it opens with the focus, and keeps what is typed, also nothing', async () => {
    render(<Fields />);
    expect(note()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    expect(note()).toHaveFocus();
    await userEvent.keyboard('Gate 2');
    await userEvent.click(screen.getByRole('button', { name: 'Call when you arrive' }));
    expect(note()).toHaveValue('Gate 2, Call when you arrive');
    await userEvent.clear(screen.getByLabelText(/^Delivery instructions/));
    expect(note()).toBeVisible();
  });

  test('a note that was typed before a reload is open, without taking the focus', () => {
    const kept = { of: JSON.stringify(['asha', null]), typed: { fields: { instructions: 'Gate 2' } } };
    sessionStorage.setItem('basket-express.typed-address', JSON.stringify({ checkout: kept }));
    mockUid = 'asha';
    render(<Fields />);
    expect(note()).toHaveValue('Gate 2');
    expect(note()).not.toHaveFocus();
  });
});
