import { dayMs, startOfIndiaDay, type DayFigures } from '@basket/domain';
import { t } from '../../../texts';

/** Lengths of the chart, in days. */
export const periods = [7, 14, 30] as const;
export type Period = (typeof periods)[number];

/** A day of the chart beside the day as long before it as the period lasts; null for days that are not known yet. */
export interface ChartDay {
  readonly dayAt: number;
  readonly beforeAt: number;
  readonly figures: DayFigures | null;
  readonly before: DayFigures | null;
}

/** The days of a period until today, the oldest first. */
export function chartDaysOf(days: readonly DayFigures[], period: Period, now: number): readonly ChartDay[] {
  const known = new Map(days.map((day) => [day.dayAt, day]));
  const today = startOfIndiaDay(now);
  return Array.from({ length: period }, (_, index) => {
    const dayAt = today - (period - 1 - index) * dayMs;
    const beforeAt = dayAt - period * dayMs;
    return { dayAt, beforeAt, figures: known.get(dayAt) ?? null, before: known.get(beforeAt) ?? null };
  });
}

export type Measure = 'revenuePaise' | 'orders';

/** 0, 20k, 1.5L: the marks of an axis in the units of India, without the rupee sign. */
export function shortAmount(value: number): string {
  const inUnits = (size: number): string => String(Number((value / size).toFixed(1)));
  if (value >= 1e7) return t('dashboard.crores', { amount: inUnits(1e7) });
  if (value >= 1e5) return t('dashboard.lakhs', { amount: inUnits(1e5) });
  return value >= 1e3 ? t('dashboard.thousands', { amount: inUnits(1e3) }) : inUnits(1);
}
