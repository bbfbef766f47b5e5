import * as v from 'valibot';
import { parseRupees } from '../money/rupees';
import { handToPartner } from '../orders/picking-contracts';
import { distanceKm } from '../places/distance';
import { describeIssues, InvalidDocumentError, parseDocument } from './document';
import { envelopeSchema } from './contract';
import { bankDetailsSchema } from '../wallet/withdrawal-request';
import { idSchema, longTextSchema, paiseSchema, phoneSchema, pincodeSchema, textSchema } from './schema';

test.each(['a', 'BE26', 'tomato-1', 'A_b-9'])('%j is an id', (id) => expect(v.is(idSchema, id)).toBe(true));
test.each(['', '..', 'a/b', '__proto__', 'a b', '-a', 'é', 'a'.repeat(129)])('%j is no id', (id) =>
  expect(v.is(idSchema, id)).toBe(false),
);

test.each([0, 1, Number.MAX_SAFE_INTEGER])('%d are paise (rule: paise)', (amount) =>
  expect(v.is(paiseSchema, amount)).toBe(true),
);
test.each([-1, 0.5, Number.NaN, Infinity, '1', Number.MAX_SAFE_INTEGER + 1])(
  'the schema refuses %p as paise',
  (amount) => expect(v.is(paiseSchema, amount)).toBe(false),
);

test('text is trimmed; control characters are refused, line breaks only where they belong', () => {
  expect(v.parse(textSchema(10), '  hello ')).toBe('hello');
  expect(v.is(textSchema(10), 'a\nb')).toBe(false);
  expect(v.is(longTextSchema(10), 'a\nb')).toBe(true);
  expect(v.is(longTextSchema(10), 'a\u0000b')).toBe(false);
});

test('digits of any script are read as 0 to 9 (rule: any-digits)', () => {
  expect(v.parse(phoneSchema, '९८४५०२१७६४')).toBe('9845021764');
  expect(v.parse(pincodeSchema, '೫೬೦೦೩೮')).toBe('560038');
  expect(v.parse(handToPartner.request, { orderId: 'order1', digits: '٤٨٢١' }).digits).toBe('4821');
  const bank = { accountHolderName: 'Imran Khan', bankAccountNumber: '५०१००१२३', ifscCode: 'hdfc০০০১২৩৪' };
  expect(v.parse(bankDetailsSchema, bank)).toMatchObject({
    bankAccountNumber: '50100123',
    ifscCode: 'HDFC0001234',
  });
});

test('a document that does not fit names its path and fields, never its values', () => {
  const schema = v.strictObject({ phone: v.string() });
  expect(parseDocument(schema, 'x/1', '1', { phone: '98' })).toEqual({ id: '1', phone: '98' });
  expect(() => parseDocument(schema, 'x/1', '1', { phone: 98450 })).toThrow(InvalidDocumentError);
  expect(() => parseDocument(schema, 'x/1', '1', { phone: 98450 })).toThrow(
    /^x\/1 .*phone: expected string$/,
  );
  const extra = v.safeParse(schema, { phone: '', secret: 'hush' });
  expect(describeIssues(extra.issues ?? []).join()).not.toContain('hush');
});

test('an envelope takes nothing beside its fields', () => {
  const envelope = {
    operation: 'place',
    operationId: 'x'.repeat(20),
    correlationId: 'y'.repeat(10),
    input: {},
  };
  expect(v.is(envelopeSchema, envelope)).toBe(true);
  expect(v.is(envelopeSchema, { ...envelope, role: 'admin' })).toBe(false);
  expect(v.is(envelopeSchema, { ...envelope, operationId: 'short' })).toBe(false);
});

test.each([
  { text: '1234', paise: 1234_00 },
  { text: '₹ 1,23,456.50', paise: 123456_50 },
  { text: '0.5', paise: 50 },
  { text: '₹ १,२५०.५०', paise: 1_250_50 },
  { text: '೧೨೫', paise: 125_00 },
  { text: '1.005', paise: null },
  { text: '-3', paise: null },
  { text: '1,23,456.50', paise: 1_23_456_50 },
  { text: '123,456', paise: 1_23_456_00 },
  { text: '12,34', paise: null },
  { text: '1,2345', paise: null },
  { text: '1,,000', paise: null },
  { text: '1.00,000', paise: null },
  { text: 'abc', paise: null },
  { text: '', paise: null },
])('$text is $paise paise', ({ text, paise }) => expect(parseRupees(text)).toBe(paise));

test('distances are great-circle kilometres', () => {
  const indiranagar = { latitude: 12.9719, longitude: 77.6412 };
  const mysuru = { latitude: 12.2958, longitude: 76.6394 };
  expect(distanceKm(indiranagar, indiranagar)).toBe(0);
  expect(distanceKm(indiranagar, mysuru)).toBeCloseTo(132.2, 0);
  expect(distanceKm({ latitude: 0, longitude: 180 }, { latitude: 0, longitude: -180 })).toBeCloseTo(0, 6);
});
