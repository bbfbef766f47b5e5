import { isPincode, joinPincodes, readPincode, typedPincode } from './pincode';

test.each([
  { text: '560038', pincode: '560038' },
  { text: '560 038', pincode: '560038' },
  { text: '560\u00a0038 ', pincode: '560038' },
  { text: '560-038', pincode: '560038' },
  { text: '560\u2013038', pincode: '560038' },
  { text: 'PIN 560 038', pincode: '560038' },
  { text: 'PIN-560038', pincode: '560038' },
  { text: 'Pincode:560038.', pincode: '560038' },
  { text: 'Bengaluru - 560038', pincode: '560038' },
  { text: '3rd Cross, 560038', pincode: '560038' },
  { text: '12/4 Indiranagar 560038', pincode: '560038' },
  { text: 'No. 12, 560 038', pincode: '560038' },
  { text: '560038, call 98450 21764', pincode: '560038' },
  { text: '560038, 560 038', pincode: '560038' },
  { text: '\u200e५६० ०३८', pincode: '560038' },
  { text: '５６００３８', pincode: '560038' },
  { text: '5600388', pincode: null },
  { text: '560 0388', pincode: null },
  { text: '1560 038', pincode: null },
  { text: '56003', pincode: null },
  { text: '056003', pincode: null },
  { text: '12 Main 5600', pincode: null },
  { text: '98450 21764', pincode: null },
  { text: '080-234567', pincode: null },
  { text: '12 560 038', pincode: null },
  { text: '560 038 99', pincode: null },
  { text: '12.971598', pincode: null },
  { text: '560038 or 560071', pincode: null },
  { text: '', pincode: null },
])('"$text" is pincode $pincode, whole or not at all (rule: whole-pincode)', ({ text, pincode }) => {
  expect(readPincode(text)).toBe(pincode);
});

test.each([
  { keys: '560 038', shown: '560038' },
  { keys: '3rd Cross, 560038', shown: '560038' },
  { keys: '5600388', shown: '5600388' },
  { keys: '12 Main 5600', shown: '12 Main 5600' },
  { keys: '೫೬೦', shown: '560' },
])('"$keys" typed key by key ends as "$shown" (rule: whole-pincode)', ({ keys, shown }) => {
  expect([...keys].reduce((before, key) => typedPincode(before + key), '')).toBe(shown);
});

test.each([
  { list: '560 038; 560-071, 56003', joined: '560038; 560071, 56003' },
  { list: '560 038 560 071 560034', joined: '560038 560071 560034' },
  { list: '560038 560071', joined: '560038 560071' },
  { list: '560038-560041', joined: '560038-560041' },
  { list: '५६० ०३८', joined: '560038' },
])('the list "$list" is "$joined" (rule: whole-pincode)', ({ list, joined }) => {
  expect(joinPincodes(list)).toBe(joined);
});

test.each(['560038', '110001'])('%s is a pincode', (text) => expect(isPincode(text)).toBe(true));
test.each(['', '56003', '056003', '5600388', '560 038', 'PIN 56'])('"%s" is none', (text) =>
  expect(isPincode(text)).toBe(false),
);
