import { orders, type Order, type Product } from '@basket/domain';
import { anAddress, aProduct } from '@basket/domain/testing';
import { gatewayDocuments } from '../../testing/gateway-harness';
import { productDocument } from '../../testing/harness';
import { openPayingShop } from '../../testing/paying-shop';
import { itemTextsOf } from './item-texts';
import { placeOrderForOperation } from './place-order-for.callable';
import { placeOrderOperation } from './place-order.callable';

const hi = { name: 'अंडे', unit: '6 नग', keywords: 'eggs', description: 'ताज़े', longDescription: 'बहुत ताज़े' };
const half = { optionId: 'half', group: 'Size', value: '6 pcs', adjustmentPaise: 0 };

test.each<{ desc: string; facts: Partial<Product>; kept: unknown }>([
  { desc: 'pieces', facts: { unit: '6 pcs', texts: { hi } }, kept: { hi: { name: 'अंडे', unit: '6 नग' } } },
  {
    desc: 'a bunch',
    facts: { unit: '1 bunch', texts: { hi: { unit: '1 गुच्छा' } } },
    kept: { hi: { unit: '1 गुच्छा' } },
  },
  { desc: 'a weight', facts: { unit: '500 g', texts: { hi } }, kept: { hi: { name: 'अंडे' } } },
  {
    desc: 'packs of a volume',
    facts: { unit: '4 x 1 l', texts: { hi: { unit: '4 × 1 ली' } } },
    kept: undefined,
  },
  {
    desc: 'a unit that is an option, too',
    facts: { unit: '6 pcs', texts: { hi }, options: [half] },
    kept: { hi: { name: 'अंडे' } },
  },
  { desc: 'a language of the product alone', facts: { unit: '6 pcs', texts: { ta: hi } }, kept: undefined },
  {
    desc: 'a description alone',
    facts: { unit: '6 pcs', texts: { hi: { description: 'ताज़े' } } },
    kept: undefined,
  },
  { desc: 'no texts', facts: {}, kept: undefined },
])('an item keeps of its product: $desc (rule: order-names)', ({ facts, kept }) =>
  expect(itemTextsOf(aProduct(facts))).toEqual(kept),
);

test('orders from the shop and from the phone keep the names that were sold (rule: order-names)', async () => {
  const { harness, services } = await openPayingShop({
    ...gatewayDocuments({ deliveryChargePaise: 0 }),
    ...productDocument('eggs', { name: 'Eggs', unit: '6 pcs', pricePaise: 60_00, texts: { hi, ta: hi } }),
    ...productDocument('salt', { name: 'Salt', pricePaise: 20_00 }),
  });
  const wanted = {
    lines: ['eggs', 'salt'].map((productId) => ({ productId, optionIds: [], quantity: 1 })),
    delivery: anAddress(),
    expectedTotalPaise: 80_00,
  };
  const placed = await harness.run(
    placeOrderOperation,
    'customer1',
    { ...wanted, paymentMethod: 'cod' },
    { services },
  );
  const byPhone = await harness.run(
    placeOrderForOperation,
    'admin1',
    { ...wanted, customerId: 'customer1' },
    { services },
  );
  // The shop renames them later.
  await harness.seed(productDocument('eggs', { name: 'Brown eggs', texts: { hi: { name: 'भूरे अंडे' } } }));
  for (const { orderId } of [placed, byPhone]) {
    const [eggs, salt] = (await harness.read<Order>(orders.path(orderId))).items;
    expect(eggs).toMatchObject({ name: 'Eggs', unit: '6 pcs', texts: { hi: { name: 'अंडे', unit: '6 नग' } } });
    expect(Object.keys(eggs?.texts ?? {})).toEqual(['hi']);
    expect(Object.keys(salt ?? {})).not.toContain('texts');
  }
});
