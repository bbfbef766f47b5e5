import * as v from 'valibot';
import { kind } from '../../basics/kind';
import { instantSchema } from '../../basics/schema';
import { dayMs } from '../../time/india';
import { startOfIndiaDay } from '../../time/india-days';
import type { Order } from '../order';
import { orderValuePaise } from './order-value';

/** Rises when fields of an order that tidying derives follow otherwise than before. */
export const orderFieldsRule = 2;

/**
 * Units of each line that count as sold: those of a delivered order that were not paid back. Empty for any other order, also for one
 * that brought nothing because all of its money went back (rule: popular-order).
 */
export function soldQuantities(
  order: Pick<Order, 'items'> & Parameters<typeof orderValuePaise>[0],
): readonly number[] {
  const valuePaise = orderValuePaise(order);
  if (valuePaise === null || (valuePaise === 0 && order.totalPaise > 0)) return [];
  const { refundedQuantities } = order.payment;
  return order.items.map(({ quantity }, line) => Math.max(0, quantity - (refundedQuantities[line] ?? 0)));
}

/**
 * `storeFigures/sold`: how many units of each product people buy. A unit counts half of itself after {@link halvedAfterDays}, so
 * that the figures follow about the last 30 days, and what nobody buys any more goes. Closed to every browser.
 */
export const soldFiguresSchema = v.strictObject({
  /** Where the day in India begins for which the figures are. */
  dayAt: instantSchema,
  changedAt: instantSchema,
  /** By product; none is 0. */
  units: v.record(v.string(), v.pipe(v.number(), v.minValue(0))),
});
export type SoldFigures = v.InferOutput<typeof soldFiguresSchema>;

export const soldFigures = kind('storeFigures', soldFiguresSchema, () => 'sold');

const halvedAfterDays = 15;
/** A unit of this age counts less than a tenth: what nobody has counted by then is left out. */
export const forgottenAfterMs = 60 * dayMs;
const leastUnits = 0.01;

const ageing = (fromAt: number, untilAt: number): number =>
  2 ** (-Math.max(0, untilAt - fromAt) / dayMs / halvedAfterDays);
const rounded = (units: number): number => Math.round(units * 1000) / 1000;

/** Units of a product that were sold on a day, or are no longer sold: then fewer than 0. */
export interface SoldMove {
  readonly productId: string;
  readonly units: number;
  readonly dayAt: number;
}

/** The moves that an order adds to the figures beyond those from before. */
export function soldMoves(
  order: Pick<Order, 'items' | 'statusTimes' | 'createdAt' | 'soldQuantities'> &
    Parameters<typeof soldQuantities>[0],
): SoldMove[] {
  const now = soldQuantities(order);
  const dayAt = startOfIndiaDay(order.statusTimes.delivered ?? order.createdAt);
  return order.items
    .map(({ productId }, line) => ({
      productId,
      units: (now[line] ?? 0) - (order.soldQuantities?.[line] ?? 0),
      dayAt,
    }))
    .filter(({ units }) => units !== 0);
}

/** The figures with these moves, as of today. */
export function addSold(
  figures: Pick<SoldFigures, 'dayAt' | 'units'> | undefined,
  moves: readonly SoldMove[],
  now: number,
): SoldFigures {
  const today = startOfIndiaDay(now);
  const kept = figures ? ageing(figures.dayAt, today) : 0;
  const units = new Map(Object.entries(figures?.units ?? {}).map(([id, sold]) => [id, sold * kept]));
  for (const move of moves)
    units.set(move.productId, (units.get(move.productId) ?? 0) + move.units * ageing(move.dayAt, today));
  return {
    dayAt: today,
    changedAt: now,
    units: Object.fromEntries(
      [...units].filter(([, sold]) => sold >= leastUnits).map(([id, sold]) => [id, rounded(sold)]),
    ),
  };
}
