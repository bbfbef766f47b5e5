import { t } from '../texts';

/** Gives a fact of a refusal, as it is written for people. */
type Fact = (name: string) => string;

/** The next free delivery slot; a server of before says nothing of it. */
const nextFree = (fact: Fact): string =>
  t('slots.nextFree', {
    day: fact('day') || 'none',
    times: t('slots.times', { from: fact('from'), until: fact('until') }),
  });

/**
 * All refusals of the server, each with its message for people where the screen has no better one: {@link refusalText}. Facts (which
 * product, how many are left) are sent with the code, so that screens can explain.
 */
const refusals = {
  // General
  signed_out: () => t('refusals.signedOut'),
  not_allowed: () => t('refusals.notAllowed'),
  account_closed: () => t('refusals.accountClosed'),
  phone_sign_in_unavailable: () => t('refusals.phoneSignInUnavailable'),
  invalid_request: () => t('refusals.invalidRequest'),
  unknown_operation: () => t('refusals.invalidRequest'),
  operation_reused: () => t('refusals.operationReused'),
  damaged_record: () => t('refusals.damagedRecord'),
  too_much_contention: () => t('refusals.tooMuchContention'),
  too_many_requests: () => t('refusals.tooManyRequests'),

  // Products, in a cart and in the catalogue
  unknown_product: () => t('refusals.unknownProduct'),

  // Orders
  store_closed: () => t('refusals.storeClosed'),
  slot_full: (fact) => t('refusals.slotFull', { next: nextFree(fact) }),
  slot_gone: (fact) => t('refusals.slotGone', { next: nextFree(fact) }),
  unknown_option: () => t('refusals.unknownOption'),
  out_of_stock: () => t('refusals.outOfStock'),
  quantity_too_large: () => t('refusals.quantityTooLarge'),
  order_too_large: (fact) => t('refusals.orderTooLarge', { limit: fact('limit'), units: fact('units') }),
  ordered_just_now: (fact) => t('refusals.orderedJustNow', { orderNumber: fact('orderNumber') }),
  prices_changed: () => t('refusals.pricesChanged'),
  outside_service_area: () => t('refusals.outsideServiceArea'),
  pincode_not_served: (fact) => t('refusals.pincodeNotServed', { pincode: fact('pincode') }),
  too_many_unpaid_orders: (fact) => t('refusals.tooManyUnpaidOrders', { limit: fact('limit') }),
  cash_needs_verification: (fact) => t('refusals.cashNeedsVerification', { limit: fact('limitPaise') }),
  too_many_orders_today: (fact) => t('refusals.tooManyOrdersToday', { limit: fact('limit') }),
  too_many_cancellations_today: (fact) => t('refusals.tooManyCancellationsToday', { limit: fact('limit') }),
  payment_method_unavailable: () => t('refusals.paymentMethodUnavailable'),
  amount_too_small_online: () => t('refusals.amountTooSmallOnline'),
  unknown_order: () => t('refusals.unknownOrder'),
  order_not_cancellable: () => t('refusals.orderNotCancellable'),
  order_number_taken: () => t('refusals.orderNumberTaken'),
  stock_needed: () => t('refusals.stockNeeded'),
  credit_already_withdrawn: () => t('refusals.creditAlreadyWithdrawn'),
  cash_refunded: () => t('refusals.cashRefunded'),
  cash_already_deposited: () => t('refusals.cashAlreadyDeposited'),

  // Picking
  order_not_pickable: () => t('refusals.orderNotPickable'),
  order_awaits_payment: () => t('refusals.orderAwaitsPayment'),
  order_paid_back: () => t('refusals.orderPaidBack'),
  picking_not_started: () => t('refusals.pickingNotStarted'),
  picked_by_other: (fact) => t('refusals.pickedByOther', { name: fact('name') }),
  already_packed: () => t('refusals.alreadyPacked'),
  unknown_line: () => t('refusals.unknownLine'),
  not_shorter: (fact) => t('refusals.notShorter', { quantity: fact('quantity') }),
  lines_left: (fact) => t('refusals.linesLeft', { left: fact('left') }),
  not_packed: () => t('refusals.notPacked'),
  no_partner_yet: () => t('refusals.noPartnerYet'),
  wrong_number: () => t('refusals.wrongNumber'),
  nothing_to_put_back: () => t('refusals.nothingToPutBack'),
  loss_reason_needed: () => t('refusals.lossReasonNeeded'),
  nothing_left: () => t('refusals.nothingLeft'),

  // Payments
  payment_not_configured: () => t('refusals.paymentNotConfigured'),
  payment_unavailable: () => t('refusals.paymentUnavailable'),
  payment_verification_failed: () => t('refusals.paymentVerificationFailed'),
  payment_pending: () => t('refusals.paymentPending'),
  payment_being_checked: () => t('refusals.paymentBeingChecked'),
  payment_refunded: () => t('refusals.paymentRefunded'),
  order_already_paid: () => t('refusals.orderAlreadyPaid'),
  order_not_payable: () => t('refusals.orderNotPayable'),
  payment_code_unavailable: () => t('refusals.paymentCodeUnavailable'),
  nothing_to_refund: () => t('refusals.nothingToRefund'),
  refund_too_large: () => t('refusals.refundTooLarge'),
  unknown_refund_item: () => t('refusals.unknownRefundItem'),
  unknown_refund: () => t('refusals.unknownRefund'),
  refund_being_paid: () => t('refusals.refundBeingPaid'),
  refund_not_retryable: () => t('refusals.refundNotRetryable'),

  // Dispatch
  order_not_assignable: () => t('refusals.orderNotAssignable'),
  unknown_partner: () => t('refusals.unknownPartner'),
  partner_offline: () => t('refusals.partnerOffline'),
  partner_not_seen: () => t('refusals.partnerNotSeen'),
  partner_missed_offers: () => t('refusals.partnerMissedOffers'),
  partner_has_offer: () => t('refusals.partnerHasOffer'),
  partner_busy: () => t('refusals.partnerBusy'),
  partner_balance_too_low: () => t('refusals.partnerBalanceTooLow'),
  partner_over_cash_limit: () => t('refusals.partnerOverCashLimit'),
  partner_left: () => t('refusals.partnerLeft'),
  status_changed: (fact) => t('refusals.statusChanged', { label: fact('label') }),
  order_not_in_hand: () => t('refusals.orderNotInHand'),
  same_partner: () => t('refusals.samePartner'),
  offer_expired: () => t('refusals.offerExpired'),
  offer_already_yours: () => t('refusals.offerAlreadyYours'),
  offer_closed: () => t('refusals.offerClosed'),
  not_ready_for_pickup: () => t('refusals.notReadyForPickup'),
  not_out_for_delivery: () => t('refusals.notOutForDelivery'),
  already_reported: () => t('refusals.alreadyReported'),
  nothing_to_decide: () => t('refusals.nothingToDecide'),

  // Wallet
  insufficient_balance: () => t('refusals.insufficientBalance'),
  own_money: () => t('refusals.ownMoney'),
  withdrawal_too_small: () => t('refusals.withdrawalTooSmall'),
  too_many_withdrawals_today: (fact) => t('refusals.tooManyWithdrawalsToday', { limit: fact('limit') }),
  unknown_withdrawal: () => t('refusals.unknownWithdrawal'),
  withdrawal_already_processed: () => t('refusals.withdrawalAlreadyProcessed'),
  unknown_deposit: () => t('refusals.unknownDeposit'),
  deposit_corrected: () => t('refusals.depositCorrected'),
  more_than_cash_in_hand: () => t('refusals.moreThanCashInHand'),

  // Products and categories as admins edit them
  unknown_category: () => t('refusals.unknownCategory'),
  changed_meanwhile: () => t('refusals.changedMeanwhile'),
  ambiguous_product: () => t('refusals.ambiguousProduct'),
  price_out_of_range: (fact) => t('refusals.priceOutOfRange', { limit: fact('limitPaise') }),
  mrp_below_price: () => t('refusals.mrpBelowPrice'),
  too_much_stock: (fact) => t('refusals.tooMuchStock', { limit: fact('limit') }),
  not_enough_stock: () => t('refusals.notEnoughStock'),
  unnamed_product: () => t('refusals.unnamedProduct'),
  incomplete_product: () => t('refusals.incompleteProduct'),
  several_products: () => t('refusals.severalProducts'),
  likely_double: (fact) =>
    t('refusals.likelyDouble', { name: fact('name'), unit: fact('unit'), price: fact('pricePaise') }),
  same_product: (fact) =>
    t('refusals.sameProduct', { name: fact('name'), unit: fact('unit'), price: fact('pricePaise') }),
  repeated_product: () => t('refusals.repeatedProduct'),
  stock_imported: () => t('refusals.stockImported'),
  unknown_picture: () => t('refusals.unknownPicture'),
  unknown_related: (fact) => t('refusals.unknownRelated', { relatedId: fact('relatedId') }),
  category_in_use: () => t('refusals.categoryInUse'),
  category_name_taken: (fact) => t('refusals.categoryNameTaken', { name: fact('name') }),
  too_many_categories: (fact) => t('refusals.tooManyCategories', { limit: fact('limit') }),
  too_many_words: () => t('refusals.tooManyWords'),

  // Accounts
  unknown_account: () => t('refusals.unknownAccount'),
  own_role: () => t('refusals.ownRole'),
  own_account: () => t('refusals.ownAccount'),
  staff_without_email: () => t('refusals.staffWithoutEmail'),
  last_admin: () => t('refusals.lastAdmin'),
  admin_exists: () => t('refusals.adminExists'),
  other_email: () => t('refusals.otherEmail'),
  works_here: () => t('refusals.worksHere'),
  customer_closed: () => t('refusals.customerClosed'),
  customer_erased: () => t('refusals.customerErased'),
  orders_under_way: () => t('refusals.ordersUnderWay'),
  money_open: () => t('refusals.moneyOpen'),
  partner_has_orders: () => t('refusals.partnerHasOrders'),
  too_many_favourites: () => t('refusals.tooManyFavourites'),
  too_many_addresses: () => t('refusals.tooManyAddresses'),
  unknown_address: () => t('refusals.unknownAddress'),
  cart_full: () => t('refusals.cartFull'),
} as const satisfies Record<string, (fact: Fact) => string>;

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

/** Statuses that are not `failed-precondition`. */
const statuses: { readonly [Code in RefusalCode]?: RefusalStatus } = {
  signed_out: 'unauthenticated',
  not_allowed: 'permission-denied',
  account_closed: 'permission-denied',
  phone_sign_in_unavailable: 'permission-denied',
  invalid_request: 'invalid-argument',
  unknown_operation: 'invalid-argument',
  operation_reused: 'already-exists',
  ordered_just_now: 'already-exists',
  too_much_contention: 'aborted',
  payment_unavailable: 'aborted',
  payment_pending: 'aborted',
  payment_being_checked: 'aborted',
  too_many_requests: 'resource-exhausted',
  too_many_orders_today: 'resource-exhausted',
  too_many_cancellations_today: 'resource-exhausted',
  too_many_withdrawals_today: 'resource-exhausted',
  unknown_product: 'not-found',
  unknown_order: 'not-found',
  unknown_refund: 'not-found',
  unknown_partner: 'not-found',
  unknown_withdrawal: 'not-found',
  unknown_deposit: 'not-found',
  unknown_account: 'not-found',
  unknown_address: 'not-found',
};

export const refusalStatus = (code: RefusalCode): RefusalStatus => statuses[code] ?? 'failed-precondition';

/** The message of a refusal with its facts, for people; facts in paise are written as rupees. */
export function refusalText(code: RefusalCode, facts: RefusalFacts = {}): string {
  const say: (fact: Fact) => string = refusals[code];
  return say((name) => {
    const fact = facts[name] ?? '';
    return name.endsWith('Paise') ? `₹${(Number(fact) / 100).toLocaleString('en-IN')}` : String(fact);
  });
}
