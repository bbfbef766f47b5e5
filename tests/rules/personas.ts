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
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Every refusal would write a warning; here refusals are the point.
setLogLevel('silent');

/** Who asks. Roles come from the profiles below, never from the token. */
export const personas = [
  'visitor',
  'customer',
  'otherCustomer',
  'partner',
  'otherPartner',
  'admin',
  'demotedPartner',
  'noProfile',
] as const;
export type Persona = (typeof personas)[number];

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

/** One document of every kind, built by the domain's own builders: drift fails these tests. */
export const documents: Readonly<Record<string, object>> = {
  'profiles/customer': aProfile({ role: 'customer' }),
  'profiles/otherCustomer': aProfile({ role: 'customer' }),
  'profiles/partner': aProfile({ role: 'delivery_partner' }),
  'profiles/otherPartner': aProfile({ role: 'delivery_partner' }),
  'profiles/demotedPartner': aProfile({ role: 'customer' }),
  'profiles/admin': aProfile({ role: 'admin' }),
  'categories/veg': aCategory(),
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
  'assignments/order2_1': dropId(anAssignment({ deliveryPartnerId: 'partner', state: 'rejected' })),
  'assignments/order3_1': dropId(anAssignment({ deliveryPartnerId: 'demotedPartner', state: 'delivered' })),
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
  'catalogue/current': { version: 1, publishedAt: someInstant, files: {} },
  'operations/customer_op': { requestHash: 'x', result: {}, at: someInstant },
  'orderNumbers/BE2611204821': { orderId: 'order1', at: someInstant },
  'outbox/offer-order1_1': { task: {}, dueAt: someInstant, createdAt: someInstant },
  'secrets/gateway': { keySecret: 'canary' },
  'somethingNew/x': { value: 1 },
};

/** @param name keeps test files that run side by side apart */
export async function openRules(name: string): Promise<RulesTestEnvironment> {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const rules = readFileSync(path.join(process.cwd(), 'firestore.rules'), 'utf8');
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

/** The database as a persona sees it. The admin's token claims nothing: the profile decides. */
export function databaseOf(environment: RulesTestEnvironment, persona: Persona): Firestore {
  const context =
    persona === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(persona, persona === 'customer' ? { role: 'admin' } : {});
  return context.firestore() as unknown as Firestore;
}
