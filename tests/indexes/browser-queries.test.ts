/**
 * The emulator runs every query, but production refuses a query without its index. Each area has the queries of its browsers in
 * one file, and this test checks each against firestore.indexes.json. (Queries of functions are checked in their own tests.)
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingIndex, readIndexes, type QueryShape } from '../../functions/src/testing/indexed';
import * as admin from '../../mf-admin/src/queries';
import * as delivery from '../../mf-delivery/src/queries';
import * as shop from '../../mf-shop/src/queries';
import { remotes, type RemoteSite } from '../../tools/base/project.mjs';

interface BrowserQuery {
  readonly collection: string;
  readonly where?: readonly (readonly [field: string, operator: string, operand: unknown])[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly limit: number;
}

const anyChange = { kind: null, actorId: null, subjectId: null, fromAt: null, untilAt: null };

/** Each query of each area, in every variation of its parameters. */
const queries: Readonly<Record<RemoteSite, Readonly<Record<string, readonly BrowserQuery[]>>>> = {
  'mf-shop': { myOrders: [shop.myOrders('u', null), shop.myOrders('u', 1)] },
  'mf-admin': {
    recentOrders: [admin.recentOrders],
    lastChange: [admin.lastChange],
    lastProductChange: [admin.lastProductChange],
    lastProductEntry: [admin.lastProductEntry],
    ordersByPromise: [admin.ordersByPromise],
    lowProducts: [admin.lowProducts],
    ordersPage: [
      admin.ordersPage({ status: null, search: null, after: null }),
      admin.ordersPage({ status: 'pending', search: null, after: { createdAt: 1, id: 'x' } }),
      admin.ordersPage({
        status: null,
        search: { key: '4821', words: [] },
        after: { createdAt: 1, id: 'x' },
      }),
      admin.ordersPage({
        status: 'pending',
        filter: { paymentMethod: 'cod', paymentStatus: 'paid', partner: 'u', fromAt: 1, untilAt: 2 },
        search: null,
        after: { createdAt: 1, id: 'x' },
      }),
      admin.ordersPage({ status: null, search: { orderNumber: 'BE2611204821' }, after: null }),
    ],
    orderHistory: [admin.orderHistory('o')],
    paymentsOfOrder: [admin.paymentsOfOrder('o')],
    refundsOfOrder: [admin.refundsOfOrder('o')],
    unsettledRefunds: [admin.unsettledRefunds],
    offersOfOrder: [admin.offersOfOrder('o')],
    ordersToDispatch: [admin.ordersToDispatch],
    ordersToPick: [admin.ordersToPick],
    latestPickings: [admin.latestPickings],
    goodsToPutBack: [admin.goodsToPutBack],
    failedDeliveries: [admin.failedDeliveries],
    openOffers: [admin.openOffers],
    ordersCarriedBy: [admin.ordersCarriedBy(['u', 'v'])],
    onlinePartners: [admin.onlinePartners],
    auditPage: [
      admin.auditPage(anyChange, null),
      admin.auditPage(
        { kind: 'wallet', actorId: 'u', subjectId: 'p', fromAt: 1, untilAt: 2 },
        { createdAt: 1, id: 'x' },
      ),
    ],
    auditToExport: [admin.auditToExport({ ...anyChange, kind: 'role' }, { createdAt: 1, id: 'x' })],
    admins: [admin.admins],
    customersPage: [null, 'customer' as const].flatMap((role) =>
      [null, { key: 'rao', words: [], email: '' }].flatMap((search) => [
        admin.customersPage({ role, search }, null),
        admin.customersPage({ role, search }, { createdAt: 1, id: 'x' }),
      ]),
    ),
    allCategories: [admin.allCategories],
    sortedCategories: [admin.sortedCategories],
    partnersPage: [admin.partnersPage(null), admin.partnersPage({ name: 'x', id: 'x' })],
    ordersToExport: [
      admin.ordersToExport({ status: 'pending', search: null, after: { createdAt: 1, id: 'x' } }),
      admin.ordersToExport({ status: null, search: { orderNumber: 'BE2611204821' }, after: null }),
    ],
    customersOfPhone: [admin.customersOfPhone('9845021764')],
    ordersOfPalette: [
      admin.ordersOfPalette({ key: '4821', words: [] }),
      admin.ordersOfPalette({ orderNumber: 'BE2611204821' }),
    ],
    ordersOfCustomer: [admin.ordersOfCustomer('u')],
    partnersToFilterBy: [admin.partnersToFilterBy],
    partnersWithCash: [admin.partnersWithCash],
    pendingWithdrawals: [admin.pendingWithdrawals],
    statementRows: [
      admin.statementRows('u', { fromAt: 1, untilAt: 2 }, null),
      admin.statementRows('u', { fromAt: 1, untilAt: 2 }, { createdAt: 1, id: 'x' }),
    ],
    cashDepositsOf: [admin.cashDepositsOf('u')],
    inactiveProducts: [admin.inactiveProducts],
    changedProducts: [admin.changedProducts],
    productsIn: [admin.productsIn('c')],
    productsById: [admin.productsById(['p'])],
    productsToExport: [admin.productsToExport(null), admin.productsToExport('p')],
  },
  'mf-delivery': {
    offersTo: [delivery.offersTo('u')],
    unseenLosses: [delivery.unseenLosses('u')],
    ordersInHandOf: [delivery.ordersInHandOf('u')],
    myOrders: delivery.orderFilters.map((filter) => delivery.myOrders('u', filter, null)),
    walletPage: [delivery.walletPage('u', null), delivery.walletPage('u', { seq: 2 })],
    walletRowsSince: [delivery.walletRowsSince('u', 1)],
    withdrawalsOf: [delivery.withdrawalsOf('u')],
    lastDepositOf: [delivery.lastDepositOf('u')],
  },
};

/** List limits of the rules for an admin, if not 200. */
const mostOf: Readonly<Record<string, number>> = { products: 500, categories: 500 };

const areas: Readonly<Record<RemoteSite, object>> = {
  'mf-shop': shop,
  'mf-admin': admin,
  'mf-delivery': delivery,
};

const isQuery = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'collection' in value);

test.each(remotes)('every query of $site is in this table', ({ site }) => {
  const exported = Object.entries(areas[site]).filter(([, value]) => isQuery(value));
  expect(Object.keys(queries[site]).sort()).toEqual(exported.map(([name]) => name).sort());
});

const equalities = ['==', 'in', 'array-contains'];

const shapeOf = ({ collection, where = [], orderBy = [] }: BrowserQuery): QueryShape => ({
  collection: collection.split('/').at(-1) ?? '',
  equalities: where.filter(([, operator]) => equalities.includes(operator)).map(([field]) => field),
  ranges: where.filter(([, operator]) => !equalities.includes(operator)).map(([field]) => field),
  orderings: orderBy,
});

test.each(
  Object.entries(queries).flatMap(([area, own]) =>
    Object.entries(own).flatMap(([name, variations]) => variations.map((query) => ({ area, name, query }))),
  ),
)('$area: $name has its index and a limit (rule: bounded-work)', ({ query }) => {
  expect(missingIndex(shapeOf(query), readIndexes())).toBeNull();
  expect(query.limit).toBeGreaterThan(0);
  expect(query.limit).toBeLessThanOrEqual(mostOf[query.collection] ?? 200);
});

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

test.each(Object.keys(areas))('%s asks nothing that is not in its queries.ts', (area) => {
  const folder = path.join(process.cwd(), area, 'src');
  const elsewhere = sourcesBelow(folder).filter(
    (file) =>
      !/^([a-z]+-)?queries\.ts$/.test(path.relative(folder, file)) &&
      /^\s*collection[:,]/m.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual([]);
});
