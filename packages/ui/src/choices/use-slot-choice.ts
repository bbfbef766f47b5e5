import { useState } from 'react';
import type { DeliveryPromise, FreeSlot } from '@basket/domain';

/** When an order is wanted: as soon as possible, or in the slot with this start. */
type WantedTime = 'soon' | number;

export interface SlotChoiceState {
  /** The slots that have not begun. */
  readonly slots: readonly FreeSlot[];
  /** Null while the store is closed and no slot is free. */
  readonly wanted: WantedTime | null;
  /** The chosen slot; null without one. */
  readonly slot: FreeSlot | null;
  readonly canComeSoon: boolean;
  readonly choose: (wanted: WantedTime) => void;
}

/**
 * The choice of a delivery slot (rule: delivery-slots): as soon as possible until somebody chooses, or the first free one.
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
  const [chosen, choose] = useState<WantedTime | null>(null);
  const canComeSoon = promise.kind !== 'closed';
  const slot = slots.find(({ startsAt }) => startsAt === chosen) ?? null;
  const firstFree = slots.find(({ free }) => free > 0) ?? null;
  if (slot) return { slots, wanted: slot.startsAt, slot, canComeSoon, choose };
  if (canComeSoon) return { slots, wanted: 'soon', slot: null, canComeSoon, choose };
  return { slots, wanted: firstFree?.startsAt ?? null, slot: firstFree, canComeSoon, choose };
}
