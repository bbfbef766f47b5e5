import * as v from 'valibot';
import { instantSchema } from '../basics/schema';
import { minuteMs } from '../time/india';
import type { DeliveryPromise } from '../store/delivery-promise';
import type { DeliverySlot } from '../store/delivery-slots';

/** When an order is wanted, if that is not as soon as possible. */
export const orderSlotSchema = v.strictObject({
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** From when it is offered to partners by itself. */
  offerFromAt: instantSchema,
  /** It takes a place of a slot. One that was placed outside the hours comes with the opening, and takes none. */
  isChosen: v.boolean(),
});
export type OrderSlot = v.InferOutput<typeof orderSlotSchema>;

/** Offered so early that the partner can be at the door when the slot begins. */
export const chosenSlot = (
  { startsAt, endsAt }: DeliverySlot,
  { deliveryTimeMinutes }: { readonly deliveryTimeMinutes: number },
): OrderSlot => ({
  startsAt,
  endsAt,
  offerFromAt: startsAt - deliveryTimeMinutes * minuteMs,
  isChosen: true,
});

/** The time of an order without a slot: the opening, if the store promises nothing earlier; otherwise none. */
export const slotOfPromise = (promise: DeliveryPromise): OrderSlot | null =>
  promise.kind === 'opening'
    ? { startsAt: promise.opensAt, endsAt: promise.byAt, offerFromAt: promise.opensAt, isChosen: false }
    : null;

/** Whether the time has come to offer an order to partners (rule: slot-dispatch). */
export const isTimeToOffer = ({ slot }: { readonly slot: OrderSlot | null }, now: number): boolean =>
  slot === null || now >= slot.offerFromAt;
