import { aProduct } from '@basket/domain/testing';
import { partsOf, previewOf, refusalOfResult } from './bulk-change';
import { emptyBulkForm, readBulkForm, type BulkForm, type BulkKind } from './bulk-form';

const okra = {
  id: 'okra',
  ...aProduct({ name: 'Okra', pricePaise: 24_00, originalPricePaise: 24_00, stockQuantity: 4 }),
};

test.each([
  [
    { kind: 'active', isActive: false },
    { before: 'Active', after: 'Inactive' },
  ],
  [
    { kind: 'percent', percent: 10 },
    { before: '₹24.00', after: '₹26.40' },
  ],
  [
    { kind: 'amount', amountPaise: -24_00 },
    { before: '₹24.00', problem: expect.stringMatching(/₹0.01/) as string },
  ],
  [
    { kind: 'stock', deltaUnits: -4, reason: 'Damaged' },
    { before: '4', after: '0' },
  ],
  [
    { kind: 'stock', deltaUnits: -5, reason: 'Damaged' },
    { before: '4', problem: 'Not enough stock' },
  ],
] as const)('the preview of %j says what becomes of a product (rule: bulk-results)', (change, expected) => {
  expect(previewOf(okra, change)).toEqual({ id: 'okra', name: 'Okra', ...expected });
});

test('why a product was not changed is said in words', () => {
  const refusal = { code: 'not_enough_stock', facts: { available: 3 } };
  expect(refusalOfResult({ productId: 'okra', isChanged: false, refusal })).toMatch(/stock/);
  expect(refusalOfResult({ productId: 'okra', isChanged: true, refusal: null })).toBeNull();
});

test('a long list is sent in parts', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([], 2)).toEqual([]);
});

const read = (kind: BulkKind, form: Partial<BulkForm>) => readBulkForm(kind, { ...emptyBulkForm, ...form });

test.each([
  ['on', {}, { kind: 'active', isActive: true }],
  ['price', { much: '5' }, { kind: 'percent', percent: 5 }],
  ['price', { much: '90', way: 'take' }, { kind: 'percent', percent: -90 }],
  ['price', { much: '2.50', by: 'amount', way: 'take' }, { kind: 'amount', amountPaise: -2_50 }],
  ['stock', { much: '12', reason: 'Delivery' }, { kind: 'stock', deltaUnits: 12, reason: 'Delivery' }],
] as const)('%s with %j is a change', (kind, form, change) => {
  expect(read(kind, form)).toEqual({ change });
});

test.each([
  ['price', { much: '' }, ['much']],
  ['price', { much: '91', way: 'take' }, ['much']],
  ['price', { much: '501' }, ['much']],
  ['price', { much: '12,34', by: 'amount' }, ['much']],
  ['stock', { much: '0', reason: ' ' }, ['much', 'reason']],
] as const)('%s with %j is refused', (kind, form, fields) => {
  const answer = read(kind, form);
  expect('errors' in answer && Object.keys(answer.errors)).toEqual(fields);
});
