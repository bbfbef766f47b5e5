import type { OrderStatus } from '@basket/domain';

/** Every address that this area links to. No other file spells one out. */
const mount = '/admin';

export const paths = {
  dashboard: mount,
  products: `${mount}/products`,
  productsNamed: (text: string): string => `${mount}/products?search=${encodeURIComponent(text)}`,
  words: `${mount}/products/words`,
  orders: `${mount}/orders`,
  /** The orders of a person: by the phone number, or by name without one. */
  ordersOf: ({ phone, name }: { readonly phone: string; readonly name: string }): string =>
    `${mount}/orders?search=${encodeURIComponent(phone || name)}`,
  ordersWithStatus: (status: OrderStatus): string => `${mount}/orders?status=${status}`,
  /** Nothing of their payments is kept; one that has not ended is to be cancelled. */
  paidBackOrders: `${mount}/orders?paid=refunded`,
  /** Delivered, though their online payment never came. */
  unpaidDeliveries: `${mount}/orders?status=delivered&paid=pending`,
  newOrder: `${mount}/orders/new`,
  /** Below the orders, which stay marked in the sidebar. */
  refunds: `${mount}/orders/refunds`,
  putBack: `${mount}/orders/put-back`,
  shiftSummary: `${mount}/orders/summary`,
  picking: `${mount}/orders/picking`,
  pickOrder: (orderId: string): string => `${mount}/orders/picking/${encodeURIComponent(orderId)}`,
  order: (orderId: string): string => `${mount}/orders/${encodeURIComponent(orderId)}`,
  bill: (orderId: string): string => `${mount}/orders/${encodeURIComponent(orderId)}/bill`,
  orderAssignment: `${mount}/order-assignment`,
  categories: `${mount}/categories`,
  customers: `${mount}/customers`,
  customersNamed: (text: string): string => `${mount}/customers?search=${encodeURIComponent(text)}`,
  audit: `${mount}/audit`,
  /** The changes of one thing. */
  auditOf: (subjectId: string): string => `${mount}/audit?about=${encodeURIComponent(subjectId)}`,
  deliveryPartners: `${mount}/delivery-partners`,
  diagnostics: `${mount}/diagnostics`,
  withdrawals: `${mount}/delivery-partners/withdrawals`,
  deliveryPartner: (partnerId: string): string =>
    `${mount}/delivery-partners/${encodeURIComponent(partnerId)}`,
} as const;
