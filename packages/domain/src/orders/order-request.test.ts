import * as v from 'valibot';
import { refusalText, type RefusalCode, type RefusalFacts } from '../basics/refusal';
import { deliveryRequestSchema } from './order';
import { checkDelivery, emptyDelivery, lineRefusalText, requestLines, toDelivery } from './order-request';

test('the server is asked with ids only (rule: server-prices)', () => {
  const option = { optionId: '1kg', group: 'Size', value: '1 kg', adjustmentPaise: 0 };
  const line = { productId: 'rice', options: [option], quantity: 2, name: 'Rice', finalPricePaise: 99_00 };
  expect(requestLines([line])).toEqual([{ productId: 'rice', optionIds: ['1kg'], quantity: 2 }]);
});

const refused = (code: RefusalCode, facts: RefusalFacts = {}) => ({
  ...{ code, facts },
  message: refusalText(code, facts),
});

test.each([
  { ...refused('unknown_product'), text: 'Rice is no longer sold.' },
  { ...refused('unknown_option'), text: 'The chosen option of Rice is no longer offered.' },
  { ...refused('out_of_stock', { available: 4 }), text: 'Only 4 of Rice left.' },
  { ...refused('out_of_stock', { available: 0 }), text: 'Rice is out of stock.' },
  { ...refused('quantity_too_large', { limit: 9 }), text: 'At most 9 of Rice can be ordered at once.' },
  { ...refused('store_closed'), text: refusalText('store_closed') },
  {
    code: 'newer' as const,
    facts: {},
    message: 'It rains too much today.',
    text: 'It rains too much today.',
  },
])('a refusal of lines names the product, where it is about one: $text', ({ text, ...refusal }) => {
  expect(lineRefusalText(refusal, 'Rice')).toBe(text);
  expect(lineRefusalText(refusal, '')).toBe(refusal.message);
});

const filled = {
  ...emptyDelivery(),
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
};

describe('checkDelivery', () => {
  test('accepts a filled form', () => {
    expect(checkDelivery(filled)).toEqual({});
  });

  test.each(['address', 'city', 'state', 'pincode', 'phone'])(
    'asks for the %s (rule: delivery-fields)',
    (field) => {
      const form = { ...filled, [field]: '  ' };
      expect(checkDelivery(form)).toEqual({ [field]: `Please fill in your ${field}` });
      expect(checkDelivery(form, { whose: 'the' })).toEqual({ [field]: `Please fill in the ${field}` });
    },
  );

  test('names the first wrong field first', () => {
    expect(Object.keys(checkDelivery(emptyDelivery()))[0]).toBe('address');
    expect(Object.keys(checkDelivery({ ...filled, phone: '', city: '' }))).toEqual(['city', 'phone']);
  });

  test.each([
    { field: 'pincode', value: '56003', message: 'Pincode must be 6 digits' },
    { field: 'pincode', value: '5600389', message: 'Pincode must be 6 digits' },
    { field: 'phone', value: '98450', message: 'Phone must be 10 digits' },
    { field: 'phone', value: '0000000000', message: 'Phone must begin with 6, 7, 8 or 9' },
    { field: 'pincode', value: '000000', message: 'Pincode cannot begin with 0' },
    { field: 'address', value: 'x'.repeat(301), message: 'Please shorten your address' },
    { field: 'instructions', value: 'x'.repeat(301), message: 'Please shorten your instructions' },
  ])('refuses $value as $field', ({ field, value, message }) => {
    expect(checkDelivery({ ...filled, [field]: value })).toEqual({ [field]: message });
  });
});

test('name and phone of a receiver are sent, and only while the box is ticked (rule: receiver)', () => {
  const forRavi = { ...filled, hasReceiver: true, receiverName: ' Ravi Rao ', receiverPhone: '9988776655' };
  expect(v.parse(deliveryRequestSchema, toDelivery(forRavi, null))).toMatchObject({
    phone: filled.phone,
    receiverName: 'Ravi Rao',
    receiverPhone: '9988776655',
  });
  const sent = v.parse(deliveryRequestSchema, toDelivery({ ...forRavi, hasReceiver: false }, null));
  expect(sent).not.toHaveProperty('receiverName');
});

test('pasted characters that the server refuses become spaces, and the server takes what is sent (rule: delivery-fields)', () => {
  const pasted = {
    ...{ ...filled, address: ' 14,\t3rd\nCross\u2028Indiranagar ', city: 'New\u0000\u009FDelhi' },
    ...{ state: 'Karnataka\u0007', instructions: 'Ring\ntwice\u0007' },
    ...{ hasReceiver: true, receiverName: 'Ravi\u001B Rao', receiverPhone: '9988776655' },
  };
  const position = { latitude: 12.97, longitude: 77.64 };
  const { hasReceiver: _hasReceiver, ...raw } = { ...pasted, ...position };
  const { issues = [] } = v.safeParse(deliveryRequestSchema, raw);
  expect(issues.map(({ message }) => message)).toEqual(Array(5).fill('controlCharacters'));
  expect(checkDelivery(pasted)).toEqual({});
  expect(v.parse(deliveryRequestSchema, toDelivery(pasted, position))).toEqual({
    ...{ ...raw, address: '14, 3rd Cross Indiranagar', city: 'New Delhi', state: 'Karnataka' },
    ...{ instructions: 'Ring\ntwice', receiverName: 'Ravi  Rao' },
  });
});
