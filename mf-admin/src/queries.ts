import {
  assignmentSchema,
  assignmentsCollection,
  categoriesCollection,
  categorySchema,
  deliveryPartnerSchema,
  deliveryPartnersCollection,
  orderHistorySchema,
  orderPath,
  orderSchema,
  ordersCollection,
  profileSchema,
  profilesCollection,
  productsCollection,
  productSchema,
  type AdminOrderStatus,
} from '@basket/domain';
import type { LiveQuery } from '@basket/web';

/**
 * Every list that this area listens to, in one place: its limit is what it costs, and each combination of
 * filter and order needs an index. Rules allow an admin at most 200 documents per list.
 */

export const recentOrdersCount = 5;
export const ordersPerPage = 25;
export const maxBoardOrders = 50;
export const maxBoardPartners = 200;
export const partnersPerPage = 50;
export const customersPerPage = 25;
/** A search looks through as many at a time as the rules allow: Firestore finds no text within a text. */
export const customersPerSearch = 200;
export const maxCategories = 200;
export const productsPerPage = 25;
/** As many as rules let an admin ask for at once. */
export const maxSearchedProducts = 500;

/** The last orders, for the dashboard (spec section 9). */
export const recentOrders: LiveQuery<typeof orderSchema> = {
  schema: orderSchema,
  collection: ordersCollection,
  orderBy: [['createdAt', 'desc']],
  limit: recentOrdersCount,
};

/** The order that changed last: one read per change, and the sign that figures are to be counted again. */
export const lastChange: LiveQuery<typeof orderSchema> = {
  schema: orderSchema,
  collection: ordersCollection,
  orderBy: [['updatedAt', 'desc']],
  limit: 1,
};

/**
 * One page of the orders table, newest first. Reads one more than it shows, to know whether another page
 * follows; the id decides between orders of the same millisecond, so that no page loses one.
 */
export const ordersPage = (
  status: AdminOrderStatus | null,
  after: { readonly createdAt: number; readonly id: string } | null,
): LiveQuery<typeof orderSchema> => ({
  schema: orderSchema,
  collection: ordersCollection,
  ...(status ? { where: [['status', '==', status]] } : {}),
  orderBy: [
    ['createdAt', 'desc'],
    ['__name__', 'desc'],
  ],
  limit: ordersPerPage + 1,
  ...(after ? { startAfter: [after.createdAt, after.id] } : {}),
});

/** Who changed an order, the latest first. */
export const orderHistory = (orderId: string): LiveQuery<typeof orderHistorySchema> => ({
  schema: orderHistorySchema,
  collection: `${orderPath(orderId)}/history`,
  orderBy: [['seq', 'desc']],
  limit: 200,
});

/** Every offer of an order, the latest first: who was asked, and what came of it. */
export const offersOfOrder = (orderId: string): LiveQuery<typeof assignmentSchema> => ({
  schema: assignmentSchema,
  collection: assignmentsCollection,
  where: [['orderId', '==', orderId]],
  orderBy: [['attempt', 'desc']],
  limit: 50,
});

/** Pending orders that nobody has, oldest first (spec section 7). */
export const unassignedOrders: LiveQuery<typeof orderSchema> = {
  schema: orderSchema,
  collection: ordersCollection,
  where: [
    ['status', '==', 'pending'],
    ['deliveryPartnerId', '==', null],
  ],
  orderBy: [['createdAt', 'asc']],
  limit: maxBoardOrders,
};

/** Orders that a partner has been asked to take. */
export const offeredOrders: LiveQuery<typeof orderSchema> = {
  schema: orderSchema,
  collection: ordersCollection,
  where: [['status', '==', 'assigned']],
  orderBy: [['createdAt', 'asc']],
  limit: maxBoardOrders,
};

/** Partners who are online, by balance (spec section 7). */
export const onlinePartners: LiveQuery<typeof deliveryPartnerSchema> = {
  schema: deliveryPartnerSchema,
  collection: deliveryPartnersCollection,
  where: [['isOnline', '==', true]],
  orderBy: [['walletBalancePaise', 'desc']],
  limit: maxBoardPartners,
};

/** One page of partners by name; reads one more than it shows, to know whether another page follows. */
export const partnersPage = (
  after: { readonly name: string; readonly id: string } | null,
): LiveQuery<typeof deliveryPartnerSchema> => ({
  schema: deliveryPartnerSchema,
  collection: deliveryPartnersCollection,
  orderBy: [
    ['name', 'asc'],
    ['__name__', 'asc'],
  ],
  limit: partnersPerPage + 1,
  ...(after ? { startAfter: [after.name, after.id] } : {}),
});

/** Everybody with an account after a certain one, newest first (spec section 7). */
const customersAfter = (
  after: { readonly createdAt: number; readonly id: string } | null,
  limit: number,
): LiveQuery<typeof profileSchema> => ({
  schema: profileSchema,
  collection: profilesCollection,
  orderBy: [
    ['createdAt', 'desc'],
    ['__name__', 'desc'],
  ],
  limit,
  ...(after ? { startAfter: [after.createdAt, after.id] } : {}),
});

/** One page of them; reads one more than it shows, to know whether another page follows. */
export const customersPage = (after: { readonly createdAt: number; readonly id: string } | null) =>
  customersAfter(after, customersPerPage + 1);

/** As many as a search looks through in one go. */
export const customersToSearch = (after: { readonly createdAt: number; readonly id: string } | null) =>
  customersAfter(after, customersPerSearch);

/** All categories by name (spec section 7). */
export const allCategories: LiveQuery<typeof categorySchema> = {
  schema: categorySchema,
  collection: categoriesCollection,
  orderBy: [['name', 'asc']],
  limit: maxCategories,
};

/** One page of products, the newest first; reads one more than it shows, to know whether another page follows. */
export const productsPage = (
  after: { readonly createdAt: number; readonly id: string } | null,
): LiveQuery<typeof productSchema> => ({
  schema: productSchema,
  collection: productsCollection,
  orderBy: [
    ['createdAt', 'desc'],
    ['__name__', 'desc'],
  ],
  limit: productsPerPage + 1,
  ...(after ? { startAfter: [after.createdAt, after.id] } : {}),
});

/** What a search by name looks through; Firestore itself cannot look for words inside of names. */
export const searchedProducts: LiveQuery<typeof productSchema> = {
  schema: productSchema,
  collection: productsCollection,
  orderBy: [['createdAt', 'desc']],
  limit: maxSearchedProducts,
};
