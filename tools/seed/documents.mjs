/**
 * Every document of the demo shop, checked against the product's own schemas before anything is written.
 * @module
 */
import { sandboxKeys } from '../stack/project.mjs';
import { homeTown, people } from './people.mjs';
import { playPast } from './past/play.mjs';
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
 * @param {import('./load-domain.mjs').Decisions} source.decisions
 * @param {import('./catalogue/read-catalogue.mjs').Catalogue} source.catalogue
 * @param {number} source.now
 * @returns {Document[]} in the order in which they are written; the store's settings come last
 * @throws {import('@basket/domain').InvalidDocumentError} when one does not have the shape that the product expects
 */
export function demoDocuments({ domain, decisions, catalogue: { categories, products }, now }) {
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
  const past = playPast({ domain, decisions, settings, products, now });
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
    ...people.map((person) =>
      checked(domain.profilePath(person.uid), domain.profileSchema, profileOf(domain, person, now)),
    ),
    // Every profile has its keys, every order its value.
    ...['profiles', 'orders'].map(
      (collection) =>
        /** @type {Document} */ ([`system/derived-${collection}`, { at: now, id: 'seed', isAll: true }]),
    ),
    ...pastDocuments(domain, past, checked),
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

/** @param {Domain} domain @param {import('./people.mjs').Person} person @param {number} now */
function profileOf(domain, { name, phone, email, address, pincode, role, joinedDaysAgo }, now) {
  const joinedAt = now - joinedDaysAgo * dayMs;
  const { city, state } = homeTown;
  return {
    name,
    phone,
    email,
    address,
    city,
    state,
    pincode,
    role,
    avatarUrl: null,
    searchKeys: domain.customerSearchKeys({ name, email, phone }),
    createdAt: joinedAt,
    updatedAt: joinedAt,
  };
}

/**
 * @param {Domain} domain
 * @param {import('./past/shop-history.mjs').ShopHistory} past
 * @param {(path: string, schema: Schema, data: object) => Document} checked
 */
function pastDocuments(domain, past, checked) {
  /** @type {<T extends object>(map: Map<string, T>, schema: Schema, path: (id: string) => string) => Document[]} */
  const all = (map, schema, path) => [...map].map(([id, data]) => checked(path(id), schema, data));
  return [
    ...all(past.partners, domain.deliveryPartnerSchema, domain.deliveryPartnerPath),
    ...all(past.ledger, domain.walletTransactionSchema, domain.walletTransactionPath),
    ...all(past.withdrawals, domain.withdrawalRequestSchema, domain.withdrawalRequestPath),
    ...all(past.cashDeposits, domain.cashDepositSchema, domain.cashDepositPath),
    ...all(past.refunds, domain.refundSchema, domain.refundPath),
    ...all(past.orders, domain.orderSchema, domain.orderPath),
    ...all(past.assignments, domain.assignmentSchema, (id) => `${domain.assignmentsCollection}/${id}`),
    ...all(past.history, domain.orderHistorySchema, (path) => path),
    ...[...past.orders].map(
      ([orderId, order]) =>
        /** @type {Document} */ ([
          domain.orderNumberPath(order.orderNumber),
          { orderId, at: order.createdAt },
        ]),
    ),
  ];
}
