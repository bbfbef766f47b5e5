import type { ImportedRow, ImportResult } from '@basket/domain';
import { previewRow } from './preview-row';

const fields = { name: 'potato,agra', unit: '1000 g', pricePaise: 39_00 };
const inShop = { name: 'Potato, Agra', unit: '1 kg', pricePaise: 32_00, stockQuantity: 18 };
const preview = (request: Partial<ImportedRow>, result: Partial<ImportResult>) =>
  previewRow(
    {
      row: 2,
      name: 'potato,agra',
      request: { productId: null, fields, stockQuantity: null, exported: null, ...request },
    },
    { outcome: 'changed', productId: 'potato', changes: [], refusal: null, inShop, ...result },
    { categories: [] },
  );

test('a new row is what the file says', () => {
  expect(preview({ stockQuantity: 1250 }, { outcome: 'new', inShop: null })).toEqual({
    ...{ row: 2, name: 'potato,agra', isNew: true, others: [] },
    unit: { before: null, after: '1000 g' },
    price: { before: null, after: '₹39.00' },
    stock: { before: null, after: '1,250' },
  });
});

test('a new row without a unit is a piece (rule: unit-optional)', () => {
  const { unit: _unit, ...withoutUnit } = fields;
  const row = preview({ fields: withoutUnit }, { outcome: 'new', inShop: null });
  expect(row.unit).toEqual({ before: null, after: '1 pc' });
});

test('a product of the shop is what it is, with what becomes of it where the row changes something', () => {
  const changes = [
    { field: 'pricePaise', before: 32_00 },
    { field: 'isActive', before: true },
  ];
  const request = { fields: { ...fields, isActive: false }, stockQuantity: 900 };
  expect(preview(request, { changes })).toMatchObject({
    ...{ name: 'Potato, Agra', isNew: false },
    unit: { before: null, after: '1 kg' },
    price: { before: '₹32.00', after: '₹39.00' },
    // Only an exported row changes the stock.
    stock: { before: null, after: '18' },
    others: [{ label: 'Active', before: 'yes', after: 'no' }],
  });
});

test('texts in another language are shown with what they are and will be (rule: product-texts)', () => {
  const changes = [
    { field: 'name:hi', before: 'आलू' },
    { field: 'keywords:hi', before: null },
    { field: 'unit:hi', before: '1 बोरी' },
  ];
  const texts = { hi: { name: 'आगरा आलू', keywords: 'बटाटा', unit: null } };
  expect(preview({ productId: 'potato', fields: { texts } }, { changes }).others).toMatchObject([
    { label: 'name:hi', before: 'आलू', after: 'आगरा आलू' },
    { label: 'keywords:hi', before: 'nothing', after: 'बटाटा' },
    { label: 'unit:hi', before: '1 बोरी', after: 'nothing' },
  ]);
});

test('an exported row shows the stock before and after, and another unit', () => {
  const exported = { exportedAt: 2, updatedAt: 1, stockQuantity: 20 };
  const changes = [
    { field: 'unit', before: '1 kg' },
    { field: 'stockQuantity', before: 18 },
  ];
  const request = { productId: 'potato', fields: { unit: '500 g' }, stockQuantity: 25, exported };
  expect(preview(request, { changes })).toMatchObject({
    unit: { before: '1 kg', after: '500 g' },
    price: { before: null, after: '₹32.00' },
    stock: { before: '18', after: '23' },
    others: [],
  });
});
