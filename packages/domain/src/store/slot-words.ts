import { dayMs, indiaMinuteOfDay, twelveHourTime } from '../time/india';
import { startOfIndiaDay } from '../time/india-days';
import type { DeliverySlot, FreeSlot } from './delivery-slots';
import { t } from '../texts';

const timeWords = (at: number): string => twelveHourTime(indiaMinuteOfDay(at));

/** 9:00 am to 11:00 am */
export const slotTimes = ({ startsAt, endsAt }: DeliverySlot): string =>
  t('slots.times', { from: timeWords(startsAt), until: timeWords(endsAt) });

/** Which other slot is free, in a sentence: what a refusal tells (rule: slot-capacity). */
export function nextFreeWords(slots: readonly FreeSlot[], now: number): string {
  const next = slots.find(({ free }) => free > 0);
  if (!next) return t('slots.noneFree');
  const day = next.startsAt < startOfIndiaDay(now) + dayMs ? 'today' : 'tomorrow';
  return t('slots.nextFree', { day, times: slotTimes(next) });
}
