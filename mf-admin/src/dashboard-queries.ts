import {
  auditEntries,
  fewLeftLimit,
  orders,
  orderStatuses,
  orderStatusFacts,
  products,
} from '@basket/domain';
import { listOf, newestFirst } from '@basket/web/lists';

/** The lists of the dashboard that no other screen has; `queries.ts` exports them with all others. */

/** Late orders, and products that run low. */
export const attentionRows = 5;
const openStatuses = orderStatuses.filter((status) => !orderStatusFacts[status].isFinal);

/** The product that changed last: tells the dashboard to count again, for one read per change. */
export const lastProductChange = listOf(products, { orderBy: [['updatedAt', 'desc']], limit: 1 });

/** The latest entry of the audit about a product: a product that was deleted leaves no other trace. */
export const lastProductEntry = listOf(auditEntries, {
  where: [['kind', '==', 'product']],
  orderBy: newestFirst,
  limit: 1,
});

/** Orders on their way to their promised time, taken by a partner or not; the most urgent first. */
export const ordersByPromise = listOf(orders, {
  where: [
    ['status', 'in', openStatuses],
    ['promisedAt', '>', 0],
  ],
  orderBy: [['promisedAt', 'asc']],
  limit: attentionRows,
});

/** Products on sale of which fewest are left. */
export const lowProducts = listOf(products, {
  where: [
    ['isActive', '==', true],
    ['stockQuantity', '<=', fewLeftLimit],
  ],
  orderBy: [['stockQuantity', 'asc']],
  limit: attentionRows,
});
