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
  products: { curd: { name: 'दही' }, milk: { description: 'ताज़ा' } },
  categories: { dairy: { name: 'डेयरी' } },
});

test('a product is said in another language field by field, and its English name finds it (rule: product-texts)', () => {
  const curd = aPublishedProduct({ id: 'curd', name: 'Curd', keywords: 'yoghurt', unit: '1 cup' });
  expect(translate(curd)).toEqual({ ...curd, name: 'दही', keywords: 'Curd, yoghurt' });
  const milk = aPublishedProduct({ id: 'milk', name: 'Milk', keywords: '' });
  expect(translate(milk)).toEqual({ ...milk, description: 'ताज़ा' });
});

test('a product or category without texts stays as it is, whatever its id (rule: product-texts)', () => {
  const product = aPublishedProduct({ id: 'constructor' });
  expect(translate(product)).toBe(product);
  const category = {
    name: 'Snacks',
    description: '',
    colour: 'snacks',
    productCount: 1,
    subcategories: [],
  } as const;
  expect(translate({ ...category, id: 'dairy', subcategories: [] }).name).toBe('डेयरी');
  expect(translate({ ...category, id: 'toString', subcategories: [] }).name).toBe('Snacks');
});
