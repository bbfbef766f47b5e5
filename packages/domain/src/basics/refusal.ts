/**
 * All refusals of the server, each with its message for people where the screen has no better one; {@link refusalText} puts
 * facts in the place of `{name}`. The status, a code of the callable protocol, is `failed-precondition` where none is named.
 * Facts (which product, how many are left) are sent with the code, so that screens can explain.
 */
export const refusals = {
  // General
  signed_out: { status: 'unauthenticated', text: 'Please sign in to continue.' },
  not_allowed: { status: 'permission-denied', text: 'You are not allowed to do this.' },
  account_closed: { status: 'permission-denied', text: 'This account is closed. Please call the store.' },
  phone_sign_in_unavailable: {
    status: 'permission-denied',
    text: 'This phone number cannot sign in. Please use your e-mail address.',
  },
  invalid_request: { status: 'invalid-argument', text: 'The request is not valid.' },
  unknown_operation: { status: 'invalid-argument', text: 'The request is not valid.' },
  operation_reused: {
    status: 'already-exists',
    text: 'This request was already used for something else. Please try again.',
  },
  damaged_record: 'Something that the shop has stored for this is damaged. The store has been told.',
  too_much_contention: { status: 'aborted', text: 'The shop is very busy. Please try again.' },
  too_many_requests: {
    status: 'resource-exhausted',
    text: 'That was a lot at once. Please wait a minute and try again.',
  },

  // Products, in a cart and in the catalogue
  unknown_product: { status: 'not-found', text: 'This product is no longer sold.' },

  // Orders
  store_closed: 'The store is not taking orders right now.',
  slot_full: 'This delivery slot is full. {next}',
  slot_gone: 'This delivery slot can no longer be chosen. {next}',
  unknown_option: 'An option in your cart is no longer offered.',
  out_of_stock: 'A product in your cart is out of stock.',
  quantity_too_large: 'A quantity in your cart is too large.',
  order_too_large: 'An order can have up to {limit} units, and this one has {units}. Please take some out.',
  ordered_just_now: { status: 'already-exists', text: 'You have just ordered this: {orderNumber}.' },
  prices_changed: 'Prices have changed. Please check your cart.',
  outside_service_area: 'Sorry, this address is outside our delivery area.',
  pincode_not_served: 'Sorry, we do not deliver to pincode {pincode} yet.',
  too_many_unpaid_orders:
    'You have {limit} orders that are not paid yet. Please pay for one, wait until one arrives, or cancel one.',
  cash_needs_verification:
    'Cash orders above {limitPaise} need a verified e-mail address. Please verify yours, or pay online.',
  too_many_orders_today: {
    status: 'resource-exhausted',
    text: 'You have placed {limit} orders today. Please order again tomorrow, or call the store.',
  },
  too_many_cancellations_today: {
    status: 'resource-exhausted',
    text: 'You have cancelled {limit} orders today. Please call the store to cancel this one.',
  },
  payment_method_unavailable: 'This payment method is not available right now.',
  amount_too_small_online: 'UPI and cards take ₹1 and more.',
  unknown_order: { status: 'not-found', text: 'Order not found.' },
  order_not_cancellable: 'This order is already being prepared and cannot be cancelled.',
  order_number_taken: 'The number of this order has gone to another one. Ask the customer to order again.',
  stock_needed: 'There is not enough stock to take this order back.',
  credit_already_withdrawn: 'The partner has already withdrawn this credit. Adjust the wallet first.',
  cash_refunded: 'A part of the cash of this order is refunded, so its delivery cannot be undone.',
  cash_already_deposited:
    'The partner has already deposited the cash of this order. Correct the deposit first.',

  // Picking
  order_not_pickable: 'Only an order that is still in the store can be picked.',
  order_awaits_payment: 'This order waits for its online payment. It can be picked once it is paid.',
  order_paid_back: 'Its money went back to the customer: cancel it.',
  picking_not_started: 'Nobody is picking this order. Start first.',
  picked_by_other: '{name} is picking this order.',
  already_packed: 'This order is packed already.',
  unknown_line: 'This order has no such item to pick.',
  not_shorter: 'This line has {quantity} now. Enter how many fewer you found.',
  lines_left: 'Items left to pick: {left}. Tick them, or say that they are short.',
  not_packed: 'This order is not packed yet.',
  no_partner_yet: 'No delivery partner has accepted this order yet.',
  wrong_number: 'These are not the last digits of this order. Ask the partner for the number again.',
  nothing_to_put_back: 'These goods wait no more to be put back.',
  loss_reason_needed: 'Say why the rest is lost.',
  nothing_left: 'Nothing of this order was in the store. Ask the customer to order again.',

  // Payments
  payment_not_configured: 'Razorpay API key not configured. Please contact admin.',
  payment_unavailable: { status: 'aborted', text: 'Failed to initialize payment' },
  payment_verification_failed: 'Payment verification failed',
  payment_pending: {
    status: 'aborted',
    text: 'Your payment is still being confirmed. It will show on your order in a moment.',
  },
  payment_being_checked: {
    status: 'aborted',
    text: 'The payment by UPI is being checked. Please try again in a moment.',
  },
  payment_refunded: 'This payment does not count for the order and is being refunded.',
  order_already_paid: 'This order is already paid.',
  order_not_payable: 'This order can no longer be paid.',
  payment_code_unavailable: 'Only a cash order that is in your hands can be paid by UPI at the door.',
  nothing_to_refund: 'Nothing that was paid for this order is left to refund.',
  refund_too_large: 'This is more than is left to refund.',
  unknown_refund_item: 'An item is not part of this order, or has been refunded already.',
  unknown_refund: { status: 'not-found', text: 'Refund not found.' },
  refund_being_paid: 'The payment gateway is paying this refund. Wait until it says that it has, or has not.',
  refund_not_retryable: 'This refund is already settled.',

  // Dispatch
  order_not_assignable: 'This order is not waiting for a delivery partner.',
  unknown_partner: { status: 'not-found', text: 'Delivery partner not found.' },
  partner_offline: 'This delivery partner is offline.',
  partner_not_seen: "This partner's phone does not answer.",
  partner_missed_offers: 'This partner missed three offers in a row.',
  partner_has_offer: 'This delivery partner has an offer open.',
  partner_busy: 'This delivery partner has no capacity left.',
  partner_balance_too_low: 'This delivery partner does not have the minimum wallet balance.',
  partner_over_cash_limit: 'This delivery partner has too much cash in hand for a cash order.',
  partner_left:
    'This person is no longer a delivery partner. Set the order to Pending to offer it to somebody else.',
  status_changed: 'The order is {label} by now. Please look at it again before you change it.',
  order_not_in_hand: 'This order is no longer in the hands of that delivery partner.',
  same_partner: 'This delivery partner already has the order.',
  offer_expired: 'This offer has expired.',
  offer_already_yours: 'This order is already yours.',
  offer_closed: 'This offer is no longer open.',
  not_ready_for_pickup: 'This order is not waiting to be picked up.',
  not_out_for_delivery: 'Only an order that is out for delivery can be marked delivered or not delivered.',
  already_reported: 'You have reported this already. The store decides what happens next.',
  nothing_to_decide: 'This order has no failed delivery to decide about, or somebody has decided already.',

  // Wallet
  insufficient_balance: 'Insufficient balance',
  own_money: 'Nobody decides about their own money. Please ask another admin.',
  withdrawal_too_small: 'Minimum withdrawal amount is ₹100',
  too_many_withdrawals_today: {
    status: 'resource-exhausted',
    text: 'You have asked for {limit} withdrawals today. Please ask again tomorrow.',
  },
  unknown_withdrawal: { status: 'not-found', text: 'Withdrawal request not found.' },
  withdrawal_already_processed: 'This withdrawal request has already been processed.',
  unknown_deposit: { status: 'not-found', text: 'Cash deposit not found.' },
  deposit_corrected: 'This deposit was taken back already.',
  more_than_cash_in_hand: 'This is more cash than the partner has in hand.',

  // Products and categories as admins edit them
  unknown_category: 'This category does not exist.',
  changed_meanwhile: 'Somebody else has changed this meanwhile. Look at what is different, then save again.',
  ambiguous_product: 'Options, pictures or related products are given twice.',
  price_out_of_range: 'The price would not be from ₹0.01 to {limitPaise}.',
  mrp_below_price: 'The MRP must be at least the price. Raise the MRP, or leave it empty.',
  too_much_stock: 'A product can have up to {limit} units, and would have more.',
  not_enough_stock: 'There is not that much stock to take.',
  unnamed_product: 'Give the ID of the product, or its name.',
  incomplete_product: 'A new product needs a name and a price.',
  several_products: 'Several products have this name and unit. Give the ID of the one that you mean.',
  likely_double:
    'This is much like {name} · {unit}, {pricePaise}. Say whether it is that product or a new one.',
  same_product: 'The shop has this product already: {name} · {unit}, {pricePaise}.',
  repeated_product: 'Another row of this file is the same product.',
  stock_imported:
    'The stock of this row was changed from the same export before. Export again to change it once more.',
  unknown_picture:
    'A file can only keep, sort or leave out pictures that the product has. Add others in its form.',
  unknown_related: 'There is no product “{relatedId}”. Add it first.',
  category_in_use: 'Products still use this category.',
  category_name_taken: 'There is a category with this name already: {name}.',
  too_many_categories: 'A shop can have up to {limit} categories. Delete one first.',

  // Accounts
  unknown_account: { status: 'not-found', text: 'Account not found.' },
  own_role: 'You cannot change your own role.',
  own_account: 'You cannot disable your own account.',
  staff_without_email: 'This account has no e-mail address, which staff sign in with.',
  last_admin: 'The last admin must stay an admin.',
  admin_exists: 'There is an admin already, who can change roles in the admin area.',
  other_email: 'This is not the e-mail address of the account.',
  works_here: 'This account works for the store. An admin makes it a customer first.',
  customer_closed:
    'The account of this customer is disabled: it takes no orders, and no refund that the store pays itself.',
  customer_erased: 'Name, phone and street have been removed from this order. It stays as it ended.',
  orders_under_way:
    'An order is still under way. The account can be deleted once it is delivered or cancelled.',
  money_open: 'There is still money in the wallet, cash in hand or a refund that is owed. Settle it first.',
  partner_has_orders: 'This delivery partner still has orders in hand.',
  too_many_favourites: 'You can keep up to 100 favourites. Remove one first.',
  too_many_addresses: 'You can keep up to 10 addresses. Delete one first.',
  unknown_address: { status: 'not-found', text: 'This address is no longer saved.' },
  cart_full: 'A cart holds at most 100 different items. Remove some first.',
} as const satisfies Record<string, string | RefusalText>;

interface RefusalText {
  readonly status: RefusalStatus;
  readonly text: string;
}

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

/** The values that travel beside the code: small, flat, free of private data. */
export type RefusalFacts = Readonly<Record<string, string | number | boolean>>;

export interface Refusal {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
}

export const isRefusalCode = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && Object.hasOwn(refusals, value);

const textAndStatus = (code: RefusalCode): RefusalText => {
  const refusal: string | RefusalText = refusals[code];
  return typeof refusal === 'string' ? { status: 'failed-precondition', text: refusal } : refusal;
};

export const refusalStatus = (code: RefusalCode): RefusalStatus => textAndStatus(code).status;

/** The message of a refusal with its facts, for people; facts in paise are written as rupees. */
export const refusalText = (code: RefusalCode, facts: RefusalFacts = {}): string =>
  textAndStatus(code).text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const fact = facts[name] ?? '';
    return name.endsWith('Paise') ? `₹${(Number(fact) / 100).toLocaleString('en-IN')}` : String(fact);
  });
