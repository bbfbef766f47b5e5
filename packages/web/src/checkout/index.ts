/**
 * The server's bill for lines, at the checkout and for orders by phone: `@basket/web/checkout`. Apart from
 * `@basket/web`, of which a first view loads everything; each application carries its own copy, so it takes the rest from there.
 */
export {
  billedFor,
  useQuote,
  type BillState,
  type OrderBill,
  type OrderQuote,
  type QuoteState,
} from './use-quote';
