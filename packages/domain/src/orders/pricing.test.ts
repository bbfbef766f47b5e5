import fc from 'fast-check';
import type * as v from 'valibot';
import { limitsOf } from '../basics/field-errors';
import { productOptionSchema, productSchema, type ProductOption } from '../catalogue/product';
import { publicStoreSettingsSchema } from '../store/store-settings';
import { cartLineKey, mergeLines } from '../cart/cart-lines';
import { maxLinesPerOrder } from '../cart/order-size';
import {
  billFor,
  cashRoundingOf,
  chooseOptions,
  deliveryChargeFor,
  freeDeliveryFromPaise,
  missingForFreeDelivery,
  priceCart,
  unitPricePaise,
  type PricedProduct,
} from './pricing';

const terms = {
  deliveryChargePaise: 50_00,
  freeDeliveryThresholdPaise: 500_00,
  maxUnitsPerProduct: 20,
  maxUnitsPerOrder: 100,
};
const option = (optionId: string, group: string, adjustmentPaise = 0): ProductOption => ({
  optionId,
  group,
  value: optionId,
  adjustmentPaise,
});
const rice: PricedProduct = {
  id: 'rice',
  name: 'Rice',
  unit: '1 kg',
  pricePaise: 100_00,
  stockQuantity: 10,
  isActive: true,
  imageId: 'main',
  options: [
    option('kg1', 'Size'),
    option('kg5', 'Size', 380_00),
    option('plain', 'Kind'),
    option('aged', 'Kind', 20_00),
  ],
};
const salt: PricedProduct = { ...rice, id: 'salt', name: 'Salt', pricePaise: 25_00, options: [] };
const products = new Map([rice, salt].map((product) => [product.id, product]));
const line = (productId: string, quantity = 1, optionIds: readonly string[] = []) => ({
  productId,
  optionIds,
  quantity,
});

test.each([
  { desc: 'below the threshold', subtotal: 499_99, charge: 50_00 },
  { desc: 'at the threshold', subtotal: 500_00, charge: 0 },
  { desc: 'above it', subtotal: 500_01, charge: 0 },
  { desc: 'nothing to deliver', subtotal: 0, charge: 0 },
])('delivery charge: $desc (rule: delivery-charge)', ({ subtotal, charge }) => {
  expect(deliveryChargeFor(subtotal, terms)).toBe(charge);
});

test.each([
  { desc: 'below the threshold', subtotal: 412_00, store: {}, from: 500_00, missing: 88_00 },
  { desc: 'above it', subtotal: 700_00, store: {}, from: 500_00, missing: 0 },
  { desc: 'delivery costs nothing', subtotal: 1_00, store: { deliveryChargePaise: 0 }, from: 0, missing: 0 },
  { desc: 'no threshold', subtotal: 1_00, store: { freeDeliveryThresholdPaise: 0 }, from: 0, missing: 0 },
])('missing for free delivery: $desc (rule: delivery-charge)', ({ subtotal, store, from, missing }) => {
  expect(freeDeliveryFromPaise({ ...terms, ...store })).toBe(from);
  expect(missingForFreeDelivery(subtotal, { ...terms, ...store })).toBe(missing);
});

test.each([
  { exact: 0, total: 0 },
  { exact: 49, total: 0 },
  { exact: 50, total: 1_00 },
  { exact: 98_00, total: 98_00 },
  { exact: 98_40, total: 98_00 },
  { exact: 98_50, total: 99_00 },
  { exact: 98_99, total: 99_00 },
])('$exact paise are $total in cash where it is rounded, and exact otherwise (rule: cash-rounded)', (row) => {
  const { exact, total } = row;
  const quoteIn = (roundsCash: boolean) => ({
    totalPaise: exact,
    cashRoundingPaise: cashRoundingOf(exact, { roundsCash }),
  });
  expect(billFor(quoteIn(true), 'cod')).toMatchObject({ totalPaise: total, roundingPaise: total - exact });
  expect(billFor(quoteIn(true), 'online')).toMatchObject({ totalPaise: exact, roundingPaise: null });
  expect(billFor(quoteIn(false), 'cod')).toMatchObject({ totalPaise: exact, roundingPaise: null });
});

test('prices unit, line and cart with the extras of the chosen options (rule: option-extras)', () => {
  const priced = priceCart([line('rice', 2, ['aged', 'kg5']), line('salt', 1)], products, terms);
  expect(priced).toMatchObject({
    ok: true,
    value: {
      subtotalPaise: 1025_00,
      deliveryChargePaise: 0,
      totalPaise: 1025_00,
      items: [
        { productId: 'rice', unitPricePaise: 500_00, quantity: 2, totalPaise: 1000_00 },
        { productId: 'salt', unitPricePaise: 25_00, quantity: 1, totalPaise: 25_00 },
      ],
    },
  });
});

test.each([
  { desc: 'an unknown product', lines: [line('tea')], code: 'unknown_product' },
  { desc: 'a missing option', lines: [line('rice', 1, ['kg1'])], code: 'unknown_option' },
  { desc: 'two options of a group', lines: [line('rice', 1, ['kg1', 'kg5'])], code: 'unknown_option' },
  { desc: 'a foreign option', lines: [line('salt', 1, ['kg1'])], code: 'unknown_option' },
  { desc: 'the same option twice', lines: [line('rice', 1, ['kg1', 'kg1'])], code: 'unknown_option' },
  { desc: 'prototype names as ids', lines: [line('constructor')], code: 'unknown_product' },
  { desc: 'more than there is', lines: [line('salt', 11)], code: 'out_of_stock' },
  {
    desc: 'more than there is over several lines',
    lines: [line('rice', 6, ['kg1', 'plain']), line('rice', 5, ['kg5', 'plain'])],
    code: 'out_of_stock',
  },
  {
    desc: 'equal lines that exceed the limit together',
    lines: [line('salt', 11), line('salt', 10)],
    code: 'quantity_too_large',
  },
  {
    desc: 'lines with different options that exceed the limit together',
    lines: [line('rice', 11, ['kg1', 'plain']), line('rice', 10, ['kg5', 'plain'])],
    code: 'quantity_too_large',
  },
])('refuses $desc (rule: units-limit)', ({ lines, code }) => {
  expect(priceCart(lines, products, terms)).toMatchObject({ ok: false, refusal: { code } });
});

test('the store refuses an order with more units in all than the setting allows (rule: units-limit)', () => {
  const many = new Map(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, { ...salt, id, stockQuantity: 1000 }]),
  );
  const full = ['a', 'b', 'c', 'd', 'e'].map((id) => line(id, 20));
  expect(priceCart(full, many, terms)).toMatchObject({ ok: true });
  expect(priceCart([...full, line('f')], many, terms)).toEqual({
    ok: false,
    refusal: { code: 'order_too_large', facts: { units: 101, limit: 100 } },
  });
});

test('the largest order at the highest prices is a safe integer (rule: sane-amounts)', () => {
  const highest = (schema: v.GenericSchema): number => limitsOf(schema).maxValue ?? Infinity;
  const { pricePaise } = productSchema.entries;
  const { adjustmentPaise } = productOptionSchema.entries;
  const { deliveryChargePaise, freeDeliveryThresholdPaise, maxUnitsPerProduct, maxUnitsPerOrder } =
    publicStoreSettingsSchema.entries;
  const price = fc.integer({ min: 0, max: highest(pricePaise) });
  const extra = fc.integer({ min: -highest(adjustmentPaise), max: highest(adjustmentPaise) });
  const lines = fc.array(
    fc.record({ price, extras: fc.array(extra, { maxLength: 10 }), quantity: fc.constantFrom(1, 98, 99) }),
    { minLength: 1, maxLength: maxLinesPerOrder },
  );
  const charges = fc.record({
    deliveryChargePaise: fc.integer({ min: 0, max: highest(deliveryChargePaise) }),
    freeDeliveryThresholdPaise: fc.integer({ min: 0, max: highest(freeDeliveryThresholdPaise) }),
    maxUnitsPerProduct: fc.constant(highest(maxUnitsPerProduct)),
    maxUnitsPerOrder: fc.constant(highest(maxUnitsPerOrder)),
  });
  fc.assert(
    fc.property(lines, charges, (drawn, some) => {
      const sold = drawn.map(({ price: pricePaise_, extras }, index) => ({
        ...rice,
        id: `p${index}`,
        pricePaise: pricePaise_,
        stockQuantity: 1000,
        options: extras.map((adjustment, group) => option(`o${group}`, `Group ${group}`, adjustment)),
      }));
      const requested = drawn.map(({ extras, quantity }, index) =>
        line(
          `p${index}`,
          quantity,
          extras.map((_, group) => `o${group}`),
        ),
      );
      const priced = priceCart(requested, new Map(sold.map((product) => [product.id, product])), some);
      if (!priced.ok) return expect(priced.refusal.code).toBe('order_too_large');
      const { items, subtotalPaise, totalPaise } = priced.value;
      for (const amount of [subtotalPaise, totalPaise, ...items.map((item) => item.totalPaise)])
        expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

test('refuses an inactive product', () => {
  const hidden = new Map([['salt', { ...salt, isActive: false }]]);
  expect(priceCart([line('salt')], hidden, terms)).toMatchObject({
    ok: false,
    refusal: { code: 'unknown_product' },
  });
});

test('a price never falls below zero', () => {
  expect(unitPricePaise(10_00, [{ adjustmentPaise: -15_00 }])).toBe(0);
});

test('chosen options come in the order of the product', () => {
  const chosen = chooseOptions(rice, ['aged', 'kg1']);
  expect(chosen.ok && chosen.value.map((choice) => choice.value)).toEqual(['kg1', 'aged']);
});

test('merging lines keeps every unit, prices are whole paise and sum up', () => {
  const lines = fc.array(
    fc.record({
      productId: fc.constantFrom('rice', 'salt'),
      quantity: fc.integer({ min: 1, max: 5 }),
      size: fc.constantFrom('kg1', 'kg5'),
    }),
    { minLength: 1, maxLength: 10 },
  );
  const stocked = new Map([...products].map(([id, product]) => [id, { ...product, stockQuantity: 1000 }]));
  fc.assert(
    fc.property(lines, (drawn) => {
      const requested = drawn.map(({ productId, quantity, size }) =>
        line(productId, quantity, productId === 'rice' ? [size, 'plain'] : []),
      );
      const units = (some: readonly { quantity: number }[]) =>
        some.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(units(mergeLines(requested))).toBe(units(requested));
      const priced = priceCart(requested, stocked, { ...terms, maxUnitsPerProduct: 99 });
      if (!priced.ok) throw new Error(priced.refusal.code);
      const { items, subtotalPaise, deliveryChargePaise, totalPaise } = priced.value;
      expect(items.reduce((sum, item) => sum + item.totalPaise, 0)).toBe(subtotalPaise);
      expect(totalPaise).toBe(subtotalPaise + deliveryChargePaise);
      expect(items.every((item) => Number.isSafeInteger(item.totalPaise))).toBe(true);
      expect(
        new Set(
          items.map((item) =>
            cartLineKey(
              item.productId,
              item.options.map((o) => o.optionId),
            ),
          ),
        ).size,
      ).toBe(items.length);
    }),
  );
});
