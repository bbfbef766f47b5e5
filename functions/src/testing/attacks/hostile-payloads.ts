import { afterAll, beforeAll, expect } from '@jest/globals';
import {
  aCategory,
  anAddress,
  anOrder,
  aProduct,
  draftOfCategory,
  draftOfProduct,
  someInstant,
  storeSettings,
} from '@basket/domain/testing';
import { anyOrder, type Contract } from '@basket/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { accountsOperations } from '../../accounts';
import { catalogueOperations } from '../../catalogue';
import { dispatchOperations } from '../../dispatch';
import { ordersOperations } from '../../orders';
import { paymentOperations } from '../../payments';
import { RefusedError } from '../../platform/errors';
import { runOperation, type Operation } from '../../platform/operation';
import { reportingOperations } from '../../reporting';
import { storeOperations } from '../../store';
import {
  openHarness,
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  settingsDocument,
  type Harness,
} from '../harness';
import { walletOperations } from '../../wallet';

const draft = draftOfProduct(aProduct());
const categoryDraft = draftOfCategory(aCategory());
const bank = { accountHolderName: 'Imran Khan', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
const address = {
  name: 'A',
  phone: '9845021764',
  address: 'x',
  state: 'Karnataka',
  city: 'Bengaluru',
  pincode: '560038',
};

/** A request that is right in shape and refused in substance, so that every payload must be refused. */
const nearlyRight: Readonly<Record<string, object>> = {
  'accounts.completeRegistration': { ...address, role: 'admin' },
  'accounts.ensureProfile': { role: 'admin' },
  'accounts.countProfiles': { all: true },
  'accounts.createCustomer': { name: 'A', phone: '1234567890' },
  'accounts.setAccountDisabled': { uid: 'nobody', isDisabled: true, reason: 'x' },
  'accounts.editCustomer': { ...address, before: {}, uid: 'nobody', role: 'customer' },
  'accounts.editProfile': { name: 'A', phone: '9845021764', role: 'admin' },
  'accounts.setFavourite': { productId: 'tomato', isFavourite: 'yes' },
  'accounts.setAwaited': { productIds: [], isAwaited: true },
  'accounts.saveAddress': {
    ...anAddress(),
    label: 'home',
  },
  'accounts.deleteAddress': { addressId: 'nothing' },
  'accounts.changeCart': { changes: [{ productId: 'tomato', optionIds: [], by: 1.5 }] },
  'accounts.exportPersonalData': { uid: 'partner1' },
  'accounts.closeAccount': { uid: 'partner1', email: 'partner1@basket.example' },
  'orders.quote': { lines: [{ productId: 'saffron', optionIds: [], quantity: 1 }] },
  'orders.place': {
    lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
    delivery: anAddress(),
    paymentMethod: 'cod',
    expectedTotalPaise: 1,
  },
  'orders.placeFor': {
    customerId: 'customer1',
    lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
    delivery: anAddress(),
    expectedTotalPaise: 1,
  },
  'orders.cancel': { orderId: 'nothing' },
  'orders.setStatus': { orderId: 'nothing', status: 'delivered', note: '' },
  'orders.count': { ...anyOrder, partner: 'a/b' },
  'orders.customerFigures': { customerIds: ['a/b'] },
  'orders.addNote': { orderId: 'nothing', text: 'x' },
  'orders.startPicking': { orderId: 'nothing', takeOver: false },
  'orders.tickLine': { orderId: 'nothing', line: 0, isPicked: true },
  'orders.shortLine': { orderId: 'order1', line: 0, quantity: 1, isShelfEmpty: false },
  'orders.pack': { orderId: 'nothing', bags: 1 },
  'orders.handToPartner': { orderId: 'order1', digits: '4821' },
  'orders.settlePutBack': { orderId: 'order1', cancelledAt: 1, fewer: [{ line: 0, quantity: -1 }] },
  'dispatch.assign': { orderId: 'nothing', deliveryPartnerId: 'partner1' },
  'dispatch.autoAssign': { orderId: 'order1' },
  'dispatch.respond': { orderId: 'order1', attempt: 1, answer: 'accept' },
  'dispatch.withdrawOffer': { orderId: 'nothing', attempt: 1 },
  'dispatch.changePartner': { orderId: 'nothing', attempt: 1, deliveryPartnerId: null },
  'dispatch.acknowledgeLoss': { orderId: 'order1', attempt: 1 },
  'dispatch.pickUp': { orderId: 'order1' },
  'dispatch.reportUndelivered': { orderId: 'order1', reason: 'refused', note: '' },
  'dispatch.resolveUndelivered': { orderId: 'nothing', attempt: 1, decision: 'retry' },
  'dispatch.markDelivered': { orderId: 'order1' },
  'dispatch.setAvailability': { isOnline: 'yes' },
  'dispatch.updateLocation': { latitude: 91, longitude: 0 },
  'dispatch.giveSign': { deliveryPartnerId: 'partner2' },
  'dispatch.readPerformance': { deliveryPartnerId: 'partner2' },
  'dispatch.editPartner': { deliveryPartnerId: 'nobody', vehicleNumber: 'KA 01 AB 1234', rating: 4.5 },
  'wallet.requestWithdrawal': { amountPaise: 9_000_000_00, ...bank },
  'wallet.resolveWithdrawal': { requestId: 'nothing', decision: 'approved', reason: '' },
  'wallet.adjustWallet': { deliveryPartnerId: 'nobody', amountPaise: 100, reason: 'x' },
  'wallet.correctCashDeposit': { depositId: 'nothing', reason: 'x' },
  'wallet.recordCashDeposit': { deliveryPartnerId: 'partner1', amountPaise: 1, note: '' },
  'catalogue.saveProduct': { kind: 'existing', productId: 'nothing', updatedAt: 1, draft },
  'catalogue.deleteProduct': { productId: 'nothing' },
  'catalogue.changeProducts': {
    productIds: [],
    change: { kind: 'stock', deltaUnits: 1, reason: 'x' },
  },
  'catalogue.importProducts': { isCheck: false, reason: 'x', rows: [] },
  'catalogue.adjustStock': { productId: 'nothing', deltaUnits: 1, reason: 'x' },
  'catalogue.saveCategory': { kind: 'new', draft: { ...categoryDraft, colour: 'puce' } },
  'catalogue.saveWords': { language: 'en', changes: [{ word: 'India', before: null, text: 'Bharat' }] },
  'catalogue.countCategories': { all: true },
  'catalogue.sortCategories': { categoryIds: ['nothing'] },
  'catalogue.deleteCategory': { categoryId: 'nothing' },
  'orders.startPayment': { orderId: 'nothing' },
  'orders.payInCash': { orderId: 'nothing', expectedTotalPaise: 1_00 },
  'orders.refund': {
    orderId: 'nothing',
    scope: { kind: 'items', items: [{ line: 0, quantity: 1 }] },
    reason: 'x',
  },
  'orders.retryRefund': { refundId: 'nothing' },
  'orders.payOutRefund': { refundId: 'nothing', reference: 'x' },
  'orders.showPaymentCode': { orderId: 'nothing' },
  'orders.checkDoorPayment': { orderId: 'nothing' },
  'store.readDashboard': { all: true },
  'store.readDiagnostics': { all: true },
  'store.readShift': { fromAt: 1, untilAt: 2, all: true },
  'store.readSourcePlaces': { area: '../shell', release: '89abcdef', stack: '../12.89abcdef.js:1:2' },
  'store.readWaiting': { all: true },
  'store.setStoreOpen': { isOpen: false, pauseMinutes: 0 },
  'store.saveSettings': {
    before: storeSettings(),
    settings: { ...storeSettings(), serviceRadiusKm: 51 },
  },
  'store.saveSecrets': { razorpayKeySecret: 'short' },
};

const callers: Readonly<Record<string, string>> = {
  customer: 'customer1',
  admin: 'admin1',
  delivery_partner: 'partner1',
};
const callerOf = ({ access }: Operation): string =>
  access === 'signed-in' ? 'customer1' : (callers[access[0]] ?? 'nobody');

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    -1,
    0.5,
    1e21,
    Number.NaN,
    Infinity,
    Number.MAX_SAFE_INTEGER + 2,
    true,
    [],
    {},
    '__proto__',
    'constructor',
    '../../secrets/gateway',
    'a/b',
    '<img src=x onerror=alert(1)>',
    "'; DROP TABLE orders; --",
    '\u202Egnp.exe',
    '\u0000',
    'x'.repeat(100_000),
    { toString: 1 },
    { $where: '1' },
    [[[[]]]],
  ),
  fc.anything({ maxDepth: 3 }),
);

/** One place of the request, anywhere in it, replaced, removed or joined by something. */
const spoiled = (valid: object): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...pathsOf(valid)), hostile, fc.constantFrom('replace', 'remove', 'add'))
    .map(([path, value, how]) => {
      const copy: unknown = structuredClone(valid);
      const parent = path
        .slice(0, -1)
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy) as Record<
        string,
        unknown
      >;
      const key = path.at(-1) ?? '';
      if (how === 'remove') Reflect.deleteProperty(parent, key);
      else if (how === 'replace') parent[key] = value;
      else
        Object.defineProperty(parent, Array.isArray(parent) ? parent.length : `${key}X`, {
          value,
          enumerable: true,
          configurable: true,
        });
      return copy;
    });

function pathsOf(node: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [[...at, key], ...pathsOf(value, [...at, key])]);
}

async function fingerprint({ db }: Harness): Promise<string> {
  const collections = await db.listCollections();
  const documents = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(
    documents.flatMap(({ docs }) => docs.map((doc) => `${doc.ref.path} ${doc.updateTime.valueOf()}`)).sort(),
  );
}

const operations: readonly Operation[] = [
  ...accountsOperations,
  ...ordersOperations,
  ...paymentOperations,
  ...dispatchOperations,
  ...walletOperations,
  ...catalogueOperations,
  ...reportingOperations,
  ...storeOperations,
];
const nameOf = ({ contract }: { contract: Contract }): string => `${contract.domain}.${contract.operation}`;

/** An operation by its full name, e.g. 'orders.place'. */
export interface Attacked {
  readonly name: string;
  readonly operation: Operation;
}

export const attacked: readonly Attacked[] = operations.map((operation) => ({
  name: nameOf(operation),
  operation,
}));

export function expectPayloadsForEach(): void {
  expect(attacked.map(({ name }) => name).sort()).toEqual(Object.keys(nearlyRight).sort());
}

/**
 * A shop on the emulator for the tests of one file. In it somebody who may call an operation sends it generated payloads: requests that
 * are nearly right with one part replaced by something hostile, and plain nonsense. Each ends in a refusal that the caller can
 * understand; none is a fault of ours, and none changes anything. Fewer payloads are the first ones of more: their seed is fixed.
 *
 * @returns sends so many payloads to an operation
 */
export function attackedShop(): (target: Attacked, count: number) => Promise<void> {
  let harness: Harness;
  beforeAll(async () => {
    harness = openHarness(someInstant);
    await harness.clear();
    await harness.seed({
      ...settingsDocument(),
      ...profileDocument('admin1', { role: 'admin' }),
      ...profileDocument('customer1'),
      ...partnerDocuments('partner1'),
      ...productDocument('tomato'),
      ...orderDocument(anOrder()),
      'categories/veg': aCategory(),
    });
  });
  afterAll(() => harness.close());
  return async (target, count) => {
    const before = await fingerprint(harness);
    const outcomes = await inParallel(payloadsFor(target, count), 20, (input, index) =>
      outcomeOf(harness, target, { input, index }),
    );
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual([]);
    expect(await fingerprint(harness)).toBe(before);
  };
}

function payloadsFor({ name, operation }: Attacked, count: number): readonly unknown[] {
  const valid = nearlyRight[name] ?? {};
  // Where only the shape is wrong, taking the wrong part away can make it right: not hostile any more.
  const isRefusedInSubstance = v.is(operation.contract.request, valid);
  const drawn = fc.sample(
    fc.oneof({ weight: 4, arbitrary: spoiled(valid) }, { weight: 1, arbitrary: hostile }),
    { numRuns: count * 4, seed: 20261120 },
  );
  const payloads = drawn
    .filter((payload) => isRefusedInSubstance || !v.is(operation.contract.request, payload))
    .slice(0, count);
  expect(payloads).toHaveLength(count);
  return payloads;
}

/** Null for a refusal, otherwise what happened. */
async function outcomeOf(
  { services }: Harness,
  { operation }: Attacked,
  { input, index }: { readonly input: unknown; readonly index: number },
): Promise<object | null> {
  const envelope = {
    operation: operation.contract.operation,
    operationId: `hostile-operation-${index}`,
    correlationId: 'hostile-payloads',
    input,
  };
  const caller = {
    uid: callerOf(operation),
    email: '',
    isVerified: true,
    signInPhone: null,
    isOpen: () => Promise.resolve(true),
  };
  try {
    await runOperation(operation, envelope, caller, services);
    return { index, outcome: 'accepted', input };
  } catch (error) {
    if (error instanceof RefusedError) return null;
    return { index, outcome: String(error), input };
  }
}

async function inParallel<T, R>(
  items: readonly T[],
  workers: number,
  act: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < items.length) {
        const index = next++;
        results[index] = await act(items[index] as T, index);
      }
    }),
  );
  return results;
}
