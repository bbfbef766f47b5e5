import {
  auditEntries,
  fewLeftLimit,
  orders,
  orderStatuses,
  orderStatusFacts,
  products,
} from '@basket/domain';
import type { LiveQuery } from '@basket/web';

/** The lists of the dashboard that no other screen has; `queries.ts` exports them with all others. */

/** Late orders, and products that run low. */
export const attentionRows = 5;
const openStatuses = orderStatuses.filter((status) => !orderStatusFacts[status].isFinal);

/** The product that changed last: tells the dashboard to count again, for one read per change. */
export const lastProductChange: LiveQuery<typeof products.schema> = {
  ...products,
  orderBy: [['updatedAt', 'desc']],
  limit: 1,
};

/** The latest entry of the audit about a product: a product that was deleted leaves no other trace. */
export const lastProductEntry: LiveQuery<typeof auditEntries.schema> = {
  ...auditEntries,
  where: [['kind', '==', 'product']],
  orderBy: [['createdAt', 'desc']],
  limit: 1,
};

/** Orders on their way to their promised time, taken by a partner or not; the most urgent first. */
export const ordersByPromise: LiveQuery<typeof orders.schema> = {
  ...orders,
  where: [
    ['status', 'in', openStatuses],
    ['promisedAt', '>', 0],
  ],
  orderBy: [['promisedAt', 'asc']],
  limit: attentionRows,
};

/** Products on sale of which fewest are left. */
export const lowProducts: LiveQuery<typeof products.schema> = {
  ...products,
  where: [
    ['isActive', '==', true],
    ['stockQuantity', '<=', fewLeftLimit],
  ],
  orderBy: [['stockQuantity', 'asc']],
  limit: attentionRows,
};
