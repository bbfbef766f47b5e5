/**
 * Each member of each picklist of a document that browsers may read: the schema names them, so that a new state asks who may
 * read it.
 * @module
 */
import {
  accountCartSchema,
  assignmentSchema,
  auditEntrySchema,
  cashDepositSchema,
  categorySchema,
  damagedDocumentSchema,
  deliveryPartnerSchema,
  gatewayStatusSchema,
  indianCitiesSchema,
  orderHistorySchema,
  orderSchema,
  paymentIntentSchema,
  paymentSchema,
  pickingSchema,
  productSchema,
  profileSchema,
  putBackSchema,
  publicStoreSettingsSchema,
  refundSchema,
  sharedWordsSchema,
  roles,
  stockChangeSchema,
  walletTransactionSchema,
  withdrawalRequestSchema,
  type AssignmentState,
} from '@basket/domain';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
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
import { databaseOf, documents, openRules, personas, profilesOf, roleOf, type Persona } from './personas';
import { readers } from './readers';

const partnerAndAdmins = ['partner', 'admin'] as const;

/** Rejected, missed and withdrawn offers are no business of their partner any more. */
const readersByState: Readonly<Record<AssignmentState, readonly Persona[]>> = {
  offered: partnerAndAdmins,
  accepted: partnerAndAdmins,
  delivered: partnerAndAdmins,
  lost: partnerAndAdmins,
  rejected: ['admin'],
  expired: ['admin'],
  withdrawn: ['admin'],
};

interface Kind {
  readonly entries: Readonly<Record<string, Parts>>;
  /** The field that names whose document it is; only admins list documents that have none. */
  readonly owner?: string;
  /** Readers by member, for each picklist that the rules distinguish. All others change nothing. */
  readonly distinguished?: Readonly<Record<string, Readonly<Record<string, readonly Persona[]>>>>;
}

/** The schema of each collection that browsers may read. */
const kinds: Readonly<Record<string, Kind>> = {
  assignments: {
    ...assignmentSchema,
    owner: 'deliveryPartnerId',
    distinguished: { state: readersByState },
  },
  auditEntries: auditEntrySchema,
  carts: accountCartSchema,
  cashDeposits: { ...cashDepositSchema, owner: 'deliveryPartnerId' },
  categories: categorySchema,
  damagedDocuments: damagedDocumentSchema,
  deliveryPartners: deliveryPartnerSchema,
  history: orderHistorySchema,
  indianCities: indianCitiesSchema,
  orders: { ...orderSchema, owner: 'customerId' },
  paymentIntents: paymentIntentSchema,
  payments: paymentSchema,
  pickings: pickingSchema,
  products: productSchema,
  profiles: profileSchema,
  putBacks: putBackSchema,
  refunds: refundSchema,
  sharedWords: sharedWordsSchema,
  stockChanges: stockChangeSchema,
  'storeSettings/gatewayStatus': gatewayStatusSchema,
  'storeSettings/public': publicStoreSettingsSchema,
  'system/lastGoodSettings': publicStoreSettingsSchema,
  walletTransactions: { ...walletTransactionSchema, owner: 'deliveryPartnerId' },
  withdrawalRequests: { ...withdrawalRequestSchema, owner: 'deliveryPartnerId' },
};

/** A sample of each; profiles are those of nobody, because a person always reads the own one. */
const samples: Readonly<Record<string, string>> = {
  assignments: 'assignments/order4_1',
  orders: 'orders/order1',
};

const kindOf = (path: string): string => (path in kinds ? path : (path.split('/').at(-2) ?? ''));
const readable = Object.keys(readers).filter((path) => readers[path]?.length);
const samplePath = (name: string): string =>
  samples[name] ?? readable.find((path) => kindOf(path) === name) ?? '';

interface Parts {
  readonly type: string;
  readonly wrapped?: Parts;
  readonly options?: readonly (string | Parts)[];
}

/** The members of a picklist, which may be null, have a default or be one of several; none of any other schema. */
const membersOf = ({ wrapped, options = [] }: Parts): string[] =>
  wrapped
    ? membersOf(wrapped)
    : options.flatMap((option) => (typeof option === 'string' ? [option] : membersOf(option)));

interface Member {
  readonly name: string;
  readonly path: string;
  readonly field: string;
  readonly member: string;
  /** Set where the owner lists documents by this field. */
  readonly owner: string | undefined;
  readonly allowed: readonly Persona[];
}

function membersOfKind([name, { entries, owner, distinguished = {} }]: [string, Kind]): Member[] {
  const sample = samplePath(name);
  const usual = name === 'profiles' ? (['admin'] as const) : (readers[sample] ?? []);
  return Object.entries(entries).flatMap(([field, schema]) =>
    membersOf(schema).map((member) => ({
      ...{ name, field, member },
      // A list has to ask for what the rules distinguish.
      owner: field in distinguished || Object.keys(distinguished).length === 0 ? owner : undefined,
      path: `${sample.slice(0, sample.lastIndexOf('/'))}/${field}-${member}`,
      allowed: distinguished[field] ? (distinguished[field][member] ?? []) : usual,
    })),
  );
}
const members = Object.entries(kinds).flatMap(membersOfKind);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await openRules('members');
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    for (const [at, profile] of Object.entries(profilesOf((persona) => persona)))
      await setDoc(doc(db, at), profile);
    for (const { name, path, field, member } of members)
      await setDoc(doc(db, path), { ...documents[samplePath(name)], [field]: member });
  });
});
afterAll(() => environment.cleanup());

/** The personas whom the rules let through. */
async function allowedOf(attempt: (db: Firestore) => Promise<unknown>): Promise<readonly Persona[]> {
  const outcomes = await Promise.all(
    personas.map((persona) =>
      attempt(databaseOf(environment, persona)).then(
        () => true,
        (error: { readonly code?: string }) => {
          if (error.code === 'permission-denied') return false;
          throw error;
        },
      ),
    ),
  );
  return personas.filter((_persona, place) => outcomes[place]);
}

const inOrder = (allowed: readonly Persona[]): readonly Persona[] =>
  personas.filter((persona) => allowed.includes(persona));

test.each(members)('$name with $field $member can be got by $allowed', async ({ path, allowed }) => {
  expect(await allowedOf((db) => getDoc(doc(db, path)))).toEqual(inOrder(allowed));
});

test.each(members.filter(({ owner }) => owner))(
  'own $name with $field $member can be listed by $allowed',
  async ({ path, name, field, member, owner = '', allowed }) => {
    const own = (documents[samplePath(name)] as Readonly<Record<string, unknown>>)[owner];
    const list = (db: Firestore) =>
      getDocs(
        query(
          collection(db, path.slice(0, path.lastIndexOf('/'))),
          where(owner, '==', own),
          where(field, '==', member),
          limit(50),
        ),
      );
    expect(await allowedOf(list)).toEqual(inOrder(allowed));
  },
);

test('every collection that a browser may read has its schema here', () => {
  expect([...new Set(readable.map(kindOf))].sort()).toEqual(Object.keys(kinds).sort());
});

test('the tables by member have every member of their lists', () => {
  for (const [name, { distinguished = {} }] of Object.entries(kinds))
    for (const [field, table] of Object.entries(distinguished))
      expect(Object.keys(table)).toEqual(
        members.filter((one) => one.name === name && one.field === field).map(({ member }) => member),
      );
});

test.each(roles)('one of the personas, whose account is open, is a %s', (role) => {
  expect(personas.filter((persona) => roleOf(persona) === role && persona !== 'disabledAdmin')).not.toEqual(
    [],
  );
});
