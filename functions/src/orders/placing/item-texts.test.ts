import { orders, sharedWords, type Order } from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { gatewayDocuments } from '../../testing/gateway-harness';
import { productDocument } from '../../testing/harness';
import { openPayingShop } from '../../testing/paying-shop';
import { placeOrderForOperation } from './place-order-for.callable';
import { placeOrderOperation } from './place-order.callable';

const hi = { name: 'अंडे', unit: '6 नग', keywords: 'eggs', description: 'ताज़े', longDescription: 'बहुत ताज़े' };

test('orders from the shop and from the phone keep the names that were sold (rule: order-names)', async () => {
  const { harness, services } = await openPayingShop({
    ...gatewayDocuments({ deliveryChargePaise: 0 }),
    ...productDocument('eggs', { name: 'Eggs', unit: '6 pcs', pricePaise: 60_00, texts: { hi, ta: hi } }),
    ...productDocument('salt', { name: 'Salt', unit: '1 jar', pricePaise: 20_00 }),
    ...productDocument('bread', { name: 'Bread', unit: '1 kg', pricePaise: 10_00 }),
    [sharedWords.path('hi')]: { words: [{ word: '1 jar', text: '1 जार' }], updatedAt: someInstant },
  });
  const wanted = {
    lines: ['eggs', 'salt', 'bread'].map((productId) => ({ productId, optionIds: [], quantity: 1 })),
    delivery: anAddress(),
    expectedTotalPaise: 90_00,
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
    const [eggs, salt, bread] = (await harness.read<Order>(orders.path(orderId))).items;
    expect(eggs).toMatchObject({ name: 'Eggs', unit: '6 pcs', texts: { hi: { name: 'अंडे', unit: '6 नग' } } });
    expect(Object.keys(eggs?.texts ?? {})).toEqual(['hi']);
    expect(salt).toMatchObject({ unit: '1 jar', texts: { hi: { unit: '1 जार' } } });
    expect(Object.keys(bread ?? {})).not.toContain('texts');
  }
});

test('an order is placed without words that cannot be read (rules: order-names, damage-set-aside)', async () => {
  const { harness, services } = await openPayingShop({
    ...gatewayDocuments({ deliveryChargePaise: 0 }),
    ...productDocument('salt', { unit: '1 jar', pricePaise: 20_00 }),
    [sharedWords.path('hi')]: { words: 'none' },
  });
  const { orderId } = await harness.run(
    placeOrderOperation,
    'customer1',
    {
      lines: [{ productId: 'salt', optionIds: [], quantity: 1 }],
      delivery: anAddress(),
      expectedTotalPaise: 20_00,
      paymentMethod: 'cod',
    },
    { services },
  );
  expect((await harness.read<Order>(orders.path(orderId))).items[0]).not.toHaveProperty('texts');
});
