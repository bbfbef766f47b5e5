import * as v from 'valibot';
import { forReading } from '../../basics/for-reading';
import { assignmentSchema, assignmentSnapshot } from '../../dispatch/assignment';
import { anOrder, aProduct } from '../../testing/builders';
import { orderItemSchema } from '../order';
import { shortenLine } from '../picking';
import { priceCart } from '../pricing';
import { itemsOffShelf, putBackItemSchema } from '../put-back';
import { itemsIn, type ItemTexts } from './item-texts';

const [plain] = anOrder().items;
if (!plain) throw new Error('An order has a line');
const texts: ItemTexts = { hi: { name: 'अंडे', unit: '6 नग' }, ta: { name: 'முட்டை' } };
const eggs = { ...plain, name: 'Eggs', unit: '6 pcs', quantity: 2, texts };

test.each([
  { desc: 'the tag of a page', language: 'hi-IN', item: eggs, name: 'अंडे', unit: '6 नग' },
  { desc: 'a code', language: 'hi', item: eggs, name: 'अंडे', unit: '6 नग' },
  { desc: 'English', language: 'en-IN', item: eggs, name: 'Eggs', unit: '6 pcs' },
  { desc: 'a page that is not drawn yet', language: '', item: eggs, name: 'Eggs', unit: '6 pcs' },
  {
    desc: 'a language that the shop does not speak',
    language: 'ta',
    item: eggs,
    name: 'Eggs',
    unit: '6 pcs',
  },
  {
    desc: 'a name alone',
    language: 'hi-IN',
    item: { ...eggs, texts: { hi: { name: 'अंडे' } } },
    name: 'अंडे',
    unit: '6 pcs',
  },
  { desc: 'an item of before', language: 'hi-IN', item: plain, name: plain.name, unit: plain.unit },
])('an item is shown in the language of its reader: $desc (rule: order-names)', (row) => {
  const { language, item, name, unit } = row;
  expect(itemsIn([item], language)).toEqual([{ ...item, name, unit, soldAs: item.name }]);
});

test('options are shown in the language of the reader, and keep what else they say (rule: order-names)', () => {
  const option = (value: string) => ({ optionId: value, group: 'Size', value, adjustmentPaise: 5 });
  const options = [option('Large'), option('500 g')];
  const item = { ...eggs, options, texts: { hi: { values: ['बड़ा', '500 g'] } } };
  const [large, weight] = options;
  const shown = { ...item, options: [{ ...large, value: 'बड़ा' }, weight], soldAs: 'Eggs' };
  expect(itemsIn([item], 'hi')).toEqual([shown]);
  expect(itemsIn([item], 'en')).toEqual([{ ...item, soldAs: 'Eggs' }]);
  expect(itemsIn([{ ...item, texts }], 'hi')[0]?.options).toEqual(options);
});

test('texts go wherever the item goes, and an item without any has no field for them (rule: order-names)', () => {
  const order = anOrder({ items: [eggs, plain], status: 'out_for_delivery' });
  const copies = [
    assignmentSnapshot(order).items,
    itemsOffShelf(order, []),
    shortenLine(order, 0, 1).items,
  ] as const;
  for (const [first, second] of copies) {
    expect(first).toMatchObject({ name: 'Eggs', unit: '6 pcs', texts });
    expect(Object.keys(second ?? {})).not.toContain('texts');
  }
  const [carried, putBack] = copies;
  expect(v.parse(assignmentSchema.entries.items, carried)).toEqual(carried);
  expect(v.parse(v.array(putBackItemSchema), putBack)).toEqual(putBack);
  expect(v.parse(v.array(orderItemSchema), order.items)).toEqual(order.items);
});

test('an item that is priced has the texts of its product (rule: order-names)', () => {
  const product = { ...aProduct({ name: 'Eggs' }), id: 'eggs', imageId: null };
  const priced = (facts: { readonly texts: ItemTexts | undefined }) =>
    priceCart(
      [{ productId: 'eggs', optionIds: [], quantity: 1 }],
      new Map([['eggs', { ...product, ...facts }]]),
      { deliveryChargePaise: 0, freeDeliveryThresholdPaise: 0, maxUnitsPerProduct: 5, maxUnitsPerOrder: 5 },
    );
  expect(priced({ texts })).toMatchObject({ ok: true, value: { items: [{ name: 'Eggs', texts }] } });
  expect(JSON.stringify(priced({ texts: undefined }))).not.toContain('texts');
});

test('an order of the release before, and one of a later release, are read (rule: versions-together)', () => {
  expect(v.parse(orderItemSchema, plain)).toEqual(plain);
  const later = { ...eggs, texts: { hi: { name: 'अंडे', brand: 'फ़ार्म' } } };
  expect(v.parse(forReading(orderItemSchema), later).texts).toEqual({ hi: { name: 'अंडे' } });
  expect(v.is(orderItemSchema, { ...eggs, texts: { hi: { name: '' } } })).toBe(false);
});
