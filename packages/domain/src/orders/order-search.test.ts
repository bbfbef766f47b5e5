import { anOrder } from '../testing/builders';
import { isFoundBy, orderSearchKeys, readOrderSearch } from './order-search';

test('an order is found by name, phone and the digits of its number', () => {
  const order = anOrder({ orderNumber: 'BE26112048217', customerName: 'Ananya Gupta-Nair  Rao' });
  expect(orderSearchKeys(order)).toEqual([
    'ananya',
    'gupta',
    'nair',
    'rao',
    order.delivery.phone,
    '48217',
    '8217',
  ]);
});

test('a number of four digits and an empty name give no key twice, and none that is empty', () => {
  expect(orderSearchKeys(anOrder({ orderNumber: 'BE2611204821', customerName: '' }))).toEqual([
    anOrder().delivery.phone,
    '4821',
  ]);
});

test.each([
  { text: 'BE2611204821', search: { orderNumber: 'BE2611204821' } },
  { text: ' #be 261120 4821 ', search: { orderNumber: 'BE2611204821' } },
  { text: '4821', search: { key: '4821', words: [] } },
  { text: '98450 21764', search: { key: '9845021764', words: [] } },
  { text: '+91 98450-21764', search: { key: '9845021764', words: [] } },
  { text: '098450 21764', search: { key: '9845021764', words: [] } },
  { text: 'BE२६११२०४८२१', search: { orderNumber: 'BE2611204821' } },
  { text: '೯೮೪೫೦ ೨೧೭೬೪', search: { key: '9845021764', words: [] } },
  { text: 'ANANYA sharma', search: { key: 'ananya', words: ['ananya', 'sharma'] } },
  { text: 'A Rao', search: { key: 'rao', words: ['a', 'rao'] } },
  { text: ' –!', search: null },
  { text: '', search: null },
])('reads "$text"', ({ text, search }) => {
  expect(readOrderSearch(text)).toEqual(search);
});

test('a search that finds an order is one of its keys (rule: order-search)', () => {
  const order = anOrder({ orderNumber: 'BE2611204821', customerName: 'Zoë Müller' });
  for (const text of ['ZOE', 'müller', '4821', order.delivery.phone]) {
    const search = readOrderSearch(text);
    expect(orderSearchKeys(order)).toContain(search && 'key' in search ? search.key : null);
  }
});

test.each([
  { text: 'ananya', isFound: true },
  { text: 'sharma ananya', isFound: true },
  { text: 'ananya rao', isFound: false },
  { text: 'BE2611204821', isFound: true },
])('an order of Ananya Sharma is shown for "$text": $isFound', ({ text, isFound }) => {
  const search = readOrderSearch(text);
  expect(search && isFoundBy(anOrder({ customerName: 'Ananya Sharma' }), search)).toBe(isFound);
});

test('an order is found by the vowels of an Indian name (rule: vowel-signs)', () => {
  expect(orderSearchKeys(anOrder({ customerName: 'मीना ज़ोया' })).slice(0, 2)).toEqual(['मीना', 'जोया']);
  expect(readOrderSearch('जोया')).toEqual({ key: 'जोया', words: ['जोया'] });
});
