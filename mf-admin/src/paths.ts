import type { AdminOrderStatus } from '@basket/domain';

/** Every address that this area links to; nothing else spells one out. */
const mount = '/admin';

export const paths = {
  dashboard: mount,
  products: `${mount}/products`,
  orders: `${mount}/orders`,
  ordersWithStatus: (status: AdminOrderStatus): string => `${mount}/orders?status=${status}`,
  order: (orderId: string): string => `${mount}/orders/${encodeURIComponent(orderId)}`,
  orderAssignment: `${mount}/order-assignment`,
  categories: `${mount}/categories`,
  customers: `${mount}/customers`,
  deliveryPartners: `${mount}/delivery-partners`,
} as const;
