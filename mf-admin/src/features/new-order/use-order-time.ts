import { offeredSlots, type DeliveryPromise } from '@basket/domain';
import { formatSlot, promiseWords, useSlotChoice, type SlotChoiceState } from '@basket/ui';
import { useDeliveryPromise, useDeliverySlots, useServerNow, useStoreSettings } from '@basket/web';
import { t } from '../../texts';

export interface OrderTime {
  readonly choice: SlotChoiceState;
  readonly promise: DeliveryPromise;
  /** Epoch milliseconds, at most a minute old. */
  readonly nowAt: number;
  /** When it comes, as the admin tells the customer, or that another time has to be chosen. */
  readonly words: string;
}

/** When an order that is taken now comes, offered as the checkout offers it (rules: delivery-slots, one-promise). */
export function useOrderTime(): OrderTime {
  const nowAt = useServerNow(60_000);
  const promise = useDeliveryPromise();
  const slots = offeredSlots(useDeliverySlots(), useStoreSettings(), nowAt);
  const choice = useSlotChoice(promise, slots, nowAt);
  const comes = choice.slot ? formatSlot(choice.slot, nowAt) : promiseWords(promise).text;
  return { choice, promise, nowAt, words: choice.problem === null ? comes : t('newOrder.chooseOtherTime') };
}
