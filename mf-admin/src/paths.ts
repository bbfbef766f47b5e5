import type { OrderStatus } from '@basket/domain';

/** Every address that this area links to. No other file spells one out. */
const mount = '/admin';

export const paths = {
  dashboard: mount,
  products: `${mount}/products`,
  orders: `${mount}/orders`,
  ordersWithStatus: (status: OrderStatus): string => `${mount}/orders?status=${status}`,
  /** Below the orders, which stay marked in the sidebar. */
  refunds: `${mount}/orders/refunds`,
  shiftSummary: `${mount}/orders/summary`,
  picking: `${mount}/orders/picking`,
  pickOrder: (orderId: string): string => `${mount}/orders/picking/${encodeURIComponent(orderId)}`,
  order: (orderId: string): string => `${mount}/orders/${encodeURIComponent(orderId)}`,
  orderAssignment: `${mount}/order-assignment`,
  categories: `${mount}/categories`,
  customers: `${mount}/customers`,
  deliveryPartners: `${mount}/delivery-partners`,
  withdrawals: `${mount}/delivery-partners/withdrawals`,
  deliveryPartner: (partnerId: string): string =>
    `${mount}/delivery-partners/${encodeURIComponent(partnerId)}`,
} as const;
