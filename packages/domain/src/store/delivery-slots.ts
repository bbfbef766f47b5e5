import * as v from 'valibot';
import { kind } from '../basics/kind';
import { countSchema, instantSchema } from '../basics/schema';
import { dayMs, minuteMs, minutesOfDay } from '../time/india';
import { startOfIndiaDay } from '../time/india-days';
import { minuteOf } from './opening-hours';
import { openness } from './openness';
import type { PublicStoreSettings } from './store-settings';

/** How long a slot is; the last one of a day ends with the opening hours. */
export const slotMinutes = 120;
/** The time left at the end of a day belongs to the slot before, unless it is at least so long. */
const shortestSlotMinutes = 60;

/** A time in which a customer wants an order. */
export interface DeliverySlot {
  readonly startsAt: number;
  readonly endsAt: number;
}

type Store = Pick<
  PublicStoreSettings,
  'openingTime' | 'closingTime' | 'isOpen' | 'reopensAt' | 'ordersPerSlot'
>;

/**
 * The slots that can be chosen now (rule: delivery-slots): those of today and tomorrow that have not begun, and that begin while
 * the store is open. A pause leaves those from its end; a store that is closed until somebody opens it has none.
 */
export function slotsAt(store: Store, now: number): DeliverySlot[] {
  if (store.ordersPerSlot === 0) return [];
  const today = startOfIndiaDay(now);
  const end = today + 2 * dayMs;
  // A day whose hours pass midnight has begun yesterday.
  return [today - dayMs, today, today + dayMs]
    .flatMap((day) => slotsOfDay(store, day))
    .filter(({ startsAt }) => startsAt > now && startsAt < end && openness(store, startsAt).kind === 'open');
}

function slotsOfDay({ openingTime, closingTime }: Store, day: number): DeliverySlot[] {
  const opens = minuteOf(openingTime);
  const closes = minuteOf(closingTime);
  const length = closes > opens ? closes - opens : closes - opens + minutesOfDay;
  const count = Math.max(1, Math.floor((length + slotMinutes - shortestSlotMinutes) / slotMinutes));
  const at = (minute: number): number => day + (opens + minute) * minuteMs;
  return Array.from({ length: count }, (_, index) => ({
    startsAt: at(index * slotMinutes),
    endsAt: at(index === count - 1 ? length : (index + 1) * slotMinutes),
  }));
}

/** A slot with the number of orders that it still takes. */
export const freeSlotSchema = v.object({
  startsAt: instantSchema,
  endsAt: instantSchema,
  free: countSchema,
});
export type FreeSlot = v.InferOutput<typeof freeSlotSchema>;

/**
 * `slotPlaces/{startsAt}`: how many orders have chosen a slot. Written in the commit of the order that takes or gives back a
 * place, so that customers at the same time cannot pass the capacity together. Closed to every browser.
 */
export const slotPlacesSchema = v.strictObject({ startsAt: instantSchema, taken: countSchema });
export type SlotPlaces = v.InferOutput<typeof slotPlacesSchema>;
export const slotPlaces = kind<typeof slotPlacesSchema, [startsAt: number]>('slotPlaces', slotPlacesSchema);

/** @param taken places by the start of the slot; none where it has no entry */
export const freeSlots = (
  slots: readonly DeliverySlot[],
  taken: ReadonlyMap<number, number>,
  ordersPerSlot: number,
): FreeSlot[] =>
  slots.map((slot) => ({ ...slot, free: Math.max(0, ordersPerSlot - (taken.get(slot.startsAt) ?? 0)) }));

/**
 * The slots that a page offers: those of the store's last answer; before it, those of the settings that the page knows, as if nobody had
 * taken a place, so that the choice stands where it will be. The server has the last word on places.
 */
export const offeredSlots = (answered: readonly FreeSlot[], store: Store, now: number): readonly FreeSlot[] =>
  answered.length > 0 ? answered : freeSlots(slotsAt(store, now), new Map(), store.ordersPerSlot);
