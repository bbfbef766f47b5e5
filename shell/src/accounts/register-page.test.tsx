import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings } from '@basket/domain';
import { MemoryRouter, toast, useLocation } from '@basket/web';
import { chooseDeliveryPlace } from '@basket/web/places';
import { forgetPassword, passedPassword } from './new-password';
import { RegisterPage } from './register-page';

const states = [
  { state: 'Karnataka', cities: ['Bengaluru', 'Mysuru'] },
  { state: 'Maharashtra', cities: ['Mumbai'] },
];
const ourStore = {
  ...defaultStoreSettings,
  storeCity: 'Bengaluru',
  storeState: 'Karnataka',
  storePincode: '560001',
  servedPincodes: ['560001', '560038'],
};
let store = ourStore;
const signUp = jest.fn<Promise<void>, [string, string, object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  session: { signUp: (...given: [string, string, object]) => signUp(...given) },
  useSession: () => ({ status: 'signed-out', profile: null }),
  useIndianStates: () => states,
  useStoreSettings: () => store,
}));

/** The fields in their order on the screen. */
const meera = {
  'Full name': 'Meera Nair',
  'E-mail': 'meera@basket.example',
  Phone: '9845012345',
  Address: '27, 5th Cross',
  Pincode: '560038',
  State: 'Karnataka',
  City: 'Bengaluru',
  Password: 'six-or-more',
  'Confirm password': 'six-or-more',
};
type Label = keyof typeof meera;

function Where() {
  const { pathname, ...rest } = useLocation();
  const passed: unknown = rest.state;
  return <p>{`at ${pathname} ${JSON.stringify(passed)}`}</p>;
}

const field = (label: Label) => screen.getByLabelText(label);
/** The line below the field: its error, else its hint. */
const lineAt = (label: Label) => document.getElementById(`${field(label).id}-message`)?.textContent;
const set = (label: Label, value: string) => fireEvent.change(field(label), { target: { value } });
const fill = (person: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(person)) set(label as Label, value);
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

const open = () =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/register', state: { from: '/home/cart' } }]}>
      <RegisterPage />
      <Where />
    </MemoryRouter>,
  );

beforeEach(() => {
  signUp.mockReset().mockResolvedValue();
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
  store = ourStore;
  localStorage.clear();
  forgetPassword();
  open();
});

test('an empty form is not sent: each field says what is missing, and the first one gets the focus (rule: signup-fields)', async () => {
  await create();
  for (const [label, name] of [
    ['Full name', 'name'],
    ['E-mail', 'e-mail address'],
    ['Phone', 'phone'],
    ['Address', 'address'],
    ['Pincode', 'pincode'],
    ['State', 'state'],
    ['City', 'city'],
    ['Password', 'password'],
    ['Confirm password', 'password again'],
  ] as const)
    expect(lineAt(label)).toBe(`Please fill in your ${name}`);
  expect(field('Full name')).toHaveFocus();
  expect(toast.error).toHaveBeenCalledWith('Please fill in your name');
  expect(signUp).not.toHaveBeenCalled();
  expect(screen.getByText(/^at \/register /)).toBeVisible();
});

test('each wrong field gets its message, and nothing is sent (rule: signup-fields)', async () => {
  fill({ ...meera, 'E-mail': 'meera@nowhere', Phone: '98450', Pincode: '5600', Password: 'five5' });
  await create();
  expect(lineAt('E-mail')).toBe('Please enter a valid e-mail address.');
  expect(lineAt('Phone')).toBe('Phone must be 10 digits');
  expect(lineAt('Pincode')).toBe('Pincode must be 6 digits');
  expect(lineAt('Password')).toBe('Password must be at least 6 characters long');
  expect(lineAt('Confirm password')).toBe('Passwords do not match');
  expect(signUp).not.toHaveBeenCalled();
});

test('a phone keeps digits only; a pincode is read whole or refused (rule: whole-pincode)', async () => {
  fill({ ...meera, Phone: '098a45-012345', Pincode: '3rd Cross, 560 038' });
  expect(field('Phone')).toHaveValue('9845012345');
  expect(field('Pincode')).toHaveValue('560038');
  fill({ Pincode: '5600381' });
  expect(field('Pincode')).toHaveValue('5600381');
  await create();
  expect(lineAt('Pincode')).toBe('Pincode must be 6 digits');
  expect(signUp).not.toHaveBeenCalled();
});

test('the city waits for a state, whose cities are offered, and another state clears it (rule: signup-fields)', () => {
  const offered = () =>
    [...(screen.getByLabelText<HTMLInputElement>('City').list?.options ?? [])].map(({ value }) => value);
  expect(offered()).toEqual([]);
  expect(field('City')).toBeDisabled();
  fill({ State: 'Karnataka', City: 'Bengaluru' });
  expect(offered()).toEqual(['Bengaluru', 'Mysuru']);
  set('State', 'Maharashtra');
  expect(field('City')).toHaveValue('');
  expect(offered()).toEqual(['Mumbai']);
});

describe('state and city are filled in by a pincode of the store (rule: pincode-place)', () => {
  const seePlace = (state: string, city: string) => {
    expect(field('State')).toHaveValue(state);
    expect(field('City')).toHaveValue(city);
  };

  test('while it is typed, go with it, and are sent', async () => {
    set('Pincode', '560038');
    seePlace('Karnataka', 'Bengaluru');
    set('Pincode', '400001');
    seePlace('', '');
    const { State: _state, City: _city, ...typed } = meera;
    fill(typed);
    await create();
    const place = { state: 'Karnataka', city: 'Bengaluru', pincode: '560038' };
    expect(signUp).toHaveBeenCalledWith(meera['E-mail'], meera.Password, expect.objectContaining(place));
  });

  test('but for what somebody chose', () => {
    set('Pincode', '560038');
    set('State', 'Maharashtra');
    seePlace('Maharashtra', '');
    set('City', 'Mumbai');
    set('Pincode', '560001');
    seePlace('Maharashtra', 'Mumbai');
  });

  test('as the visitor has told the shop, which can be changed', () => {
    cleanup();
    const nowhere = { latitude: null, longitude: null, addressId: null };
    chooseDeliveryPlace({ label: '560038', pincode: '560038', ...nowhere });
    open();
    expect(field('Pincode')).toHaveValue('560038');
    seePlace('Karnataka', 'Bengaluru');
    set('Pincode', '');
    seePlace('', '');
  });

  test('not by a state that cannot be chosen', () => {
    cleanup();
    store = { ...ourStore, storeState: 'KA' };
    open();
    set('Pincode', '560038');
    seePlace('', '');
  });
});

test('any city is taken, up to the length of the field (rule: all-states)', async () => {
  fill({ ...meera, City: 'x'.repeat(81) });
  await create();
  expect(lineAt('City')).toBe('Please shorten your city');
  fill({ City: ' New Town ' });
  await create();
  expect(signUp.mock.calls).toEqual([
    [meera['E-mail'], meera.Password, expect.objectContaining({ city: 'New Town', state: 'Karnataka' })],
  ]);
});

test('without a mouse: Tab leads from field to field, Enter creates the account and leads to sign-in', async () => {
  await userEvent.click(field('Full name'));
  for (const [label, text] of Object.entries(meera)) {
    const control = field(label as Label);
    // The button that shows a password stands between the two.
    for (let presses = 0; presses < 2 && document.activeElement !== control; presses += 1)
      await userEvent.tab();
    expect(control).toHaveFocus();
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text);
    else await userEvent.keyboard(text);
  }
  await userEvent.keyboard('{Enter}');
  // With what was typed, and the page that asked for the sign-in.
  const passed = JSON.stringify({ from: '/home/cart', email: meera['E-mail'] });
  expect(await screen.findByText(`at /login ${passed}`)).toBeVisible();
  expect(signUp.mock.calls).toEqual([
    [
      meera['E-mail'],
      meera.Password,
      {
        name: 'Meera Nair',
        phone: '9845012345',
        address: '27, 5th Cross',
        state: 'Karnataka',
        city: 'Bengaluru',
        pincode: '560038',
      },
    ],
  ]);
  expect(toast.success).toHaveBeenCalledWith('Account created successfully! You can now login.');
  // Beside the state, which the browser keeps.
  expect(passedPassword(meera['E-mail'])).toBe(meera.Password);
});

test('a refusal is told, and the form stays as it was filled in', async () => {
  signUp.mockRejectedValue(new Error('This e-mail address is already registered.'));
  fill(meera);
  await create();
  expect(toast.error).toHaveBeenCalledWith('This e-mail address is already registered.');
  expect(field('E-mail')).toHaveValue('meera@basket.example');
  expect(passedPassword(meera['E-mail'])).toBe('');
  expect(screen.getByText(/^at \/register /)).toBeVisible();
});
