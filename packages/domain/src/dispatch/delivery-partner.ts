import * as v from 'valibot';
import { factsField } from '../basics/facts';
import { kind } from '../basics/kind';
import { countSchema, instantSchema, numberSchema, paiseSchema, textSchema } from '../basics/schema';
import { orderStatusFacts, type OrderStatus } from '../orders/order-status';
import { partnerLocationSchema } from '../places/partner-location';
import { noticeFactsSchema } from './notice';

/** A wallet below this gets no offers (rule: minimum-balance). */
export const minAssignableBalancePaise = 1000_00;
export const defaultRating = 4;
/** Occasions in a row without an answer after which a partner is asked nothing more (rule: three-misses). */
export const maxMissedOffersInARow = 3;

/** The latest offer that a partner could not take any more, and why (rule: miss-told). */
export const missedOfferSchema = v.strictObject({
  orderNumber: textSchema(20),
  why: v.picklist(['no_answer', 'withdrawn', 'cancelled']),
  at: instantSchema,
});
export type MissedOffer = v.InferOutput<typeof missedOfferSchema>;

/** From when until when a partner was not asked because the phone was silent (rule: not-seen). */
export const notAskedSchema = v.strictObject({ fromAt: instantSchema, untilAt: instantSchema });
export type NotAsked = v.InferOutput<typeof notAskedSchema>;

/** `deliveryPartners/{uid}`. One id for account, profile and partner (rule: one-id). */
export const deliveryPartnerSchema = v.strictObject({
  name: textSchema(100),
  phone: textSchema(15),
  email: textSchema(254),
  isOnline: v.boolean(),
  vehicleNumber: textSchema(20),
  currentLocation: v.nullable(partnerLocationSchema),
  rating: v.nullable(numberSchema(0, 5)),
  /** Offers that await an answer, and accepted orders that are not delivered: together the load. */
  openOffers: countSchema,
  activeOrders: countSchema,
  /** Until when the open offer can be answered; null without one. Absent in older documents. */
  offerOpenUntil: v.optional(v.nullable(instantSchema), null),
  /** Occasions in a row: offers that were open at the same time are one (rule: three-misses). */
  missedOffersInARow: countSchema,
  totalDeliveries: countSchema,
  totalEarningsPaise: paiseSchema,
  completedOrders: countSchema,
  walletBalancePaise: paiseSchema,
  /** Rows in the ledger: the wallet's version. */
  walletSeq: countSchema,
  /** Cash collected and not yet deposited; separate from the wallet (rule: cash-in-hand). */
  cashInHandPaise: paiseSchema,
  /**
   * Why the system last changed something on the partner's behalf; null when there is nothing to say. `notice` has its words for pages of
   * the release before, which would tell the partner nothing.
   */
  noticeFacts: factsField(noticeFactsSchema),
  notice: textSchema(200),
  /** Until the next acceptance or change of availability. Absent in older documents. */
  missedOffer: v.optional(v.nullable(missedOfferSchema), null),
  /** When the partner last answered, took a step of a delivery or changed the availability; null if never. Absent in older documents. */
  lastSeenAt: v.optional(v.nullable(instantSchema), null),
  /** When the partner's open page last gave a sign of itself; null while no page does (rule: not-seen). Absent in older documents. */
  signOfLifeAt: v.optional(v.nullable(instantSchema), null),
  /** The last silence, until the next change of availability. Absent in older documents. */
  notAsked: v.optional(v.nullable(notAskedSchema), null),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type DeliveryPartner = v.InferOutput<typeof deliveryPartnerSchema>;

export const deliveryPartners = kind('deliveryPartners', deliveryPartnerSchema);

/** The partner without the position that an offline partner keeps only while orders are in hand (rule: position-in-hand). */
const withoutStalePosition = <
  P extends Pick<DeliveryPartner, 'isOnline' | 'activeOrders' | 'currentLocation'>,
>(
  partner: P,
): P => (partner.isOnline || partner.activeOrders > 0 ? partner : { ...partner, currentLocation: null });

/** The fields that a tap of the partner changes: nothing was missed since (rule: three-misses). */
export const afterTap = (now: number): Pick<DeliveryPartner, 'lastSeenAt' | 'missedOffersInARow'> => ({
  lastSeenAt: now,
  missedOffersInARow: 0,
});

/** Where an order is for one partner: its status while they are asked or have it, else null. */
type Held = OrderStatus | null;

/** The partner after an order of theirs has gone from one status to another: open offers and orders in hand follow it. */
export function withLoad(partner: DeliveryPartner, from: Held, to: Held, now: number): DeliveryPartner {
  const loadOf = (held: Held): readonly [offers: number, inHand: number] => [
    Number(held === 'assigned'),
    Number(held !== null && orderStatusFacts[held].isInHand),
  ];
  const [[offersBefore, inHandBefore], [offersAfter, inHandAfter]] = [loadOf(from), loadOf(to)];
  const openOffers = partner.openOffers - offersBefore + offersAfter;
  return withoutStalePosition({
    ...partner,
    openOffers,
    offerOpenUntil: openOffers > 0 ? partner.offerOpenUntil : null,
    activeOrders: partner.activeOrders - inHandBefore + inHandAfter,
    updatedAt: now,
  });
}

/** Whether a partner may be offered more than before: is asked about less, holds fewer orders, or is back after missed offers. */
export const hasMoreRoom = (before: DeliveryPartner, after: DeliveryPartner): boolean =>
  after.openOffers < before.openOffers ||
  ordersInHand(after) < ordersInHand(before) ||
  after.missedOffersInARow < before.missedOffersInARow;

export type PartnerStatus = 'online' | 'offline' | 'busy';

export const ordersInHand = (partner: Pick<DeliveryPartner, 'openOffers' | 'activeOrders'>): number =>
  partner.openOffers + partner.activeOrders;

/** Busy is computed, never chosen (rule: busy-computed). */
export const partnerStatus = (
  partner: Pick<DeliveryPartner, 'isOnline' | 'openOffers' | 'activeOrders'>,
  maxOrdersPerPartner: number,
): PartnerStatus =>
  !partner.isOnline ? 'offline' : ordersInHand(partner) >= maxOrdersPerPartner ? 'busy' : 'online';

export function newDeliveryPartner(
  person: Pick<DeliveryPartner, 'name' | 'phone' | 'email'>,
  now: number,
): DeliveryPartner {
  return {
    ...person,
    isOnline: false,
    vehicleNumber: '',
    currentLocation: null,
    rating: null,
    openOffers: 0,
    activeOrders: 0,
    offerOpenUntil: null,
    missedOffersInARow: 0,
    totalDeliveries: 0,
    totalEarningsPaise: 0,
    completedOrders: 0,
    walletBalancePaise: 0,
    walletSeq: 0,
    cashInHandPaise: 0,
    notice: '',
    noticeFacts: null,
    missedOffer: null,
    lastSeenAt: null,
    signOfLifeAt: null,
    notAsked: null,
    createdAt: now,
    updatedAt: now,
  };
}
