import { aProduct } from '../testing/builders';
import { saidSpecifications, wordsOf, type WordPlace } from './shared-words';
import { wordSayer } from './published-texts';

const option = (group: string, value: string) => ({ optionId: value, group, value, adjustmentPaise: 0 });

test('a product has words wherever many products have the same (rule: shared-words)', () => {
  const product = aProduct({
    subcategory: 'Fruits',
    badge: 'Bestseller',
    unit: '6 pcs',
    options: [option('Ripeness', 'Ready to eat')],
    specifications: [{ name: 'Country of origin', value: 'India' }],
  });
  expect(wordsOf(product)).toEqual([
    { word: 'Fruits', place: 'subcategory' },
    { word: 'Bestseller', place: 'badge' },
    { word: '6 pcs', place: 'unit' },
    { word: 'Ripeness', place: 'option' },
    { word: 'Ready to eat', place: 'option' },
    { word: 'Country of origin', place: 'specification' },
    { word: 'India', place: 'specification' },
  ] satisfies { word: string; place: WordPlace }[]);
});

test.each(['', '500 g', '6 x 200 ml', '1.5 L', '80 %', '1000', '५०० g'])(
  '"%s" has nothing to translate: prices by the kilogram are read from it, or it has no letters (rule: shared-words)',
  (unit) => expect(wordsOf(aProduct({ unit, badge: unit, subcategory: unit }))).toEqual([]),
);

const say = wordSayer([
  { word: 'India', text: 'भारत' },
  { word: 'constructor', text: 'निर्माता' },
]);

test('specifications are said word by word, and not told where they stay (rule: shared-words)', () => {
  const origin = { name: 'Country of origin', value: 'India' };
  const weight = { name: 'Weight', value: '500 g' };
  expect(saidSpecifications([origin, weight], say)).toEqual([{ ...origin, value: 'भारत' }, weight]);
  expect(saidSpecifications([weight], say)).toBeNull();
  expect(saidSpecifications([], say)).toBeNull();
});

test('a word without a text stays, whatever it is called (rule: shared-words)', () => {
  expect([say('toString'), say('constructor'), say('')]).toEqual(['toString', 'निर्माता', '']);
});
