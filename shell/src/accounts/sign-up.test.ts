import { checkSignUp, registrationOf, type SignUp } from './sign-up';

const aForm = (changes: Partial<SignUp> = {}): SignUp => ({
  name: 'Ananya Sharma',
  email: 'ananya@basket.example',
  phone: '9845021764',
  address: '14, 3rd Cross',
  state: 'Karnataka',
  city: 'Bengaluru',
  pincode: '560038',
  password: 'basket123',
  confirmation: 'basket123',
  ...changes,
});

test('a complete form has no errors', () => {
  expect(checkSignUp(aForm())).toEqual({});
});

test.each([
  { field: 'name', value: '  ', message: 'Please fill in your name' },
  { field: 'email', value: '', message: 'Please fill in your e-mail address' },
  { field: 'email', value: 'ananya@basket', message: 'Please enter a valid e-mail address.' },
  { field: 'phone', value: '', message: 'Please fill in your phone' },
  { field: 'phone', value: '98450', message: 'Phone must be 10 digits' },
  { field: 'phone', value: '0000000000', message: 'Phone must begin with 6, 7, 8 or 9' },
  { field: 'address', value: '', message: 'Please fill in your address' },
  { field: 'state', value: '', message: 'Please fill in your state' },
  { field: 'city', value: '', message: 'Please fill in your city' },
  { field: 'pincode', value: '', message: 'Please fill in your pincode' },
  { field: 'pincode', value: '56003', message: 'Pincode must be 6 digits' },
  { field: 'pincode', value: '000000', message: 'Pincode cannot begin with 0' },
  { field: 'password', value: '', message: 'Please fill in your password' },
  { field: 'password', value: '12345', message: 'Password must be at least 6 characters long' },
  { field: 'confirmation', value: 'other', message: 'Passwords do not match' },
] as const)('$field $value: $message', ({ field, value, message }) => {
  expect(checkSignUp(aForm({ [field]: value }))[field]).toBe(message);
});

test('an empty form marks every field (rule: signup-fields)', () => {
  const empty = Object.fromEntries(Object.keys(aForm()).map((name) => [name, ''])) as SignUp;
  expect(Object.keys(checkSignUp(empty))).toEqual(expect.arrayContaining(Object.keys(aForm())));
  expect(checkSignUp(empty).confirmation).toBe('Please fill in your password again');
});

test('the profile is trimmed and contains neither password nor role', () => {
  expect(registrationOf(aForm({ name: ' Ananya ' }))).toEqual({
    name: 'Ananya',
    phone: '9845021764',
    address: '14, 3rd Cross',
    state: 'Karnataka',
    city: 'Bengaluru',
    pincode: '560038',
  });
});
