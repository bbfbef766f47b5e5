import { dayMs, indiaMinuteOfDay, twelveHourTime } from '../time/india';
import { startOfIndiaDay } from '../time/india-days';
import type { DeliverySlot, FreeSlot } from './delivery-slots';
import { t } from '../texts';

const timeWords = (at: number): string => twelveHourTime(indiaMinuteOfDay(at));

/** 9:00 am to 11:00 am */
export const slotTimes = ({ startsAt, endsAt }: DeliverySlot): string =>
  t('slots.times', { from: timeWords(startsAt), until: timeWords(endsAt) });

/** The next free slot as a refusal tells it (rule: slot-capacity); its times as `9:00 am`, empty without one. */
type NextFree = {
  readonly day: 'none' | 'today' | 'tomorrow';
  readonly from: string;
  readonly until: string;
};

/** Which other slot is free. */
export function nextFreeFacts(slots: readonly FreeSlot[], now: number): NextFree {
  const next = slots.find(({ free }) => free > 0);
  if (!next) return { day: 'none', from: '', until: '' };
  const day = next.startsAt < startOfIndiaDay(now) + dayMs ? 'today' : 'tomorrow';
  return { day, from: timeWords(next.startsAt), until: timeWords(next.endsAt) };
}

/** The same in a sentence. */
export function nextFreeWords(slots: readonly FreeSlot[], now: number): string {
  const { day, from, until } = nextFreeFacts(slots, now);
  return t('slots.nextFree', { day, times: t('slots.times', { from, until }) });
}
