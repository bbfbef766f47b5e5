/**
 * The documents that belong to an account, in every collection in which somebody reads an own one: the token of an account that was
 * disabled lives for up to an hour, and a phone number can get a new owner.
 * @module
 */
import type { Role } from '@basket/domain';
import { aProfile, someInstant } from '@basket/domain/testing';
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { documents, openRules, profilesOf } from './personas';
import { readers } from './readers';

const byPhone: TokenOptions = { firebase: { sign_in_provider: 'phone', identities: {} } };

interface Session {
  readonly role: Role | null;
  readonly claims?: TokenOptions;
  readonly disabledAt?: number;
  readonly readsOwn: boolean;
}

const sessions: Readonly<Record<string, Session>> = {
  customerByPassword: { role: 'customer', readsOwn: true },
  customerByPhone: { role: 'customer', claims: byPhone, readsOwn: true },
  customerWithoutProfile: { role: null, readsOwn: true },
  disabledCustomer: { role: 'customer', disabledAt: someInstant, readsOwn: false },
  disabledCustomerByPhone: { role: 'customer', claims: byPhone, disabledAt: someInstant, readsOwn: false },
  partnerByPassword: { role: 'delivery_partner', readsOwn: true },
  partnerByPhone: { role: 'delivery_partner', claims: byPhone, readsOwn: false },
  disabledPartner: { role: 'delivery_partner', disabledAt: someInstant, readsOwn: false },
  adminByPhone: { role: 'admin', claims: byPhone, readsOwn: false },
};

/** Documents that 'customer' or 'partner' reads because they are the own ones: strangers of the same role do not. */
const ownedBy = (path: string): 'customer' | 'partner' | null => {
  const allowed = readers[path] ?? [];
  if (allowed.includes('customer') && !allowed.includes('otherCustomer')) return 'customer';
  return allowed.includes('partner') && !allowed.includes('otherPartner') ? 'partner' : null;
};
const owned = Object.keys(readers).filter((path) => ownedBy(path) && !path.startsWith('profiles/'));

/** The same document of another owner. */
function ofOwner(path: string, uid: string): { readonly at: string; readonly data: object } {
  const owner = ownedBy(path) ?? '';
  const [collectionName = '', id = ''] = path.split('/');
  const data = Object.fromEntries(
    Object.entries(documents[path] ?? {}).map(([field, value]) => [field, value === owner ? uid : value]),
  );
  return { at: `${collectionName}/${id === owner ? uid : `${id}-${uid}`}`, data };
}

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('own');
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    for (const [at, profile] of Object.entries(profilesOf((persona) => persona)))
      await setDoc(doc(db, at), profile);
    for (const [uid, { role, disabledAt = null }] of Object.entries(sessions)) {
      if (role) await setDoc(doc(db, `profiles/${uid}`), aProfile({ role, disabledAt }));
      for (const path of owned) {
        const { at, data } = ofOwner(path, uid);
        await setDoc(doc(db, at), data);
      }
    }
  });
});
afterAll(() => environment.cleanup());

const databases = new Map<string, Firestore>();
function databaseOf(uid: string): Firestore {
  const known = databases.get(uid);
  if (known) return known;
  const opened = environment.authenticatedContext(uid, sessions[uid]?.claims ?? {}).firestore();
  databases.set(uid, opened as unknown as Firestore);
  return databaseOf(uid);
}

const isAllowed = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error: { readonly code?: string }) => {
      if (error.code === 'permission-denied') return false;
      throw error;
    },
  );

test('the table of readers names the documents that somebody owns', () => {
  expect(owned.map((path) => path.split('/')[0]).sort()).toEqual([
    'assignments',
    'assignments',
    'carts',
    'cashDeposits',
    'deliveryPartners',
    'orders',
    'walletTransactions',
    'withdrawalRequests',
  ]);
});

test.each(Object.entries(sessions).map(([uid, session]) => ({ uid, ...session })))(
  'threat-taken-number, threat-closed-account: $uid gets own documents: $readsOwn',
  async ({ uid, role, readsOwn }) => {
    for (const path of owned) {
      // Work is for partners only.
      const expected = readsOwn && (role === 'delivery_partner' || !path.startsWith('assignments/'));
      const allowed = await isAllowed(getDoc(doc(databaseOf(uid), ofOwner(path, uid).at)));
      expect({ path, allowed }).toEqual({ path, allowed: expected });
    }
  },
);

test.each(Object.entries(sessions).map(([uid, session]) => ({ uid, ...session })))(
  'threat-taken-number, threat-closed-account: $uid lists own documents: $readsOwn',
  async ({ uid, readsOwn }) => {
    for (const [name, field] of [
      ['orders', 'customerId'],
      ['walletTransactions', 'deliveryPartnerId'],
      ['withdrawalRequests', 'deliveryPartnerId'],
      ['cashDeposits', 'deliveryPartnerId'],
    ] as const) {
      const list = query(collection(databaseOf(uid), name), where(field, '==', uid), limit(50));
      expect({ name, allowed: await isAllowed(getDocs(list)) }).toEqual({ name, allowed: readsOwn });
    }
  },
);

test.each(Object.entries(sessions).map(([uid, session]) => ({ uid, ...session })))(
  'threat-taken-number: $uid gets the own profile, which says that an account is disabled',
  async ({ uid, role, claims }) => {
    const isStaffByPhone = role !== null && role !== 'customer' && claims === byPhone;
    expect(await isAllowed(getDoc(doc(databaseOf(uid), `profiles/${uid}`)))).toBe(!isStaffByPhone);
  },
);
