/**
 * Every document of the demo shop, checked against the product's own schemas before anything is written.
 * @module
 */
import { sandboxKeys } from '../base/project.mjs';
import { readPast } from './past.mjs';
import { storeDetails } from './store.mjs';

/**
 * @typedef {import('./load-domain.mjs').Domain} Domain
 * @typedef {import('valibot').GenericSchema} Schema
 * @typedef {readonly [path: string, data: object]} Document
 */

const dayMs = 24 * 60 * 60 * 1000;
/** The shop opened this long ago. */
const openedDaysAgo = 90;

/**
 * @param {object} source
 * @param {Domain} source.domain
 * @param {import('./catalogue/read-catalogue.mjs').Catalogue} source.catalogue
 * @param {number} source.now
 * @returns {Document[]} in the order in which they are written; the store's settings come last
 * @throws {import('@basket/domain').InvalidDocumentError} when one does not have the shape that the product expects
 */
export function demoDocuments({ domain, catalogue, now }) {
  const { categories, products } = catalogue;
  /** @type {(path: string, schema: Schema, data: object) => Document} */
  const checked = (path, schema, data) => {
    // Writes what the schema returns, e.g. trimmed texts.
    const { id: _id, ...document } = domain.parseDocument(schema, path, 'seed', data);
    return [path, document];
  };
  const openedAt = now - openedDaysAgo * dayMs;
  const settings = {
    ...domain.defaultStoreSettings,
    ...storeDetails,
    razorpayKeyId: sandboxKeys.keyId,
  };
  return [
    ...domain.indianStates.map(({ state, cities }) =>
      checked(`${domain.indianCitiesCollection}/${domain.stateSlug(state)}`, domain.indianCitiesSchema, {
        state,
        cities: [...cities],
      }),
    ),
    ...categories.map(({ id, ...category }, sortOrder) =>
      checked(domain.categoryPath(id), domain.categorySchema, {
        ...category,
        sortOrder,
        isActive: true,
        createdAt: openedAt,
      }),
    ),
    ...products.map(({ id, ...product }, index) => {
      // Created one after the other over the first weeks, so that 'newest first' has an order.
      const createdAt = openedAt + index * 6 * 60 * 60 * 1000;
      const document = { ...product, createdAt, updatedAt: createdAt };
      return checked(domain.productPath(id), domain.productSchema, document);
    }),
    // Every profile and product has its keys, every order its value.
    ...Object.entries({ profiles: domain.customerSearchRule, products: 1, orders: 1 }).map(
      ([collection, rule]) =>
        /** @type {Document} */ ([
          `system/derived-${collection}`,
          { at: now, id: 'seed', isAll: true, rule },
        ]),
    ),
    ...pastDocuments(domain, readPast(domain, catalogue, now), checked),
    ...gatewayDocuments(domain, openedAt, checked),
    checked(domain.storeSettingsPath, domain.publicStoreSettingsSchema, settings),
  ];
}

/**
 * The store is connected to the payment sandbox of the local stack.
 * @param {Domain} domain
 * @param {number} updatedAt
 * @param {(path: string, schema: Schema, data: object) => Document} checked
 */
function gatewayDocuments(domain, updatedAt, checked) {
  const { keySecret, webhookSecret } = sandboxKeys;
  return [
    checked(domain.gatewaySecretsPath, domain.gatewaySecretsSchema, {
      razorpayKeySecret: keySecret,
      razorpayWebhookSecret: webhookSecret,
      previousWebhookSecret: null,
      previousUntil: null,
      updatedAt,
    }),
    checked(domain.gatewayStatusPath, domain.gatewayStatusSchema, {
      hasKeySecret: true,
      hasWebhookSecret: true,
      updatedAt,
    }),
  ];
}

/**
 * @param {Domain} domain
 * @param {readonly import('./past.mjs').Recorded[]} past
 * @param {(path: string, schema: Schema, data: object) => Document} checked
 * @returns {Document[]} and the document of each order's number
 */
function pastDocuments(domain, past, checked) {
  /** @type {Readonly<Record<string, Schema>>} */
  const schemas = {
    [domain.profilesCollection]: domain.profileSchema,
    [domain.deliveryPartnersCollection]: domain.deliveryPartnerSchema,
    [domain.walletTransactionsCollection]: domain.walletTransactionSchema,
    [domain.withdrawalRequestsCollection]: domain.withdrawalRequestSchema,
    [domain.cashDepositsCollection]: domain.cashDepositSchema,
    [domain.refundsCollection]: domain.refundSchema,
    [domain.paymentsCollection]: domain.paymentSchema,
    [domain.paymentIntentsCollection]: domain.paymentIntentSchema,
    [domain.ordersCollection]: domain.orderSchema,
    [domain.assignmentsCollection]: domain.assignmentSchema,
    history: domain.orderHistorySchema,
  };
  return past.flatMap(({ path, data }) => {
    const collection = path.split('/').at(-2) ?? '';
    const schema = schemas[collection];
    if (!schema) throw new Error(`past.ndjson: the seed does not know ${path}`);
    const document = checked(path, schema, data);
    if (collection !== domain.ordersCollection) return [document];
    const [, orderId = ''] = path.split('/');
    return [document, [domain.orderNumberPath(data['orderNumber']), { orderId, at: data['createdAt'] }]];
  });
}
