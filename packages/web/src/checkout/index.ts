/**
 * The server's bill and the form of an address, for the checkout and for orders by phone: `@basket/web/checkout`. Apart from
 * `@basket/web`, of which a first view loads everything; each application carries its own copy, so it takes the rest from there.
 */
export { noteLastPayment, readLastPayment } from './last-payment';
export { positionOf, useDeliveryFields, type DeliveryFields } from './use-delivery-fields';
export {
  billedFor,
  useQuote,
  type BillState,
  type OrderBill,
  type OrderQuote,
  type QuoteState,
} from './use-quote';
