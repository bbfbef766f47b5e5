import { dayMs, slotTimes, startOfIndiaDay, type DeliverySlot } from '@basket/domain';
import { t } from '../texts';
import { formatDayMonth } from './dates';

/** The day of a slot: Today, Tomorrow, 22 Nov. */
export function formatSlotDay({ startsAt }: DeliverySlot, nowAt: number): string {
  const days = (startOfIndiaDay(startsAt) - startOfIndiaDay(nowAt)) / dayMs;
  return days === 0 || days === 1
    ? t(days === 0 ? 'formats.today' : 'formats.tomorrow')
    : formatDayMonth(startsAt);
}

/** Tomorrow, 9:00 am to 11:00 am */
export const formatSlot = (slot: DeliverySlot, nowAt: number): string =>
  `${formatSlotDay(slot, nowAt)}, ${slotTimes(slot)}`;
