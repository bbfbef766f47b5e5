import { accountCarts, maxCartLines, type AccountCart, type CartChange } from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { freshHarness } from '../testing/fresh-harness';
import {
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
} from '../testing/harness';
import { changeCartOperation } from './change-cart.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('customer1'),
  ...profileDocument('customer2'),
  ...partnerDocuments('partner1'),
  ...productDocument('tomato', { pricePaise: 100_00 }),
}));

const by = (productId: string, units: number): CartChange => ({
  ...{ productId, optionIds: [], by: units, atLeast: 0 },
});
const change = (changes: CartChange[], uid = 'customer1', options = {}) =>
  harness.run(changeCartOperation, uid, { changes }, options);
const cart = (uid = 'customer1') => harness.read<AccountCart>(accountCarts.path(uid));
const units = ({ lines }: Pick<AccountCart, 'lines'>): string[] =>
  lines.map(({ productId, quantity }) => `${productId} ${quantity}`).toSorted();

test('two devices that change the cart at once lose nothing (rule: cart-merges)', async () => {
  await change([by('tomato', 1)]);
  await Promise.all([
    ...Array.from({ length: 4 }, () => change([by('tomato', 1)])),
    change([by('onion', 2)]),
    change([by('milk', 1), by('onion', 1)]),
  ]);
  expect(units(await cart())).toEqual(['milk 1', 'onion 3', 'tomato 5']);
});

test('the answer is the cart, with what another device has changed; somebody else has another one', async () => {
  await change([by('tomato', 2)]);
  const answer = await change([by('onion', 1), by('tomato', -1)]);
  expect(units(answer)).toEqual(['onion 1', 'tomato 1']);
  expect(await cart()).toMatchObject(answer);
  expect(units(await change([by('milk', 1)], 'customer2'))).toEqual(['milk 1']);
  expect(harness.logged.at(1)).toMatchObject({ operation: 'accounts.changeCart', reads: 3, writes: 2 });
});

test('a change that is sent again counts once (rule: cart-merges)', async () => {
  const operationId = 'the-same-change-again';
  const first = await change([by('tomato', 2)], 'customer1', { operationId });
  expect(await change([by('tomato', 2)], 'customer1', { operationId })).toEqual(first);
  expect(units(await cart())).toEqual(['tomato 2']);
});

test('a cart has an end, and is for customers', async () => {
  const lines = Array.from({ length: maxCartLines }, (_, index) => by(`product-${index}`, 1));
  await change(lines);
  expect(await refusalOf(change([by('one-more', 1)]))).toBe('cart_full');
  expect((await change([by('product-1', -1), by('one-more', 1)])).lines).toHaveLength(maxCartLines);
  expect(await refusalOf(change([by('tomato', 1)], 'partner1'))).toBe('not_allowed');
});

describe('an order', () => {
  const order = (quantity: number) =>
    harness.run(placeOrderOperation, 'customer1', {
      lines: [{ productId: 'tomato', optionIds: [], quantity }],
      delivery: anAddress(),
      paymentMethod: 'cod',
      expectedTotalPaise: quantity * 100_00 + 50_00,
    });

  test('takes its units out of the cart in its own commit (rule: order-empties-cart)', async () => {
    await change([by('tomato', 3), by('onion', 1)]);
    const { orderId } = await order(2);
    expect(await cart()).toMatchObject({ orderIds: [orderId] });
    expect(units(await cart())).toEqual(['onion 1', 'tomato 1']);
  });

  test('that is refused leaves the cart', async () => {
    await change([by('tomato', 3)]);
    await harness.seed(settingsDocument({ isOpen: false }));
    expect(await refusalOf(order(2))).toBe('store_closed');
    expect(units(await cart())).toEqual(['tomato 3']);
  });

  test('goes through although the cart is damaged, or the account has none', async () => {
    await order(1);
    await harness.seed({ [accountCarts.path('customer1')]: { lines: 7 } });
    await order(1);
  });
});
