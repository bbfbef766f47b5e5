import { orders, products, type placeOrder, type Product, type RequestOf } from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { placeOrderOperation } from '../orders/placing/place-order.callable';
import { quoteOrderOperation } from '../orders/placing/quote-order.callable';
import { openAccount } from '../platform/accounts';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, refusalOf, settingsDocument } from '../testing/harness';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('customer1'),
  ...productDocument('tomato', { pricePaise: 24_00, stockQuantity: 100 }),
}));
const lines = [{ productId: 'tomato', optionIds: [], quantity: 2 }];
const wanted: RequestOf<typeof placeOrder> = {
  lines,
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 98_00,
};
/** As a token that was made before says: only Auth knows what became of its account. */
const withToken = () => ({ isOpen: openAccount('customer1', () => harness.accounts) });
const place = () => harness.run(placeOrderOperation, 'customer1', wanted, withToken());
const quote = () => harness.run(quoteOrderOperation, 'customer1', { lines }, withToken());
const stock = async () => (await harness.read<Product>(products.path('tomato'))).stockQuantity;

beforeEach(() => harness.accounts.createUser({ uid: 'customer1', email: 'customer1@basket.example' }));
afterEach(async () => {
  await harness.accounts.deleteUsers(['customer1']);
});

test('threat-closed-account: a disabled account orders with the token it still has', async () => {
  const { orderId } = await place();
  expect(await harness.read(orders.path(orderId))).toMatchObject({ customerId: 'customer1' });
  await harness.accounts.updateUser('customer1', { disabled: true });
  expect(await refusalOf(place())).toBe('account_closed');
  expect(await refusalOf(quote())).toBe('account_closed');
  expect(await stock()).toBe(98);
  await harness.accounts.updateUser('customer1', { disabled: false });
  await place();
  expect(await stock()).toBe(96);
});

test('threat-closed-account: a deleted account orders with the token it still has', async () => {
  await place();
  await harness.accounts.deleteUser('customer1');
  expect(await refusalOf(place())).toBe('account_closed');
  expect(await stock()).toBe(98);
});

test('an account is asked for once per request, however often it is tried', async () => {
  let asked = 0;
  const isOpen = openAccount('customer1', () => {
    asked += 1;
    return harness.accounts;
  });
  expect(await Promise.all([isOpen(), isOpen()])).toEqual([true, true]);
  expect(asked).toBe(1);
});

test('whether an account is open is not guessed when Auth does not say', async () => {
  const broken = openAccount('', () => harness.accounts);
  await expect(broken()).rejects.toThrow();
});
