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
  const { categories, products, words } = catalogue;
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
      checked(domain.indianCities.path(domain.stateSlug(state)), domain.indianCities.schema, {
        state,
        cities: [...cities],
      }),
    ),
    ...categories.map(({ id, ...category }, sortOrder) =>
      checked(domain.categories.path(id), domain.categories.schema, {
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
      return checked(domain.products.path(id), domain.products.schema, document);
    }),
    ...Object.entries(words).map(([language, own]) =>
      checked(domain.sharedWords.path(language), domain.sharedWords.schema, {
        words: own,
        updatedAt: openedAt,
      }),
    ),
    // Every profile and product has its keys, every order its value and what it sold.
    ...Object.entries({
      profiles: domain.customerSearchRule,
      products: 1,
      orders: domain.orderFieldsRule,
    }).map(
      ([collection, rule]) =>
        /** @type {Document} */ ([
          `system/derived-${collection}`,
          { at: now, id: 'seed', isAll: true, rule },
        ]),
    ),
    ...withSold(domain, pastDocuments(domain, readPast(domain, catalogue, now), checked), now, checked),
    ...gatewayDocuments(domain, openedAt, checked),
    checked(domain.publicSettings.path(), domain.publicSettings.schema, settings),
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
    checked(domain.gatewaySecrets.path(), domain.gatewaySecrets.schema, {
      razorpayKeySecret: keySecret,
      razorpayWebhookSecret: webhookSecret,
      previousWebhookSecret: null,
      previousUntil: null,
      updatedAt,
    }),
    checked(domain.gatewayStatus.path(), domain.gatewayStatus.schema, {
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
  const kinds = [
    ...[domain.profiles, domain.deliveryPartners, domain.orders, domain.assignments, domain.payments],
    ...[domain.paymentIntents, domain.refunds, domain.walletTransactions, domain.withdrawalRequests],
    domain.cashDeposits,
  ];
  /** @type {Map<string, Schema>} */
  const schemas = new Map(kinds.map(({ collection, schema }) => [collection, schema]));
  schemas.set('history', domain.orderHistorySchema);
  return past.flatMap(({ path, data }) => {
    const collection = path.split('/').at(-2) ?? '';
    const schema = schemas.get(collection);
    if (!schema) throw new Error(`past.ndjson: the seed does not know ${path}`);
    const document = checked(path, schema, data);
    if (collection !== domain.orders.collection) return [document];
    const [, orderId = ''] = path.split('/');
    return [document, [domain.orderNumbers.path(data['orderNumber']), { orderId, at: data['createdAt'] }]];
  });
}

/**
 * @param {Domain} domain
 * @param {readonly Document[]} past
 * @param {number} now
 * @param {(path: string, schema: Schema, data: object) => Document} checked
 * @returns {Document[]} with the figures of what its orders sold, which say that they are counted
 */
function withSold(domain, past, now, checked) {
  /** @type {import('@basket/domain').SoldMove[]} */
  const moves = [];
  const counted = past.map(([path, data]) => {
    if (!/^orders\/[^/]+$/.test(path)) return /** @type {Document} */ ([path, data]);
    const order = domain.parseDocument(domain.orderSchema, path, 'seed', data);
    moves.push(...domain.soldMoves(order));
    return checked(path, domain.orderSchema, { ...data, soldQuantities: [...domain.soldQuantities(order)] });
  });
  const figures = domain.addSold(undefined, moves, now);
  return [...counted, checked(domain.soldFigures.path(), domain.soldFigures.schema, figures)];
}
