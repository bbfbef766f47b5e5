import {
  done,
  chosenSlot,
  freeSlots,
  nextFreeFacts,
  refuse,
  slotPlaces,
  slotsAt,
  stockMove,
  type FreeSlot,
  type Order,
  type OrderSlot,
  type OrderStatus,
  type Outcome,
  type PublicStoreSettings,
  type Refusal,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { orRefuse } from '../platform/operation';
import { readStoreSettings } from '../platform/store-settings';

/** The slots that can be chosen, with the places they had a moment ago. A read for each. */
export async function readFreeSlots(
  unit: UnitOfWork,
  settings: PublicStoreSettings,
  now: number,
): Promise<FreeSlot[]> {
  const slots = slotsAt(settings, now);
  const places = await unit.getAllSound(
    slotPlaces,
    slots.map(({ startsAt }) => startsAt),
  );
  const taken = new Map(places.map((one) => [one.startsAt, one.taken]));
  return freeSlots(slots, taken, settings.ordersPerSlot);
}

/**
 * Takes a place of a slot in the commit of this unit, unless it has none left (rule: slot-capacity).
 *
 * @returns the time of the order; refused with the next free slot
 */
export async function takePlace(
  unit: UnitOfWork,
  settings: PublicStoreSettings,
  startsAt: number,
  now: number,
): Promise<Outcome<OrderSlot>> {
  const refuseWithNext = async (
    code: 'slot_full' | 'slot_gone',
  ): Promise<{ ok: false; refusal: Refusal }> => {
    const slots = await readFreeSlots(unit, settings, now);
    // Rather a later one than an earlier one.
    const inOrder = [...slots.filter((one) => one.startsAt > startsAt), ...slots];
    return refuse(code, nextFreeFacts(inOrder, now));
  };
  const slot = slotsAt(settings, now).find((one) => one.startsAt === startsAt);
  if (!slot) return refuseWithNext('slot_gone');
  const taken = (await unit.get(slotPlaces, startsAt))?.taken ?? 0;
  if (taken >= settings.ordersPerSlot) return refuseWithNext('slot_full');
  unit.put(slotPlaces.path(startsAt), { startsAt, taken: taken + 1 });
  return done(chosenSlot(slot, settings));
}

/** An order that is cancelled gives its place back; one that is taken back needs one. A slot that has begun has none. */
export async function movePlace(
  unit: UnitOfWork,
  { slot, status }: Order,
  to: OrderStatus,
  now: number,
): Promise<void> {
  const move = stockMove(status, to);
  if (!slot?.isChosen || slot.startsAt <= now || move === 'none') return;
  if (move === 'take') {
    orRefuse(await takePlace(unit, await readStoreSettings(unit), slot.startsAt, now));
    return;
  }
  const { startsAt } = slot;
  const places = await unit.get(slotPlaces, startsAt);
  if (places && places.taken > 0)
    unit.update(slotPlaces.path(startsAt), { startsAt, taken: places.taken - 1 });
}
