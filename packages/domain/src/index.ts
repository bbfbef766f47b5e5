export * from './basics/schema';
export * from './basics/document';
export * from './basics/retention';
export * from './basics/damaged-document';
export * from './basics/field-errors';
export * from './basics/contract';
export * from './basics/refusal';
export * from './money/rupees';
export * from './time/india';
export * from './identity/role';
export * from './identity/saved-lists';
export * from './identity/account-counters';
export * from './identity/profile';
export * from './identity/contracts';
export * from './places/indian-cities';
export * from './places/indian-states';
export * from './places/distance';
export * from './catalogue/category';
export * from './catalogue/product';
export * from './catalogue/stock-change';
export * from './catalogue/stock-level';
export * from './catalogue/published-catalogue';
export {
  buildSearchIndex,
  type SearchableProduct,
  type SearchIndex,
  type SearchResult,
} from './search/product-search';
export { markMatches, type TextPart } from './search/mark-matches';
export { buildSuggester, type Suggester, type Suggestion } from './search/suggestions';
export * from './orders/order-size';
export * from './store/served-pincodes';
export * from './store/store-settings';
export * from './store/service-area';
export * from './store/serviceable';
export * from './store/store-figures';
export * from './store/opening-hours';
export * from './catalogue/contracts';
export * from './store/contracts';
export * from './store/gateway-secrets';
export * from './payments/order-payment';
export * from './payments/payment';
export * from './payments/gateway-event';
export * from './orders/order';
export * from './orders/order-status';
export * from './orders/refund';
export * from './orders/order-number';
export * from './orders/pricing';
export * from './orders/contracts';
export * from './payments/contracts';
export * from './dispatch/delivery-partner';
export * from './dispatch/assignment';
export * from './dispatch/ranking';
export * from './dispatch/contracts';
export * from './wallet/wallet-transaction';
export * from './wallet/posting';
export * from './wallet/withdrawal-request';
export * from './wallet/cash-deposit';
export * from './wallet/contracts';
