import type { ImportedFields, ImportedRow, Outcome, Product, ProductDraft } from '@basket/domain';
import { aProduct, someInstant } from '@basket/domain/testing';
import { changesOf, decideDouble, decideFields, decideNew } from './import-products.decision';

const decided = (
  product: Partial<Product>,
  fields: ImportedFields,
  productId: string | null = null,
): Outcome<Partial<ProductDraft>> => {
  const row: ImportedRow = { productId, fields, stockQuantity: null, exported: null };
  return decideFields({ id: 'tomato', ...aProduct(product) }, row, someInstant);
};

const potato = { id: 'potato', ...aProduct({ name: 'Potato, Agra', unit: '1 kg' }) };
test.each([
  { likes: [], likeId: undefined, decided: null },
  { likes: [], likeId: null, decided: null },
  { likes: [], likeId: 'potato', decided: 'unknown_product' },
  { likes: [potato], likeId: undefined, decided: 'likely_double' },
  { likes: [potato], likeId: null, decided: null },
  { likes: [potato], likeId: 'potato', decided: 'potato' },
  { likes: [{ ...potato, id: 'baby-potato' }, potato], likeId: 'potato', decided: 'potato' },
  { likes: [potato], likeId: 'onion', decided: 'likely_double' },
])('a row that is much like $likes.length products and answers $likeId is $decided', (each) => {
  const found = decideDouble(each.likeId, each.likes);
  expect(found.ok ? (found.value?.id ?? null) : found.refusal.code).toBe(each.decided);
});

test('a row that is another spelling of a product, as somebody answered, leaves its name and unit', () => {
  const row: ImportedRow = {
    productId: null,
    fields: { name: 'Agra potatoes', unit: '1000 g', pricePaise: 30_00 },
    stockQuantity: null,
    exported: null,
    likeId: 'potato',
  };
  expect(decideFields(potato, row, someInstant)).toEqual({ ok: true, value: { pricePaise: 30_00 } });
});

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

const hi = { name: 'आलू', unit: '1 बोरी' };
test.each([
  {
    said: { hi: { name: 'आगरा आलू' } },
    texts: { hi: { ...hi, name: 'आगरा आलू' } },
    changes: [{ field: 'name:hi', before: 'आलू' }],
  },
  {
    said: { hi: { unit: null, keywords: 'बटाटा' } },
    texts: { hi: { name: 'आलू', keywords: 'बटाटा' } },
    changes: [
      { field: 'unit:hi', before: '1 बोरी' },
      { field: 'keywords:hi', before: null },
    ],
  },
  {
    said: { ta: { name: 'உருளை' } },
    texts: { hi, ta: { name: 'உருளை' } },
    changes: [{ field: 'name:ta', before: null }],
  },
  {
    said: { hi: { name: null, unit: null } },
    texts: {},
    changes: [
      { field: 'name:hi', before: 'आलू' },
      { field: 'unit:hi', before: '1 बोरी' },
    ],
  },
  { said: { hi: { ...hi, description: null } }, texts: null, changes: [] },
])(
  'texts $said of a row change what they name: $changes (rule: product-texts)',
  ({ said, texts, changes }) => {
    const product = { id: 'potato', ...aProduct({ texts: { hi } }) };
    const fields = decided(product, { texts: said }, 'potato');
    expect(fields).toEqual({ ok: true, value: texts === null ? {} : { texts } });
    expect(changesOf(product, fields.ok ? fields.value : {})).toEqual(changes);
  },
);

test('a new product has the texts of its row that are not empty (rule: product-texts)', () => {
  const fields = {
    name: 'Potato',
    pricePaise: 30_00,
    texts: { hi: { name: 'आलू', unit: null }, ta: { name: null } },
  };
  const row: ImportedRow = { productId: 'potato', fields, stockQuantity: null, exported: null };
  const made = decideNew(row, someInstant);
  expect(made.ok && made.value.texts).toEqual({ hi: { name: 'आलू' } });
});

test('a picture that somebody has taken out after the export is their edit, not a fault of the row', () => {
  const fields = { images: [{ imageId: 'old', isPrimary: true }] };
  const { updatedAt } = potato;
  const codeOf = (at: number): string => {
    const exported = { exportedAt: at, updatedAt: at, stockQuantity: 1 };
    const row = { productId: 'potato', fields, stockQuantity: 1, exported };
    const found = decideFields(potato, row, someInstant);
    return found.ok ? 'ok' : found.refusal.code;
  };
  expect([codeOf(updatedAt - 1), codeOf(updatedAt)]).toEqual(['changed_meanwhile', 'unknown_picture']);
});
