import { aProduct, aPublishedProduct } from '../testing/builders';
import { productTextsIn } from './product';
import { translatorOf } from './published-texts';

test.each([
  { unit: '6 pcs', shown: '6 पीस' },
  { unit: '1 bunch', shown: '6 पीस' },
  { unit: '500 g', shown: undefined },
  { unit: '6 x 200 ml', shown: undefined },
])('$unit is translated unless it is a weight or a volume (rule: product-texts)', ({ unit, shown }) => {
  const product = aProduct({ unit, texts: { hi: { unit: '6 पीस' } } });
  expect(productTextsIn(product, 'hi').unit).toBe(shown);
  expect(productTextsIn(product, 'kn')).toEqual({});
});

const translate = translatorOf({
  products: { curd: { name: 'दही' }, milk: { description: 'ताज़ा' }, eggs: { unit: '6 नग' } },
  categories: { dairy: { name: 'डेयरी' } },
  words: [
    { word: 'Milk & curd', text: 'दूध और दही' },
    { word: 'Fresh', text: 'ताज़ा' },
    { word: '6 pcs', text: '6 पीस' },
    { word: 'Pack size', text: 'पैक साइज़' },
    { word: 'Ripe', text: 'पका' },
  ],
});

test('a product is said in another language field by field, and its English name finds it (rule: product-texts)', () => {
  const curd = aPublishedProduct({ id: 'curd', name: 'Curd', keywords: 'yoghurt', unit: '1 cup' });
  expect(translate(curd)).toEqual({ ...curd, name: 'दही', keywords: 'Curd, yoghurt' });
  const milk = aPublishedProduct({ id: 'milk', name: 'Milk', keywords: '' });
  expect(translate(milk)).toEqual({ ...milk, description: 'ताज़ा' });
});

test('badge, unit and options have the words that products share, and groups keep their English name (rule: shared-words)', () => {
  const option = (group: string, value: string) => ({ optionId: value, group, value, adjustmentPaise: 0 });
  const options = [option('Pack size', '6 pcs'), option('Pack size', '1 kg'), option('Heat', 'Ripe')];
  const mango = aPublishedProduct({
    id: 'mango',
    badge: 'Fresh',
    unit: '6 pcs',
    subcategory: 'Milk & curd',
    options,
  });
  const [six, kilo, heat] = options;
  expect(translate(mango)).toEqual({
    ...mango,
    badge: 'ताज़ा',
    unit: '6 पीस',
    options: [
      { ...six, groupName: 'पैक साइज़', value: '6 पीस' },
      { ...kilo, groupName: 'पैक साइज़' },
      { ...heat, value: 'पका' },
    ],
  });
  // A unit of its own counts more.
  expect(translate(aPublishedProduct({ id: 'eggs', unit: '6 pcs' })).unit).toBe('6 नग');
});

const category = {
  name: 'Snacks',
  description: '',
  colour: 'snacks',
  productCount: 1,
  subcategories: ['Chips', 'Milk & curd'],
} as const;

test('a category names its subcategories beside the English names, which addresses have (rule: shared-words)', () => {
  expect(translate({ ...category, id: 'dairy' })).toEqual({
    ...category,
    id: 'dairy',
    name: 'डेयरी',
    subcategoryNames: ['Chips', 'दूध और दही'],
  });
  const others = { ...category, id: 'x', subcategories: ['Chips'] };
  expect(translate(others)).toEqual(others);
});

test('a product or category without texts stays as it is, whatever its id (rule: product-texts)', () => {
  const product = aPublishedProduct({ id: 'constructor' });
  expect(translate(product)).toEqual(product);
  expect(translate({ ...category, id: 'toString' }).name).toBe('Snacks');
});
