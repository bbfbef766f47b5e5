import type { ImportedFields, ImportedRow, Outcome, Product, ProductDraft } from '@basket/domain';
import { aProduct } from '@basket/domain/testing';
import { decideFields } from './import-products.decision';

const decided = (
  product: Partial<Product>,
  fields: ImportedFields,
  productId: string | null = null,
): Outcome<Partial<ProductDraft>> => {
  const row: ImportedRow = { productId, fields, stockQuantity: null, exported: null };
  return decideFields({ id: 'tomato', ...aProduct(product) }, row);
};

test.each([
  { name: 'tomato,hybrid', productId: null, changed: {} },
  { name: ' Tomato ,  HYBRID', productId: null, changed: {} },
  { name: 'Tomato,Hybrid', productId: 'tomato', changed: { name: 'Tomato,Hybrid' } },
  { name: 'Tomato, Country', productId: 'tomato', changed: { name: 'Tomato, Country' } },
])('a row that says $name of Tomato, Hybrid, by id $productId, changes $changed', (each) => {
  const { name, productId, changed } = each;
  expect(decided({ name: 'Tomato, Hybrid' }, { name }, productId)).toEqual({ ok: true, value: changed });
});

test.each([
  { stored: '1 kg', unit: '1000 g', productId: null, changed: {} },
  { stored: '500 g', unit: '0.5 kg', productId: null, changed: {} },
  { stored: '4 pcs', unit: '4 pc', productId: null, changed: {} },
  { stored: '1 bunch', unit: '1  Bunch', productId: null, changed: {} },
  { stored: '1 kg', unit: '1000 g', productId: 'tomato', changed: {} },
  { stored: '1 kg', unit: '500 g', productId: 'tomato', changed: { unit: '500 g' } },
  { stored: '1 bunch', unit: '1 Bunch', productId: 'tomato', changed: { unit: '1 Bunch' } },
])('$stored stays what shoppers read where a row says $unit, by id $productId: $changed', (each) => {
  const { stored, unit, productId, changed } = each;
  expect(decided({ unit: stored }, { unit }, productId)).toEqual({ ok: true, value: changed });
});
