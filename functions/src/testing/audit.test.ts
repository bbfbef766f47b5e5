import {
  auditEntries,
  auditEntrySchema,
  maxAuditText,
  noOrderPayment,
  parseDocument,
  personOf,
  type AuditEntry,
  type Profile,
  type Stored,
} from '@basket/domain';
import { anOrder, aProduct, aProfile, someInstant, storeSettings } from '@basket/domain/testing';
import { editCustomerOperation } from '../accounts/edit-customer.callable';
import { setFavouriteOperation } from '../accounts/saved-lists.callable';
import { adjustStockOperation } from '../catalogue/adjust-stock.callable';
import { changeProductsOperation } from '../catalogue/change-products.callable';
import { deleteProductOperation } from '../catalogue/delete-product.callable';
import { refundOrderOperation } from '../payments/refunds/refund-order.callable';
import { saveSecretsOperation } from '../store/save-secrets.callable';
import { saveSettingsOperation } from '../store/save-settings.callable';
import {
  openSimulation,
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  refusalOf,
  settingsDocument,
  type Harness,
} from './harness';
import { seededRandom } from './histories/faults';
import { adjustWalletOperation } from '../wallet/adjust-wallet.callable';
import { requestWithdrawalOperation } from '../wallet/request-withdrawal.callable';
import { resolveWithdrawalOperation } from '../wallet/resolve-withdrawal.callable';
import { entriesOfChanges, mostEntriesOfAKind } from '../platform/audit/audit-entries';

let harness: Harness;
beforeEach(async () => {
  harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument(),
    ...profileDocument('admin1', { role: 'admin', name: 'Meera Nair' }),
    ...profileDocument('customer1', { name: 'Asha Rao' }),
    ...partnerDocuments('partner1', { name: 'Imran Khan', walletBalancePaise: 1500_00, walletSeq: 0 }),
    ...productDocument('tomato', { name: 'Tomato', pricePaise: 24_00, stockQuantity: 12 }),
    ...productDocument('onion', { name: 'Onion', pricePaise: 30_00 }),
  });
});

async function recorded(): Promise<Stored<AuditEntry>[]> {
  const { docs } = await harness.db.collection(auditEntries.collection).orderBy('createdAt').get();
  return docs.map((entry) => parseDocument(auditEntrySchema, entry.ref.path, entry.id, entry.data()));
}
const by = { actorId: 'admin1', actorName: 'Meera Nair', createdAt: someInstant };
const saveCharge = (options = {}) =>
  harness.run(
    saveSettingsOperation,
    'admin1',
    { before: storeSettings(), settings: storeSettings({ deliveryChargePaise: 55_00 }) },
    options,
  );

test('a change of the settings is recorded with who, from and to, and nothing that stayed (rule: audit)', async () => {
  await saveCharge();
  expect(await recorded()).toMatchObject([
    {
      ...by,
      kind: 'settings',
      action: 'changed',
      ...{ subjectId: 'public', subjectName: '' },
      personId: null,
      changes: [{ field: 'deliveryChargePaise', from: 50_00, to: 55_00 }],
    },
  ]);
});

test('the entry is in the commit of the change: both or none, and once for a repeated request (rule: audit)', async () => {
  const services = harness.with({ commit: () => Promise.reject(new Error('The database is down')) });
  await expect(saveCharge({ services })).rejects.toThrow('The database is down');
  expect(await recorded()).toEqual([]);
  const operationId = '0123456789abcdef';
  await saveCharge({ operationId });
  await saveCharge({ operationId });
  expect(await recorded()).toHaveLength(1);
  expect(await refusalOf(saveCharge())).toBe('changed_meanwhile');
  expect(await recorded()).toHaveLength(1);
});

test('secrets are recorded as set or replaced, never with a letter of them (rule: audit)', async () => {
  await harness.run(saveSecretsOperation, 'admin1', { razorpayKeySecret: 'first-secret-1234' });
  await harness.run(saveSecretsOperation, 'admin1', { razorpayKeySecret: 'second-secret-567' });
  await harness.run(saveSecretsOperation, 'admin1', { razorpayKeySecret: null });
  const entries = await recorded();
  const changes = entries.map((entry) => entry.changes);
  expect(changes).toEqual([
    [{ field: 'razorpayKeySecret', from: false, to: true }],
    [{ field: 'razorpayKeySecret', from: true, to: 'replaced' }],
    [{ field: 'razorpayKeySecret', from: true, to: false }],
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret-');
});

test('a role and the details of a person are told apart (rule: audit)', async () => {
  const edit = async (change: Partial<ReturnType<typeof personOf>>) => {
    const before = personOf(await harness.read<Profile>('profiles/customer1'));
    return harness.run(editCustomerOperation, 'admin1', { uid: 'customer1', before, ...before, ...change });
  };
  await edit({ phone: '9812345678' });
  await edit({ role: 'delivery_partner' });
  const { phone } = aProfile();
  expect(await recorded()).toMatchObject([
    {
      kind: 'account',
      subjectId: 'customer1',
      subjectName: 'Asha Rao',
      personId: 'customer1',
      changes: [{ field: 'phone', from: phone, to: '9812345678' }],
    },
    { kind: 'role', changes: [{ field: 'role', from: 'customer', to: 'delivery_partner' }] },
  ]);
});

test('a wallet’s adjustment and a withdrawal are recorded with amount and reason, without the bank account (rule: audit)', async () => {
  const wish = { deliveryPartnerId: 'partner1', amountPaise: 500_00, reason: 'Joining deposit' };
  await harness.run(adjustWalletOperation, 'admin1', wish);
  const bank = { accountHolderName: 'Imran', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
  const asked = await harness.run(requestWithdrawalOperation, 'partner1', { amountPaise: 600_00, ...bank });
  const decision = { requestId: asked.requestId, decision: 'rejected', reason: 'Wrong account' } as const;
  await harness.run(resolveWithdrawalOperation, 'admin1', decision);
  const entries = await recorded();
  const partner = { kind: 'wallet', subjectId: 'partner1', subjectName: 'Imran Khan', personId: 'partner1' };
  expect(entries).toMatchObject([
    {
      ...partner,
      changes: [
        { field: 'transactionType', to: 'credit' },
        { field: 'amountPaise', from: null, to: 500_00 },
        { field: 'balanceAfterPaise', to: 2000_00 },
        { field: 'description', to: 'Joining deposit' },
      ],
    },
    {
      ...partner,
      changes: [
        { field: 'amountPaise', from: 600_00, to: 600_00 },
        { field: 'status', from: 'pending', to: 'rejected' },
        { field: 'adminNotes', from: null, to: 'Wrong account' },
      ],
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/1234567890|HDFC/);
});

test('a refund is recorded with its order (rule: audit)', async () => {
  const payment = { ...noOrderPayment, channel: 'checkout', receivedPaise: 98_00 } as const;
  const paid = { paymentMethod: 'online', paymentStatus: 'paid', paymentId: 'pay_1', payment } as const;
  const order = anOrder(paid);
  await harness.seed(orderDocument(order));
  const wish = {
    orderId: order.id,
    scope: { kind: 'amount', amountPaise: 20_00 },
    reason: 'Bruised',
  } as const;
  await harness.run(refundOrderOperation, 'admin1', wish);
  expect(await recorded()).toMatchObject([
    {
      kind: 'refund',
      action: 'created',
      subjectId: order.id,
      subjectName: order.orderNumber,
      personId: null,
      changes: expect.arrayContaining([
        { field: 'amountPaise', from: null, to: 20_00 },
        { field: 'reason', from: null, to: 'Bruised' },
      ]),
    },
  ]);
});

test('products changed together have an entry each; stock with its reason, a deletion with what was (rule: audit)', async () => {
  const productIds = ['tomato', 'onion'];
  await harness.run(changeProductsOperation, 'admin1', {
    productIds,
    change: { kind: 'amount', amountPaise: 1_00 },
  });
  const stock = { productId: 'tomato', deltaUnits: -2, reason: 'Spoilt' };
  await harness.run(adjustStockOperation, 'admin1', stock);
  await harness.run(deleteProductOperation, 'admin1', { productId: 'onion' });
  const entries = await recorded();
  expect(entries.map(({ subjectName, action }) => [subjectName, action])).toEqual([
    ['Tomato', 'changed'],
    ['Onion', 'changed'],
    ['Tomato', 'created'],
    ['Onion', 'deleted'],
  ]);
  expect(entries[0]?.changes).toContainEqual({ field: 'pricePaise', from: 24_00, to: 25_00 });
  expect(entries[2]?.changes).toEqual([
    { field: 'deltaUnits', from: null, to: -2 },
    { field: 'stockQuantity', from: null, to: 10 },
    { field: 'reason', from: null, to: 'Spoilt' },
  ]);
  expect(entries[3]?.changes).toContainEqual({ field: 'pricePaise', from: 31_00, to: null });
});

test('a correction that follows from an order is recorded with its facts (rules: audit, recorded-facts)', () => {
  const facts = { code: 'lost', orderNumber: 'BE2611204821' };
  const after = { deltaUnits: -1, stockQuantity: 4, reason: 'Spoilt', facts, actorId: 'admin1', at: 1 };
  const change = { path: 'products/tomato/stockChanges/one', before: null, after };
  const author = { id: 'admin1', name: 'Meera Nair' };
  const [entry] = entriesOfChanges([change], author, 1, () => null);
  expect(entry).toMatchObject({ facts, subjects: 1 });
  expect(entry?.changes).toContainEqual({ field: 'reason', from: null, to: 'Spoilt' });
});

test('changes that customers make to their own profile are not recorded (rule: audit)', async () => {
  await harness.run(setFavouriteOperation, 'customer1', { productId: 'tomato', isFavourite: true });
  expect(await recorded()).toEqual([]);
});

test('an entry is of bounded size, and so is the number of entries (rule: audit)', () => {
  const author = { id: 'admin1', name: 'Meera Nair' };
  const { longDescription: _long, ...product } = aProduct();
  const change = (id: string, after: object) => ({
    path: `products/${id}`,
    before: { ...product },
    after: { ...product, ...after },
  });
  const read = () => null;
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x']));
  const [long, ...none] = entriesOfChanges(
    [change('tomato', { description: 'ä'.repeat(500), ...fields })],
    author,
    1,
    read,
  );
  expect(none).toEqual([]);
  expect(long?.changes).toHaveLength(40);
  expect(long?.moreChanges).toBe(21);
  expect(String(long?.changes[0]?.to)).toHaveLength(maxAuditText);
  const many = Array.from({ length: mostEntriesOfAKind + 1 }, (_, index) =>
    change(`p${index}`, { categoryId: 'fruit', badge: `${index}` }),
  );
  expect(entriesOfChanges(many, author, 1, read)).toMatchObject([
    {
      ...{ subjectName: '', subjects: mostEntriesOfAKind + 1 },
      changes: [{ field: 'categoryId', to: 'fruit' }],
    },
  ]);
});
