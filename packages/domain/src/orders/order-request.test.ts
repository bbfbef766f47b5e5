import { refusalText, type RefusalCode, type RefusalFacts } from '../basics/refusal';
import { lineRefusalText, requestLines } from './order-request';

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
