/**
 * Everything the server says no with. `status` is the callable protocol's code, `text` what a person
 * reads when the screen has nothing better to say. Facts (which product, how many are left) travel
 * beside the code, so that screens can explain.
 */
export const refusals = {
  // General
  signed_out: { status: 'unauthenticated', text: 'Please sign in to continue.' },
  not_allowed: { status: 'permission-denied', text: 'You are not allowed to do this.' },
  invalid_request: { status: 'invalid-argument', text: 'The request is not valid.' },
  unknown_operation: { status: 'invalid-argument', text: 'The request is not valid.' },
  operation_reused: {
    status: 'already-exists',
    text: 'This request was already used for something else. Please try again.',
  },
  too_much_contention: { status: 'aborted', text: 'The shop is very busy. Please try again.' },

  // Orders
  store_closed: { status: 'failed-precondition', text: 'The store is not taking orders right now.' },
  unknown_product: { status: 'failed-precondition', text: 'A product in your cart is no longer sold.' },
  unknown_option: { status: 'failed-precondition', text: 'An option in your cart is no longer offered.' },
  out_of_stock: { status: 'failed-precondition', text: 'A product in your cart is out of stock.' },
  quantity_too_large: { status: 'failed-precondition', text: 'A quantity in your cart is too large.' },
  prices_changed: { status: 'failed-precondition', text: 'Prices have changed. Please check your cart.' },
  outside_service_area: {
    status: 'failed-precondition',
    text: 'Sorry, this address is outside our delivery area.',
  },
  payment_method_unavailable: {
    status: 'failed-precondition',
    text: 'This payment method is not available right now.',
  },
  order_numbers_exhausted: {
    status: 'resource-exhausted',
    text: 'The store cannot take more orders today.',
  },
  unknown_order: { status: 'not-found', text: 'Order not found.' },
  order_not_cancellable: {
    status: 'failed-precondition',
    text: 'This order is already being prepared and cannot be cancelled.',
  },
  stock_needed: {
    status: 'failed-precondition',
    text: 'There is not enough stock to take this order back.',
  },
  credit_already_withdrawn: {
    status: 'failed-precondition',
    text: 'The partner has already withdrawn this credit. Adjust the wallet first.',
  },
  cash_already_deposited: {
    status: 'failed-precondition',
    text: 'The partner has already deposited the cash of this order. Correct the deposit first.',
  },

  // Dispatch
  order_not_assignable: {
    status: 'failed-precondition',
    text: 'This order is not waiting for a delivery partner.',
  },
  unknown_partner: { status: 'not-found', text: 'Delivery partner not found.' },
  partner_offline: { status: 'failed-precondition', text: 'This delivery partner is offline.' },
  partner_busy: { status: 'failed-precondition', text: 'This delivery partner has no capacity left.' },
  partner_balance_too_low: {
    status: 'failed-precondition',
    text: 'This delivery partner does not have the minimum wallet balance.',
  },
  partner_over_cash_limit: {
    status: 'failed-precondition',
    text: 'This delivery partner has too much cash in hand for a cash order.',
  },
  offer_expired: { status: 'failed-precondition', text: 'This offer has expired.' },
  offer_closed: { status: 'failed-precondition', text: 'This offer is no longer open.' },
  not_out_for_delivery: {
    status: 'failed-precondition',
    text: 'Only an order that is out for delivery can be marked delivered.',
  },

  // Wallet: the texts are the spec's (section 8)
  insufficient_balance: { status: 'failed-precondition', text: 'Insufficient balance' },
  withdrawal_too_small: { status: 'failed-precondition', text: 'Minimum withdrawal amount is ₹100' },
  unknown_withdrawal: { status: 'not-found', text: 'Withdrawal request not found.' },
  withdrawal_already_processed: {
    status: 'failed-precondition',
    text: 'This withdrawal request has already been processed.',
  },
  more_than_cash_in_hand: {
    status: 'failed-precondition',
    text: 'This is more cash than the partner has in hand.',
  },

  // Catalogue
  unknown_product_record: { status: 'not-found', text: 'Product not found.' },
  unknown_category: { status: 'failed-precondition', text: 'This category does not exist.' },
  changed_meanwhile: {
    status: 'failed-precondition',
    text: 'Somebody else has changed this in the meantime. Reload it and try again.',
  },
  ambiguous_product: {
    status: 'failed-precondition',
    text: 'Options, pictures or related products are given twice.',
  },
  not_enough_stock: { status: 'failed-precondition', text: 'There is not that much stock to take.' },
  category_in_use: { status: 'failed-precondition', text: 'Products still use this category.' },

  // Accounts
  unknown_account: { status: 'not-found', text: 'Account not found.' },
  own_role: { status: 'failed-precondition', text: 'You cannot change your own role.' },
  last_admin: { status: 'failed-precondition', text: 'The last admin must stay an admin.' },
  admin_exists: {
    status: 'failed-precondition',
    text: 'There is an admin already, who can change roles in the admin area.',
  },
  partner_has_orders: {
    status: 'failed-precondition',
    text: 'This delivery partner still has orders in hand.',
  },
  too_many_favourites: {
    status: 'failed-precondition',
    text: 'You can keep up to 100 favourites. Remove one first.',
  },
  too_many_addresses: {
    status: 'failed-precondition',
    text: 'You can keep up to 10 addresses. Delete one first.',
  },
  unknown_address: { status: 'not-found', text: 'This address is no longer saved.' },
} as const satisfies Record<string, { status: RefusalStatus; text: string }>;

/** The callable protocol's codes that a refusal may use; anything else is a fault, not a refusal. */
export type RefusalStatus =
  | 'unauthenticated'
  | 'permission-denied'
  | 'invalid-argument'
  | 'already-exists'
  | 'aborted'
  | 'failed-precondition'
  | 'resource-exhausted'
  | 'not-found';

export type RefusalCode = keyof typeof refusals;

/** What travels beside the code: small, flat, free of private data. */
export type RefusalFacts = Readonly<Record<string, string | number | boolean>>;

export interface Refusal {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, facts: RefusalFacts = {}): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, facts },
});

export const isRefusalCode = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && Object.hasOwn(refusals, value);
