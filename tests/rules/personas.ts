import type { AuditEntry, PutBack, Role } from '@basket/domain';
import {
  anAssignment,
  anOrder,
  aCategory,
  aPartner,
  aProduct,
  aProfile,
  someInstant,
  storeSettings,
} from '@basket/domain/testing';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// The SDK logs a warning for each refusal, and these tests cause many.
setLogLevel('silent');

/** The callers, each with the role that the profile has; null where there is no profile. */
const roles = {
  visitor: null,
  customer: 'customer',
  otherCustomer: 'customer',
  partner: 'delivery_partner',
  otherPartner: 'delivery_partner',
  admin: 'admin',
  demotedPartner: 'customer',
  demotedAdmin: 'customer',
  disabledAdmin: 'admin',
  phoneAdmin: 'admin',
  noProfile: null,
} as const satisfies Readonly<Record<string, Role | null>>;
export type Persona = keyof typeof roles;
export const personas = Object.keys(roles) as Persona[];

/** The role in the profile of a persona; null without a profile. */
export const roleOf = (persona: Persona): Role | null => roles[persona];

/**
 * Claims of the caller's token. Rules must read the role from the profile: one customer's token claims to be an admin's,
 * the token of a demoted admin is up to an hour old, and the admin's own token claims nothing. One admin came in with a
 * code by SMS (threat-taken-number).
 */
export const claimsOf = (persona: Persona): TokenOptions =>
  persona === 'customer' || persona === 'demotedAdmin'
    ? { role: 'admin' }
    : persona === 'phoneAdmin'
      ? { firebase: { sign_in_provider: 'phone', identities: {} } }
      : {};

/** @param uidOf the account of a persona. @returns the profiles of the personas by path */
export const profilesOf = (uidOf: (persona: Persona) => string): Record<string, object> =>
  Object.fromEntries(
    personas.flatMap((persona) => {
      const role = roles[persona];
      return role
        ? [
            [
              `profiles/${uidOf(persona)}`,
              aProfile({ role, disabledAt: persona === 'disabledAdmin' ? someInstant : null }),
            ],
          ]
        : [];
    }),
  );

const dropId = <T extends { id: string }>({ id: _id, ...data }: T) => data;

const order = anOrder({
  id: 'order1',
  customerId: 'customer',
  deliveryPartnerId: 'partner',
  status: 'confirmed',
});
const walletRow = {
  deliveryPartnerId: 'partner',
  seq: 1,
  transactionType: 'credit',
  amountPaise: 50_00,
  balanceAfterPaise: 50_00,
  orderId: 'order1',
  orderNumber: order.orderNumber,
  description: 'Delivery',
  createdAt: someInstant,
};

/** One document of every kind, from the domain's builders, so that a changed schema fails these tests. */
export const documents: Readonly<Record<string, object>> = {
  ...profilesOf((persona) => persona),
  'stockLanes/tomato_0': { productId: 'tomato', units: 3, changedAt: 1 },
  'accountCounters/customer': {
    day: '261120',
    ordersPlaced: 1,
    ordersCancelled: 0,
    withdrawals: 0,
    unpaidOrderIds: ['order1'],
  },
  'carts/customer': {
    lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
    orderIds: [],
    updatedAt: someInstant,
  },
  'slotPlaces/1763712000000': { startsAt: 1_763_712_000_000, taken: 1 },
  'changedDays/order1_5': { dayAt: someInstant, orderId: 'order1' },
  'storeFigures/closed': { orders: 1, revenuePaise: 100_00, closedUntil: someInstant },
  'categories/veg': aCategory(),
  'sharedWords/hi': { words: [{ word: 'India', text: 'भारत' }], updatedAt: someInstant },
  'products/tomato': aProduct(),
  'orders/order1': dropId(order),
  'orders/order1/history/0001': {
    seq: 1,
    at: someInstant,
    actorId: 'customer',
    actorRole: 'customer',
    from: null,
    to: 'pending',
    note: '',
  },
  'assignments/order1_1': dropId(anAssignment({ deliveryPartnerId: 'partner', state: 'accepted' })),
  'assignments/order4_1': dropId(anAssignment({ deliveryPartnerId: 'partner', state: 'offered' })),
  'assignments/order2_1': dropId(anAssignment({ deliveryPartnerId: 'partner', state: 'rejected' })),
  'assignments/order3_1': dropId(anAssignment({ deliveryPartnerId: 'demotedPartner', state: 'delivered' })),
  'failedPublications/latest': { failedAt: someInstant },
  'system/sweep': { resting: {} },
  'pageErrors/7': { message: 'TypeError' },
  'rollouts/mf_shop.0123456789abcdef': { area: 'mf_shop' },
  'damagedDocuments/order1': {
    path: 'orders/order1',
    issues: ['totalPaise: expected number'],
    version: '1',
    firstSeenAt: someInstant,
    lastSeenAt: someInstant,
    sightings: 1,
  },
  'auditEntries/entry1': {
    kind: 'wallet',
    action: 'created',
    actorId: 'admin',
    actorName: 'Meera',
    subjectId: 'partner',
    subjectName: 'Imran Khan',
    personId: 'partner',
    changes: [{ field: 'amountPaise', from: null, to: 100_00 }],
    moreChanges: 0,
    facts: null,
    subjects: 1,
    createdAt: someInstant,
  } satisfies AuditEntry,
  'pickings/order1': {
    orderNumber: order.orderNumber,
    pickerId: 'admin',
    pickerName: 'Meera',
    picked: [false],
    startedAt: someInstant,
    packedAt: null,
    bags: null,
    updatedAt: someInstant,
  },
  'putBacks/order1': {
    orderNumber: order.orderNumber,
    from: 'out_for_delivery',
    deliveryPartnerId: 'partner',
    partnerName: 'Imran Khan',
    items: [{ line: 0, productId: 'tomato', name: 'Tomato, Hybrid', unit: '500 g', quantity: 2 }],
    startedAt: null,
    packedAt: null,
    bags: null,
    cancelledAt: someInstant,
  } satisfies PutBack,
  'refunds/order1_3': {
    orderId: 'order1',
    orderNumber: order.orderNumber,
    customerId: 'customer',
    paymentId: null,
    amountPaise: 98_00,
    status: 'owed',
    createdAt: someInstant,
    updatedAt: someInstant,
  },
  'payments/pay_1': {
    orderId: 'order1',
    orderNumber: order.orderNumber,
    customerId: 'customer',
    intentId: 'order_1',
    amountPaise: 98_00,
    currency: 'INR',
    method: 'upi',
    state: 'captured',
    use: 'order',
    surplusReason: null,
    failure: null,
    capturedAt: someInstant,
    createdAt: someInstant,
    updatedAt: someInstant,
  },
  'paymentIntents/order_1': {
    orderId: 'order1',
    orderNumber: order.orderNumber,
    customerId: 'customer',
    kind: 'checkout',
    attempt: 1,
    mode: 'test',
    amountPaise: 98_00,
    currency: 'INR',
    state: 'open',
    createdAt: someInstant,
    expiresAt: someInstant,
    checkAt: null,
    checks: 0,
    code: null,
    updatedAt: someInstant,
  },
  'disputes/disp_1': {
    orderId: 'order1',
    orderNumber: 'BE2611204821',
    paymentId: 'pay_1',
    amountPaise: 98_00,
    reason: 'goods or services not received',
    respondByAt: null,
    state: 'open',
    createdAt: someInstant,
    updatedAt: someInstant,
  },
  'webhookEvents/event1': {
    event: { kind: 'other', type: 'invoice.paid' },
    receivedAt: someInstant,
    tries: 0,
    processAt: null,
  },
  'deliveryPartners/partner': dropId(aPartner()),
  'deliveryPartners/otherPartner': dropId(aPartner()),
  'walletTransactions/order1_1_earning': walletRow,
  'withdrawalRequests/request1': {
    deliveryPartnerId: 'partner',
    partnerName: 'Imran Khan',
    amountPaise: 100_00,
    accountHolderName: 'Imran Khan',
    bankAccountNumber: '1234567890',
    ifscCode: 'HDFC0001234',
    status: 'pending',
    adminNotes: '',
    processedAt: null,
    processedBy: null,
    createdAt: someInstant,
  },
  'cashDeposits/deposit1': {
    deliveryPartnerId: 'partner',
    amountPaise: 100_00,
    cashInHandAfterPaise: 0,
    note: '',
    recordedBy: 'admin',
    createdAt: someInstant,
  },
  'products/tomato/stockChanges/change1': {
    deltaUnits: 5,
    stockQuantity: 105,
    reason: 'Delivery',
    actorId: 'admin',
    at: someInstant,
  },
  'storeSettings/gatewayStatus': { hasKeySecret: true, hasWebhookSecret: false, updatedAt: someInstant },
  'guards/admins': { uids: ['admin'] },
  'indianCities/karnataka': { state: 'Karnataka', cities: ['Bengaluru'] },
  'storeSettings/public': storeSettings(),
  'system/lastGoodSettings': storeSettings(),
  'catalogue/current': { version: 1, publishedAt: someInstant, files: {} },
  'operations/customer_op': { requestHash: 'x', result: {}, at: someInstant },
  'orderNumbers/BE2611204821': { orderId: 'order1', at: someInstant },
  'outbox/offer-order1_1': { task: {}, dueAt: someInstant, createdAt: someInstant },
  'secrets/gateway': { keySecret: 'canary' },
  'somethingNew/x': { value: 1 },
};

/** A run of the mutants gives another file. */
export const rulesFile = process.env['FIRESTORE_RULES'] ?? path.join(process.cwd(), 'firestore.rules');

/** @param name must be unique per test file, because files run in parallel */
export async function openRules(name: string): Promise<RulesTestEnvironment> {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const rules = readFileSync(rulesFile, 'utf8');
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}-${process.pid}`,
    firestore: { host, port: Number(port), rules },
  });
}

export async function fill(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    for (const [at, data] of Object.entries(documents)) await setDoc(doc(db, at), data);
  });
}

/** Clients of one file by persona. Each has a connection, which costs more than what a test asks of it. */
const databases = new Map<Persona, Firestore>();

/** The database as a persona sees it. The admin's token has no claims: the profile decides. */
export function databaseOf(environment: RulesTestEnvironment, persona: Persona): Firestore {
  const known = databases.get(persona);
  if (known) return known;
  const context =
    persona === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(persona, claimsOf(persona));
  const database = context.firestore() as unknown as Firestore;
  databases.set(persona, database);
  return database;
}
