/**
 * Firestore indexes every field of every document, twice, unless it is told not to: a large order would cost hundreds of index
 * entries that no query uses. What nobody asks for by its value has no index.
 */
import {
  accountCartSchema,
  accountCountersSchema,
  assignmentSchema,
  auditEntrySchema,
  categorySchema,
  damagedDocumentSchema,
  deliveryPartnerSchema,
  monthFiguresSchema,
  orderHistorySchema,
  orderSchema,
  pageErrorSchema,
  paymentIntentSchema,
  paymentSchema,
  pickingSchema,
  productSchema,
  profileSchema,
  putBackSchema,
  refundSchema,
  rolloutSchema,
  sharedWordsSchema,
  soldFiguresSchema,
  stockChangeSchema,
  walletTransactionSchema,
  webhookEventSchema,
  withdrawalRequestSchema,
} from '@basket/domain';
import { readIndexes } from '../../functions/src/testing/indexed';

/** The part of a schema of valibot that tells its shape. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

interface DocumentSchema {
  readonly entries: Readonly<Record<string, unknown>>;
}

const schemas: Readonly<Record<string, DocumentSchema>> = {
  accountCounters: accountCountersSchema,
  carts: accountCartSchema,
  assignments: assignmentSchema,
  auditEntries: auditEntrySchema,
  categories: categorySchema,
  damagedDocuments: damagedDocumentSchema,
  deliveryPartners: deliveryPartnerSchema,
  history: orderHistorySchema,
  orders: orderSchema,
  pageErrors: pageErrorSchema,
  paymentIntents: paymentIntentSchema,
  payments: paymentSchema,
  pickings: pickingSchema,
  products: productSchema,
  profiles: profileSchema,
  putBacks: putBackSchema,
  refunds: refundSchema,
  rollouts: rolloutSchema,
  sharedWords: sharedWordsSchema,
  stockChanges: stockChangeSchema,
  storeFigures: { entries: { ...monthFiguresSchema.entries, ...soldFiguresSchema.entries } },
  walletTransactions: walletTransactionSchema,
  webhookEvents: webhookEventSchema,
  withdrawalRequests: withdrawalRequestSchema,
};

/** Documents without a schema in the domain: compressed pieces, answers, tasks, what is tried again. */
const others = [
  'catalogue.bytes',
  'catalogue.files',
  'catalogue.products',
  'operations.result',
  'outbox.task',
  'system.lines',
  'system.resting',
];

/** Short lists that orders and people are found by. */
const searched = ['orders.searchKeys', 'profiles.searchKeys'];

const isLong = ({ pipe = [] }: Shape): boolean =>
  pipe.some(({ type, requirement }) => type === 'max_length' && Number(requirement) >= 150);

/** Lists, maps and long texts. */
function isLarge(shape: Shape): boolean {
  if (shape.wrapped) return isLarge(shape.wrapped);
  if (shape.type === 'string') return isLong(shape);
  return ['array', 'strict_object', 'object', 'record', 'variant'].includes(shape.type);
}

const large = Object.entries(schemas).flatMap(([collection, { entries }]) =>
  Object.entries(entries)
    .filter(([, shape]) => isLarge(shape as Shape))
    .map(([field]) => `${collection}.${field}`),
);

test('lists, maps and long texts have no index, and every other field has one (rule: bounded-work)', () => {
  const exempted = readIndexes()
    .fieldOverrides.filter(({ ttl, indexes }) => !ttl && !indexes?.length)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(large).toEqual(
    expect.arrayContaining(['orders.items', 'orders.delivery', 'products.longDescription']),
  );
  expect(exempted.toSorted()).toEqual(
    [...large.filter((field) => !searched.includes(field)), ...others].toSorted(),
  );
});
