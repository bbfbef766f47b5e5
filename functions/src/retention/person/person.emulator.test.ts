import {
  assignmentSchema,
  collectionOf,
  customerFigures,
  deliveryPartnerSchema,
  orderSchema,
  parseDocument,
  personalData,
  retention,
} from '@basket/domain';
import {
  anAssignment,
  anOrder,
  anOrderAssignment,
  aPartner,
  aProfile,
  aWithdrawal,
  someInstant,
} from '@basket/domain/testing';
import { runTask } from '../../entry-points/run-task.task';
import { closeAccountOperation, exportPersonalDataOperation } from '../../accounts/personal-data.callable';
import { closeCustomers } from '../../reporting';
import { freshHarness } from '../../testing/fresh-harness';
import { refusalOf } from '../../testing/harness';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';

const mockAccounts: { present: unknown } = { present: null };
jest.mock('../../platform/accounts', () => ({
  ...jest.requireActual<object>('../../platform/accounts'),
  accountsOf: () => mockAccounts.present,
}));

const uid = 'asha';
const name = 'Asha Rao';
const phone = '9845012399';
const street = '221B, Rest House Road';
const partnerPay = 41_00;
/** Data of somebody else, in documents that concern this person too. */
const other = { customerName: 'Vikram Rao', customerPhone: '9900011122', address: '5, Church Street' };

const withoutId = <T extends { id: string }>({ id: _id, ...document }: T) => document;
const delivery = { ...anOrder().delivery, address: street, phone, instructions: 'Ring twice' };
const ownOrder = anOrder({
  ...{ id: 'own', customerId: uid, customerName: name, status: 'delivered', delivery },
  searchKeys: ['asha', phone],
});
const delivered = anOrder({ id: 'other', customerId: 'vikram', deliveryPartnerId: uid, status: 'delivered' });
const at = someInstant;

/** A document in every collection that concerns this one person, as customer and as a former delivery partner. */
const everywhere: Readonly<Record<string, object>> = {
  'accountCounters/asha': { day: '261123', ordersPlaced: 1 },
  'carts/asha': { lines: [], orderIds: [], updatedAt: someInstant },
  'assignments/own_1': withoutId(
    anAssignment({
      ...{ orderId: 'own', deliveryPartnerId: 'imran', state: 'delivered', earningPaise: partnerPay },
      ...{ customerName: name, customerPhone: phone, address: street },
    }),
  ),
  'assignments/other_1': withoutId(
    anAssignment({
      orderId: 'other',
      deliveryPartnerId: uid,
      partnerName: name,
      state: 'delivered',
      ...other,
    }),
  ),
  'auditEntries/about': {
    kind: 'account',
    personId: uid,
    subjectName: name,
    changes: [{ field: 'phone', from: '', to: phone }],
    actorId: 'admin1',
  },
  'auditEntries/by': {
    kind: 'product',
    personId: null,
    subjectName: 'Tomato',
    actorId: uid,
    actorName: name,
  },
  'cashDeposits/d1': { deliveryPartnerId: uid, amountPaise: 500_00, note: '', createdAt: at },
  'deliveryPartners/asha': withoutId(
    aPartner({
      id: uid,
      name,
      phone,
      email: 'asha@basket.example',
      walletBalancePaise: 0,
      cashInHandPaise: 0,
    }),
  ),
  'operations/asha_0123456789abcdef': { result: { name, phone } },
  'orders/own': withoutId(ownOrder),
  'orders/other': withoutId({
    ...delivered,
    assignment: anOrderAssignment({ partnerName: name, partnerPhone: phone }),
  }),
  'orders/own/history/0001': {
    note: 'asha called from 98450-12399: leave it at Rest House Road',
    facts: { code: 'to_be_tried_again' },
    at,
  },
  'paymentIntents/i1': { customerId: uid, amountPaise: 120_00 },
  'payments/p1': { customerId: uid, amountPaise: 120_00, method: 'upi' },
  'pickings/own': { pickerId: uid, pickerName: name },
  'profiles/asha': aProfile({ name, phone, email: 'asha@basket.example', address: street }),
  'putBacks/own': { deliveryPartnerId: uid, partnerName: name },
  'refunds/r1': { customerId: uid, amountPaise: 20_00 },
  'walletTransactions/w1': { deliveryPartnerId: uid, amountPaise: 35_00 },
  'withdrawalRequests/q1': withoutId(aWithdrawal({ id: 'q1', deliveryPartnerId: uid, partnerName: name })),
};
/** The same of somebody else, which nothing may touch. */
const elsewhere: Readonly<Record<string, object>> = {
  'profiles/asha2': aProfile({ name: 'Asha Khan' }),
  'profiles/admin1': aProfile({ role: 'admin' }),
  'operations/asha2_0123456789abcdef': { result: 'kept' },
  'orders/own/history/0002': { note: 'Handed over', at },
  'orders/third/history/0001': { note: 'Asha Khan called', at },
  'orders/third': withoutId(anOrder({ id: 'third', customerId: 'asha2' })),
};
const harness = freshHarness(someInstant, () => ({ ...everywhere, ...elsewhere }));

const exists = async (path: string): Promise<boolean> => (await harness.db.doc(path).get()).exists;
beforeEach(() => harness.accounts.createUser({ uid, email: 'asha@basket.example' }));
afterEach(async () => {
  await harness.accounts.deleteUsers([uid]);
});

test('every collection says what it has of a person, and this test has a document for each that has something (rule: person-erased)', () => {
  expect(Object.keys(personalData).sort()).toEqual(Object.keys(retention).sort());
  const concerned = Object.entries(personalData).flatMap(([collection, links]) =>
    links.map(() => collection),
  );
  expect(Object.keys(everywhere).map(collectionOf).sort()).toEqual(concerned.sort());
});

test('an erased person is in no document any more, but amounts, tax and the proof of a payment stay (rule: person-erased)', async () => {
  const erased = await erasePerson(harness.services, harness.accounts, uid);
  expect(erased.deleted).toEqual({ accountCounters: 1, carts: 1, operations: 1, profiles: 1 });
  expect(erased.emptied).toEqual({
    assignments: 2,
    auditEntries: 2,
    deliveryPartners: 1,
    orders: 2,
    'orders/history': 1,
    pickings: 1,
    putBacks: 1,
  });
  expect(await harness.read('orders/own/history/0001')).toEqual({
    note: '(removed)',
    facts: { code: 'to_be_tried_again' },
    at,
  });
  await expect(harness.accounts.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

  const left: Record<string, unknown> = {};
  for (const path of Object.keys(everywhere)) if (await exists(path)) left[path] = await harness.read(path);
  const { 'withdrawalRequests/q1': proof, ...others } = left;
  expect(JSON.stringify(others)).not.toMatch(new RegExp([name, phone, street, 'asha@', 'Ring'].join('|')));
  expect(proof).toEqual(everywhere['withdrawalRequests/q1']);
  for (const path of [
    'cashDeposits/d1',
    'payments/p1',
    'paymentIntents/i1',
    'refunds/r1',
    'walletTransactions/w1',
  ])
    expect(left[path]).toEqual(everywhere[path]);

  const order = parseDocument(orderSchema, 'orders/own', 'own', left['orders/own']);
  expect(order).toMatchObject({ totalPaise: ownOrder.totalPaise, items: ownOrder.items });
  expect(order.delivery).toMatchObject({
    city: delivery.city,
    state: delivery.state,
    pincode: delivery.pincode,
  });
  parseDocument(orderSchema, 'orders/other', 'other', left['orders/other']);
  parseDocument(assignmentSchema, 'assignments/own_1', 'own_1', left['assignments/own_1']);
  parseDocument(deliveryPartnerSchema, 'deliveryPartners/asha', uid, left['deliveryPartners/asha']);
});

test('nobody else loses anything, not even who has a similar id', async () => {
  await erasePerson(harness.services, harness.accounts, uid);
  for (const [path, document] of Object.entries(elsewhere))
    expect(await harness.read(path)).toEqual(document);
  expect(await harness.read('assignments/other_1')).toMatchObject(other);
});

test('the customers are counted anew after an erasure (rule: figures-computed)', async () => {
  await closeCustomers(harness.services);
  expect(await exists(customerFigures.path())).toBe(true);
  await erasePerson(harness.services, harness.accounts, uid);
  expect(await exists(customerFigures.path())).toBe(false);
});

test('an erasure that was interrupted goes on, and one that is repeated changes nothing', async () => {
  const commit = harness.db.batch.bind(harness.db);
  let commits = 0;
  jest.spyOn(harness.db, 'batch').mockImplementation(() => {
    commits += 1;
    if (commits === 3) throw new Error('The instance ends');
    return commit();
  });
  await expect(erasePerson(harness.services, harness.accounts, uid)).rejects.toThrow('The instance ends');
  expect((await harness.accounts.getUser(uid)).disabled).toBe(true);
  jest.restoreAllMocks();
  await erasePerson(harness.services, harness.accounts, uid);
  expect(await exists('profiles/asha')).toBe(false);
  expect((await erasePerson(harness.services, harness.accounts, uid)).deleted).toEqual({});
});

test('an order that came while the account was being closed keeps its address until it is over', async () => {
  await harness.db.doc('orders/own').update({ status: 'out_for_delivery' });
  await harness.db.doc('assignments/own_1').update({ state: 'accepted' });
  await erasePerson(harness.services, harness.accounts, uid);
  expect(await harness.read('orders/own')).toMatchObject({ delivery: { address: street } });
  expect(await harness.read('assignments/own_1')).toMatchObject({ address: street });
});

test('a person gets everything about them and nothing about others (rule: person-exported)', async () => {
  const { collections, isWhole } = await exportPerson(harness.services, uid, 100);
  expect(isWhole).toBe(true);
  expect(Object.keys(collections).sort()).toEqual([
    ...[
      'accountCounters',
      'assignments',
      'auditEntries',
      'carts',
      'cashDeposits',
      'deliveryPartners',
      'orders',
      'paymentIntents',
      'payments',
    ],
    ...['profiles', 'refunds', 'walletTransactions', 'withdrawalRequests'],
  ]);
  expect(collections['profiles']).toEqual([{ id: uid, ...everywhere['profiles/asha'] }]);
  expect(collections['orders']).toEqual([{ id: 'own', ...everywhere['orders/own'] }]);
  const text = JSON.stringify(collections);
  expect(text).not.toMatch(new RegExp(Object.values(other).join('|')));
  expect(text).not.toContain(`"earningPaise":${partnerPay}`);
});

test('an export says when it is not whole', async () => {
  await harness.db.doc('payments/p2').set({ customerId: uid });
  const { collections, isWhole } = await exportPerson(harness.services, uid, 1);
  expect([collections['payments']?.length, isWhole]).toEqual([1, false]);
});

const email = 'asha@basket.example';
const close = (by: string, input = { uid, email }) => harness.run(closeAccountOperation, by, input);

test('a customer deletes the own account, and an admin anybody’s; nobody else does, and not by mistake (rule: person-erased)', async () => {
  expect(await refusalOf(close('asha2'))).toBe('not_allowed');
  expect(await refusalOf(harness.run(exportPersonalDataOperation, 'asha2', { uid }))).toBe('not_allowed');
  expect(await refusalOf(close(uid, { uid, email: 'asha@basket.example.in' }))).toBe('other_email');
  expect(await refusalOf(close('admin1', { uid: 'nobody', email }))).toBe('unknown_account');
  expect(harness.queued).toEqual([]);
  await close(uid, { uid, email: ' Asha@Basket.example ' });
  harness.setNow(someInstant + 1);
  await close('admin1');
  expect(harness.queued.map(({ task }) => task)).toEqual([
    { kind: 'erasePerson', uid },
    { kind: 'erasePerson', uid },
  ]);
  expect((await harness.run(exportPersonalDataOperation, 'admin1', { uid })).uid).toBe(uid);
});

test('an account is not deleted while an order is under way, money is open or it works here (rule: person-erased)', async () => {
  await harness.db.doc('orders/own').update({ status: 'confirmed' });
  expect(await refusalOf(close(uid))).toBe('orders_under_way');
  await harness.db.doc('orders/own').update({ status: 'cancelled' });
  await harness.db.doc('deliveryPartners/asha').update({ cashInHandPaise: 1 });
  expect(await refusalOf(close(uid))).toBe('money_open');
  await harness.db.doc('deliveryPartners/asha').update({ cashInHandPaise: 0, walletBalancePaise: 1 });
  expect(await refusalOf(close(uid))).toBe('money_open');
  await harness.db.doc('profiles/asha').update({ role: 'delivery_partner' });
  expect(await refusalOf(close('admin1'))).toBe('works_here');
  expect(harness.queued).toEqual([]);
});

test('the task erases', async () => {
  const task = { kind: 'erasePerson', uid } as const;
  mockAccounts.present = harness.accounts;
  await runTask(task, someInstant, harness.services);
  expect(await exists('profiles/asha')).toBe(false);
  expect(harness.logged.at(-1)).toMatchObject({ operation: 'tasks.erasePerson', result: 'erased' });
});
