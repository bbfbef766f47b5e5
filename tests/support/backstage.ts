/**
 * Accounts and documents that a journey needs before it begins, written as the server would write them.
 * Everything else in a journey happens on screens.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  assignments,
  customerSearchKeys,
  minAssignableBalancePaise,
  newDeliveryPartner,
  orderSchema,
  orderSearchKeys,
  type DeliveryPartner,
  type Order,
  type Role,
} from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { shopUrl } from './browser';
import { controlStack } from '../../tools/stack/control/control.mjs';
import { demoPassword, projectId } from '../../tools/base/project.mjs';

let app: App | undefined;
const customerIds: string[] = [];
const partnerIds: string[] = [];

function backstage(): App {
  if (!process.env['FIRESTORE_EMULATOR_HOST'])
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: journeys run against a local stack');
  app ??= initializeApp({ projectId }, 'backstage');
  return app;
}

export async function closeBackstage(): Promise<void> {
  if (!app) return;
  const opened = app;
  await Promise.all([removeOpenOrders(), sendPartnersHome()]);
  app = undefined;
  await deleteApp(opened);
}

export const documents = (): Firestore => getFirestore(backstage());

/**
 * The journeys share one shop, whose board shows a number of open orders: each file takes away those that nobody carries, or that a partner
 * of its own does.
 */
async function removeOpenOrders(): Promise<void> {
  const ownPartners = [...partnerIds];
  const batch = documents().batch();
  for (const uid of customerIds.splice(0)) {
    const { docs } = await documents().collection('orders').where('customerId', '==', uid).get();
    for (const doc of docs) {
      const { deliveryPartnerId, status, offerAttempts } = doc.data() as Order;
      const isCarried = deliveryPartnerId !== null;
      if (isCarried && (status === 'delivered' || !ownPartners.includes(deliveryPartnerId))) continue;
      batch.delete(doc.ref);
      if (isCarried) batch.delete(documents().doc(assignments.path(doc.id, offerAttempts)));
    }
  }
  await batch.commit();
}

/** The board recommends five partners: each file sets its own ones offline, who would push aside those of the next. */
async function sendPartnersHome(): Promise<void> {
  const batch = documents().batch();
  for (const uid of partnerIds.splice(0))
    batch.update(documents().doc(`deliveryPartners/${uid}`), { isOnline: false });
  await batch.commit();
}

export interface Customer {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
}

/** A customer who registered some time ago, close to the store, and has never ordered. */
export async function aCustomer(facts: Partial<Customer> = {}): Promise<Customer> {
  const sign = randomUUID().slice(0, 8);
  const customer: Customer = {
    uid: `customer-${sign}`,
    name: `Asha ${sign}`,
    email: `asha-${sign}@basket.example`,
    password: demoPassword,
    phone: '9845012345',
    address: '27, 5th Cross, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    ...facts,
  };
  customerIds.push(customer.uid);
  await addPerson(customer, 'customer');
  return customer;
}

/** A partner of a journey's own, offline unless `facts` say otherwise and with enough in the wallet for offers. */
export async function aPartner(
  facts: Partial<DeliveryPartner> = {},
): Promise<{ readonly name: string; readonly email: string }> {
  const sign = randomUUID().slice(0, 8);
  const person = { uid: `partner-${sign}`, name: `Ravi ${sign}`, email: `ravi-${sign}@basket.example` };
  const { uid, name, email } = person;
  const address = { address: '', city: '', state: '', pincode: '' };
  await addPerson({ ...person, ...address, phone: '9845012399', password: demoPassword }, 'delivery_partner');
  const partner = newDeliveryPartner({ name, email, phone: '9845012399' }, Date.now());
  await documents()
    .doc(`deliveryPartners/${uid}`)
    .set({ ...partner, walletBalancePaise: 2 * minAssignableBalancePaise, ...facts });
  partnerIds.push(uid);
  return person;
}

/** The account and the profile of a person. */
async function addPerson(person: Customer, role: Role): Promise<void> {
  const { uid, password, ...profile } = person;
  const auth = getAuth(backstage());
  await auth.createUser({ uid, email: person.email, password, displayName: person.name });
  await auth.setCustomUserClaims(uid, { role });
  const now = Date.now();
  const derived = { searchKeys: customerSearchKeys(person), createdAt: now, updatedAt: now };
  await documents()
    .doc(`profiles/${uid}`)
    .set({ ...profile, role, avatarUrl: null, ...derived });
}

/** As if its owner had pressed the link in the e-mail that confirms the address. */
export async function verifyEmailOf({ uid }: Customer): Promise<void> {
  await getAuth(backstage()).updateUser(uid, { emailVerified: true });
}

/**
 * The local storage of a browser in which the account has signed in: Firebase Auth's own entry and the shop's hint.
 * @returns values by key
 */
export async function sessionOf(
  email: string,
  password: string,
  role: Role,
): Promise<Readonly<Record<string, object>>> {
  const { apiKey } = ((await (await fetch(`${shopUrl}/config.json`)).json()) as Config).firebase;
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { localId: uid, displayName = '', ...tokens } = (await answer.json()) as SignIn;
  const stsTokenManager = {
    refreshToken: tokens.refreshToken,
    accessToken: tokens.idToken,
    expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
  };
  const account = { uid, email, displayName, emailVerified: false, isAnonymous: false, providerData: [] };
  return {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: { ...account, stsTokenManager, apiKey, appName: '[DEFAULT]' },
    'basket-express.session': { uid, email, name: displayName, role },
  };
}

interface Config {
  readonly firebase: { readonly apiKey: string };
}

/** The part of Auth's answer that is used. */
interface SignIn {
  readonly localId: string;
  readonly displayName?: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** The code of the latest SMS to a number, which the Auth emulator keeps instead of sending it. @param phone ten digits */
export async function codeSentTo(phone: string): Promise<string> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[];
  };
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+91${phone}`);
  if (!sent) throw new Error(`No code was sent to ${phone}`);
  return sent.code;
}

/** The account that signs in with a number. Its orders go like those of {@link aCustomer}. @param phone ten digits */
export async function uidOfPhone(phone: string): Promise<string> {
  const { uid } = await getAuth(backstage()).getUserByPhoneNumber(`+91${phone}`);
  customerIds.push(uid);
  return uid;
}

/** Starts what the platform starts every minute, and waits for its end. */
export async function sweepNow(): Promise<void> {
  const stack = await controlStack();
  if (!stack) throw new Error('The stack does not answer on its control port');
  await stack.runSchedules();
}

/** Ids of a customer's orders. */
export async function orderIdsOf(uid: string): Promise<string[]> {
  const { docs } = await documents().collection('orders').where('customerId', '==', uid).get();
  return docs.map(({ id }) => id);
}

/** The stock of a product. */
export async function stockOf(productId: string): Promise<number> {
  return (await documents().doc(`products/${productId}`).get()).get('stockQuantity') as number;
}

/** The number of an order that no other journey looks for. */
export const anOrderNumber = (): string => `BE261122${String(randomInt(1000, 10_000))}`;

/** Writes an order of the customer as if it had been placed at `createdAt`. @returns its id */
export async function anOrderOf(customer: Customer, facts: Partial<Order> = {}): Promise<string> {
  const { id: _id, ...template } = anOrder();
  const createdAt = facts.createdAt ?? Date.now();
  const order = v.parse(orderSchema, {
    ...template,
    items: template.items.map((item) => ({ ...item, imageId: null })),
    customerId: customer.uid,
    customerName: customer.name,
    createdAt,
    updatedAt: createdAt,
    statusTimes: { pending: createdAt },
    ...facts,
  });
  const { id } = await documents()
    .collection('orders')
    .add({ ...order, searchKeys: orderSearchKeys(order) });
  return id;
}

/** Waits until shoppers get a catalogue with (or without) the product: it is published after every change. */
export async function catalogueHas(productId: string, isThere: boolean): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const answer = await fetch(`${shopUrl}/api/catalogue`, { headers: { 'Cache-Control': 'no-cache' } });
    const { products } = (await answer.json()) as { products: readonly { id: string }[] };
    if (products.some(({ id }) => id === productId) === isThere) return;
    if (Date.now() > until)
      throw new Error(`The catalogue was not published with the change of ${productId}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
