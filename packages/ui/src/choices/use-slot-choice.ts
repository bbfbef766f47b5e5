import { useState } from 'react';
import { nextFreeWords, slotTimes, type DeliveryPromise, type FreeSlot } from '@basket/domain';
import { t } from '../texts';

/** When an order is wanted: as soon as possible, or in the slot with this start. */
type WantedTime = 'soon' | number;

export interface SlotChoiceState {
  /** The slots that have not begun. */
  readonly slots: readonly FreeSlot[];
  /** Null while the store is closed and no slot is free. */
  readonly wanted: WantedTime | null;
  /** The chosen slot; null without one. */
  readonly slot: FreeSlot | null;
  /** Why the chosen slot can no longer be had, with the next free one; nothing is ordered until somebody chooses again. Else null. */
  readonly problem: string | null;
  readonly canComeSoon: boolean;
  readonly choose: (wanted: WantedTime) => void;
}

/**
 * The choice of a delivery slot (rule: delivery-slots): as soon as possible until somebody chooses, or the first free one. A chosen
 * slot that is no longer offered never becomes another time by itself (rule: slot-begun).
 *
 * @param offered the store's slots as they were some seconds ago
 * @param nowAt epoch milliseconds
 */
export function useSlotChoice(
  promise: DeliveryPromise,
  offered: readonly FreeSlot[],
  nowAt: number,
): SlotChoiceState {
  const slots = offered.filter(({ startsAt }) => startsAt > nowAt);
  // The slot itself: once it has begun, the store offers it no more, and it is named all the same.
  const [chosen, setChosen] = useState<FreeSlot | null>(null);
  const choose = (wanted: WantedTime): void =>
    setChosen(slots.find(({ startsAt }) => startsAt === wanted) ?? null);
  const canComeSoon = promise.kind !== 'closed';
  const slot = slots.find(({ startsAt }) => startsAt === chosen?.startsAt) ?? null;
  const firstFree = slots.find(({ free }) => free > 0) ?? null;
  const shared = { slots, canComeSoon, choose, problem: null };
  if (slot) return { ...shared, wanted: slot.startsAt, slot };
  if (chosen && (canComeSoon || firstFree))
    return { ...shared, wanted: chosen.startsAt, slot: null, problem: lostWords(chosen, slots, nowAt) };
  if (canComeSoon) return { ...shared, wanted: 'soon', slot: null };
  return { ...shared, wanted: firstFree?.startsAt ?? null, slot: firstFree };
}

function lostWords(chosen: FreeSlot, slots: readonly FreeSlot[], nowAt: number): string {
  return t(chosen.startsAt > nowAt ? 'choices.notOffered' : 'choices.hasBegun', {
    slot: slotTimes(chosen),
    next: nextFreeWords(slots, nowAt),
  });
}
