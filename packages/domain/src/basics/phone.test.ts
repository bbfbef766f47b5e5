import * as v from 'valibot';
import { isShopPhone, phoneDigits, shopPhoneText } from './phone';
import { phoneSchema } from './schema';

test.each([
  ['9845021764', '9845021764'],
  ['+91 98450 21764', '9845021764'],
  ['+91-98450-21764', '9845021764'],
  ['919845021764', '9845021764'],
  ['0091 98450 21764', '9845021764'],
  ['09845021764', '9845021764'],
  ['+91 098450 21764', '9845021764'],
  ['080 4000 1200', '08040001200'],
  ['080-40001200', '08040001200'],
  ['(080) 4000 1200', '08040001200'],
  ['08040001200', '08040001200'],
  ['+91 80 4000 1200', '08040001200'],
  ['+91 080 4000 1200', '08040001200'],
  ['07926580000', '07926580000'],
  ['04772 222 222', '04772222222'],
  ['0821 242 0000', '08212420000'],
  ['+91 80501 23456', '8050123456'],
  ['+918050123456', '8050123456'],
  ['0 80501 23456', '8050123456'],
  ['0984 502 1764', '9845021764'],
  ['9112345678', '9112345678'],
  ['98450217649', '98450217649'],
  ['९८४५० २१७६४', '9845021764'],
  ['+٩١ ٩٨٤٥٠ ٢١٧٦٤', '9845021764'],
  ['９８４５０２１７６４', '9845021764'],
  ['abc', ''],
])('%s is the phone number %s (rule: delivery-fields)', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test.each(['+919845021764', '00919845021764', '09845021764'])(
  '%s typed key by key ends at the ten digits (rule: delivery-fields)',
  (typed) => {
    expect([...typed].reduce((shown, key) => phoneDigits(shown + key), '')).toBe('9845021764');
  },
);

test('a number that only begins like a country code is not cut to another number', () => {
  expect(phoneDigits('91123456789')).toBe('91123456789');
});

test.each(['080 4000 1200', '04772 222 222', '08212-420000'])(
  '%s is a landline, which gets no SMS, and is refused as one (rule: phone-kinds)',
  (typed) => {
    const [issue] = v.safeParse(phoneSchema, phoneDigits(typed)).issues ?? [];
    expect(issue?.message).toBe('mobileStart');
  },
);

test.each([
  ...['98450 12345', '+91 98450 12345', '098450 12345', '1800 123 4567', '1860 500 1234', '1800-425-3650'],
  ...['080 4000 1200', '080-40001200', '(080) 4000 1200', '04772 222 222', '0477 2222222'],
  ...['+91 80 4000 1200', '+91 080 4000 1200', '+91-477-222-2222', '१८०० १२३ ४५६७'],
])('a shop can be called at %s (rule: phone-kinds)', (typed) => {
  const stored = shopPhoneText(typed);
  expect(isShopPhone(stored)).toBe(true);
  expect(stored.length).toBeLessThanOrEqual(15);
});

test.each(['abc', '98450 1234', '1800 123 45678', '1900 123 4567', '0123', '+44 20 7946 0958'])(
  'a shop cannot be called at %s (rule: phone-kinds)',
  (typed) => expect(isShopPhone(shopPhoneText(typed))).toBe(false),
);
