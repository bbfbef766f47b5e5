import type { OrderFilter } from './queries';

/** Every address that this area links to. No other file spells one out. */
const mount = '/delivery';

export const paths = {
  dashboard: mount,
  orders: `${mount}/orders`,
  ordersBy: (filter: OrderFilter): string =>
    filter === 'all' ? `${mount}/orders` : `${mount}/orders?filter=${filter}`,
  order: (assignmentId: string): string => `${mount}/orders/${encodeURIComponent(assignmentId)}`,
  orderAssignment: `${mount}/order-assignment`,
  wallet: `${mount}/wallet`,
  performance: `${mount}/wallet/performance`,
} as const;
