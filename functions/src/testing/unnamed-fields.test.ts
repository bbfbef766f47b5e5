/**
 * Fields that a request does not name stay as they are (rule: versions-together): the edits of every released page and of this one, on
 * documents whose fields all hold something else than their defaults, in a database in memory.
 */
import * as domain from '@basket/domain';
import { aCategory, aPartner, aProduct, aProfile, someInstant, storeSettings } from '@basket/domain/testing';
import fc from 'fast-check';
import type * as v from 'valibot';
import released from '../../../packages/domain/src/testing/released/contracts.mjs';
import { anyValueOf } from '../../../packages/domain/src/testing/any-value';
import { accountsOperations } from '../accounts';
import { saveAddressOperation } from '../accounts/saved-lists.callable';
import { catalogueOperations } from '../catalogue';
import { dispatchOperations } from '../dispatch';
import { ordersOperations } from '../orders';
import { paymentOperations } from '../payments';
import type { Operation } from '../platform/operation';
import { reportingOperations } from '../reporting';
import { storeOperations } from '../store';
import { walletOperations } from '../wallet';
import { openSimulation } from './harness';
import { seededRandom } from './histories/faults';

type Fields = Readonly<Record<string, unknown>>;
type Documents = Readonly<Record<string, Fields>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields of which the generator knows the default only, or of which another value would mean something else. */
const chosen: Fields = {
  mapTileAddress: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  stockSplitAt: null,
  disabledAt: null,
};

/** A document with another value than the default in every field that has one, and with a field of a later version. */
function worn(schema: { readonly entries: v.ObjectEntries }, document: object): Fields {
  const fields = Object.entries(domain.defaultsOf(schema)).map(([name, value]) => {
    if (name in chosen) return [name, chosen[name]] as const;
    const entry = schema.entries[name] as v.GenericSchema;
    const other = fc
      .sample(anyValueOf(entry, name), { numRuns: 60, seed: 1 })
      .find((sample) => !same(sample, value));
    if (other === undefined) throw new Error(`${name}: no other value than its default is known`);
    return [name, other] as const;
  });
  return { ...document, ...Object.fromEntries(fields), fieldOfTomorrow: { is: 'unknown' } };
}

const savedAddress: domain.SavedAddress = {
  addressId: 'home1',
  label: 'home',
  address: '14, 3rd Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9845021764',
  latitude: null,
  longitude: null,
  isDefault: true,
};
const stored: Documents = {
  'products/tomato': worn(domain.productSchema, aProduct({ categoryId: 'veg' })),
  'categories/veg': worn(domain.categorySchema, aCategory()),
  'storeSettings/public': worn(domain.publicStoreSettingsSchema, storeSettings()),
  'profiles/admin1': aProfile({ role: 'admin' }),
  'profiles/customer1': {
    ...worn(domain.profileSchema, aProfile()),
    savedAddresses: [savedAddress],
  },
  'deliveryPartners/partner1': worn(domain.deliveryPartnerSchema, domain.withoutId(aPartner())),
  'profiles/partner1': aProfile({ role: 'delivery_partner' }),
  'secrets/gateway': {
    razorpayKeySecret: 'key_secret_1234',
    razorpayWebhookSecret: 'whsec_12345678',
    previousWebhookSecret: null,
    previousUntil: null,
    updatedAt: someInstant,
  },
};

interface Edit {
  readonly actor: string;
  readonly path: string;
  /** A drawn request, made to fit what is stored. Null for another kind of request. */
  readonly fit: (drawn: Fields) => Fields | null;
  /** The fields that the request names. */
  readonly named: (request: Fields) => readonly string[];
  /** Fields that follow from others. */
  readonly following?: readonly string[];
}

const at = (path: string): Fields => stored[path] ?? {};
const partOf = (request: Fields, name: string): Fields => (request[name] ?? {}) as Fields;
/** The fields of a document that a page which knows them has read. */
const asRead = (path: string, known: Fields): Fields =>
  Object.fromEntries(Object.keys(known).map((name) => [name, at(path)[name]]));

const edits: Readonly<Record<string, Edit>> = {
  saveProduct: {
    actor: 'admin1',
    path: 'products/tomato',
    fit: ({ kind, draft }) => {
      if (kind !== 'existing') return null;
      const { pricePaise, originalPricePaise } = draft as { pricePaise: number; originalPricePaise: number };
      const lists = { images: [], options: [], relatedProductIds: [] };
      const sound = {
        categoryId: null,
        originalPricePaise: Math.max(pricePaise, originalPricePaise),
        ...lists,
      };
      const { updatedAt } = at('products/tomato');
      return { kind, productId: 'tomato', updatedAt, draft: { ...(draft as Fields), ...sound } };
    },
    named: (request) => Object.keys(partOf(request, 'draft')),
    following: ['nameKey', 'updatedAt'],
  },
  changeProducts: {
    actor: 'admin1',
    path: 'products/tomato',
    fit: ({ change }) => ({ productIds: ['tomato'], change }),
    named: () => ['isActive', 'pricePaise', 'originalPricePaise', 'stockQuantity'],
    following: ['updatedAt'],
  },
  importProducts: {
    actor: 'admin1',
    path: 'products/tomato',
    fit: ({ rows }) => {
      const [{ fields }] = rows as [{ fields: Fields }];
      // Those that the shop does not have are refused.
      const { categoryId: _category, images: _images, relatedProductIds: _related, ...others } = fields;
      const row = { productId: 'tomato', fields: others, stockQuantity: null, exported: null };
      return { isCheck: false, reason: 'Counted', rows: [row] };
    },
    named: ({ rows }) => Object.keys((rows as [{ fields: Fields }])[0].fields),
    // An MRP that is the price follows it.
    following: ['nameKey', 'updatedAt', 'originalPricePaise'],
  },
  saveCategory: {
    actor: 'admin1',
    path: 'categories/veg',
    fit: ({ kind, before, draft }) =>
      kind === 'existing'
        ? { kind, categoryId: 'veg', before: asRead('categories/veg', before as Fields), draft }
        : null,
    named: (request) => Object.keys(partOf(request, 'draft')),
  },
  saveSettings: {
    actor: 'admin1',
    path: 'storeSettings/public',
    fit: ({ before, settings }) => ({ before: asRead('storeSettings/public', before as Fields), settings }),
    named: (request) => Object.keys(partOf(request, 'settings')),
    // Only the switch of the dashboard sets it; to open the store ends a pause.
    following: ['reopensAt'],
  },
  setStoreOpen: {
    actor: 'admin1',
    path: 'storeSettings/public',
    fit: (drawn) => drawn,
    named: () => ['isOpen', 'reopensAt'],
  },
  saveSecrets: {
    actor: 'admin1',
    path: 'secrets/gateway',
    fit: (drawn) => drawn,
    named: Object.keys,
    following: ['previousWebhookSecret', 'previousUntil', 'updatedAt'],
  },
  editCustomer: {
    actor: 'admin1',
    path: 'profiles/customer1',
    fit: ({ before, ...drawn }) => ({
      ...drawn,
      uid: 'customer1',
      role: 'customer',
      before: asRead('profiles/customer1', before as Fields),
    }),
    named: Object.keys,
    following: ['searchKeys', 'updatedAt'],
  },
  editProfile: {
    actor: 'customer1',
    path: 'profiles/customer1',
    fit: (drawn) => drawn,
    named: Object.keys,
    following: ['searchKeys', 'updatedAt'],
  },
  saveAddress: {
    actor: 'customer1',
    path: 'profiles/customer1',
    fit: (drawn) => ({ ...drawn, addressId: 'home1' }),
    named: () => ['savedAddresses'],
    following: ['searchKeys', 'updatedAt'],
  },
  editPartner: {
    actor: 'admin1',
    path: 'deliveryPartners/partner1',
    fit: (drawn) => ({ ...drawn, deliveryPartnerId: 'partner1' }),
    named: Object.keys,
    following: ['updatedAt'],
  },
};

/** Operations that may leave out something of their request, and change nothing that it would name: what they add instead. */
const additions: Readonly<Record<string, string>> = {
  place: 'an order',
  placeFor: 'an order',
  quote: 'nothing',
  setStatus: 'a line of the history, with or without a note',
  startPicking: 'a picking, or another picker',
  settlePutBack: 'goods of a cancelled order, which are all there',
  pack: 'the number of bags, which nobody has counted before',
  markDelivered: 'a delivery; a word about its cash is asked for where nothing else says it',
  changePartner: 'a line of the history, with or without a note',
  resolveUndelivered: 'a line of the history, with or without a note',
  resolveWithdrawal: 'the decision, with or without a note',
  recordCashDeposit: 'a deposit, with or without a note',
  changeCart: 'units to a line, or none',
  deleteCategory: 'another category to the products; without one it is refused while there are any',
};

const operations: readonly Operation[] = [
  ...accountsOperations,
  ...catalogueOperations,
  ...dispatchOperations,
  ...ordersOperations,
  ...paymentOperations,
  ...reportingOperations,
  ...storeOperations,
  ...walletOperations,
];

/** Whether a request, or a part of it, may leave something out. */
function hasGaps(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return false;
  if (/^(exact_)?optional$/.test(String(schema.type))) return true;
  const { entries = {}, options = [], wrapped, item } = schema as Partial<Record<string, object>>;
  return [...Object.values(entries), ...Object.values(options), wrapped, item].some(hasGaps);
}

test('every operation whose request may leave something out is tried here, or only adds', () => {
  const withGaps = operations.filter(({ contract }) => hasGaps(contract.request));
  const known = new Set([...Object.keys(edits), ...Object.keys(additions)]);
  for (const { contract } of withGaps) expect([...known]).toContain(contract.operation);
  const names = new Set(operations.map(({ contract }) => contract.operation));
  expect([...known].filter((name) => !names.has(name))).toEqual([]);
});

const cases = Object.entries(edits).map(([name, edit]) => {
  const operation = operations.find(({ contract }) => contract.operation === name);
  if (!operation) throw new Error(`There is no operation ${name}`);
  const then = released[name] as domain.Contract | undefined;
  const pages = [operation.contract, ...(then ? [then] : [])];
  return {
    name,
    edit,
    operation,
    requests: fc.oneof(...pages.map(({ request }) => anyValueOf(request, name))),
  };
});

test.each(cases)(
  '$name leaves what a request does not name (rule: versions-together)',
  ({ edit, operation, requests }) =>
    fc.assert(
      fc.asyncProperty(requests, async (drawn) => {
        const request = edit.fit(drawn as Fields);
        if (!request) return;
        const shop = openSimulation(someInstant + 1000, seededRandom(1));
        await shop.seed(stored);
        await shop.run(operation, edit.actor, request);
        const after = await shop.read<Fields>(edit.path);
        const mayChange = [...edit.named(request), ...(edit.following ?? [])];
        const changed = Object.keys({ ...at(edit.path), ...after }).filter(
          (name) => !same(after[name], at(edit.path)[name]),
        );
        expect(changed.filter((name) => !mayChange.includes(name))).toEqual([]);
      }),
      { numRuns: 60 },
    ),
);

test('the default address stays so unless the edit says otherwise (rule: default-address)', async () => {
  const shop = openSimulation(someInstant + 1000, seededRandom(1));
  await shop.seed(stored);
  const { isDefault: _named, ...unnamed } = savedAddress;
  await shop.run(saveAddressOperation, 'customer1', {
    ...unnamed,
    address: '15, 3rd Cross',
  });
  expect(await shop.read('profiles/customer1')).toMatchObject({
    savedAddresses: [{ addressId: 'home1', address: '15, 3rd Cross', isDefault: true }],
  });
});
