import { phoneDigits } from './phone';

test.each([
  ['9845021764', '9845021764'],
  ['+91 98450 21764', '9845021764'],
  ['+91-98450-21764', '9845021764'],
  ['919845021764', '9845021764'],
  ['0091 98450 21764', '9845021764'],
  ['09845021764', '9845021764'],
  ['+91 098450 21764', '9845021764'],
  ['080 4000 1200', '8040001200'],
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
