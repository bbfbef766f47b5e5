import { isDeepStrictEqual } from 'node:util';
import {
  addSold,
  changedDayOf,
  changedDays,
  forgottenAfterMs,
  orderFieldsRule,
  orders,
  orderValuePaise,
  soldFigures,
  soldMoves,
  soldQuantities,
  startOfIndiaDay,
  type Order,
  type Stored,
} from '@basket/domain';
import { deriveFields, type DerivedFields } from '../platform/background/derived-fields';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import type { Services } from '../platform/services';

const isWorth = (order: Order): boolean => orderValuePaise(order) === order.valuePaise;

/** Null where the order says already how many of its units are sold, or is too old for that to matter. */
function uncounted(order: Order, now: number): Pick<Order, 'soldQuantities'> | null {
  const isForgotten = (order.statusTimes.delivered ?? order.createdAt) < now - forgottenAfterMs;
  if (!order.soldQuantities && isForgotten) return null;
  const sold = [...soldQuantities(order)];
  return isDeepStrictEqual(sold, order.soldQuantities ?? []) ? null : { soldQuantities: sold };
}

const derivedAt = (now: number): DerivedFields<typeof orders.schema> => ({
  kind: orders,
  rule: orderFieldsRule,
  outdated: (order) => {
    const sold = uncounted(order, now);
    if (isWorth(order)) return sold;
    return { valuePaise: orderValuePaise(order), ...sold };
  },
  also: async (unit, orders, page) => {
    const unworthy = orders.filter((order) => !isWorth(order));
    const days = new Map(unworthy.map((order) => [startOfIndiaDay(order.createdAt), order]));
    for (const [dayAt, order] of days) {
      const changedDay = changedDayOf(order, now);
      if (changedDay) unit.create(changedDays.path(`${dayAt}_${page}`), changedDay);
    }
    await countSold(
      unit,
      orders.filter((order) => uncounted(order, now)),
      now,
    );
  },
});

/** Adds what these orders sold to the figures, in the commit in which they say so: each unit counts once. */
async function countSold(unit: UnitOfWork, orders: readonly Stored<Order>[], now: number): Promise<void> {
  if (orders.length === 0) return;
  const figures = await unit.getSound(soldFigures);
  unit.put(soldFigures.path(), addSold(figures ?? undefined, orders.flatMap(soldMoves), now));
}

/**
 * Looks at the orders that have changed: gives a value to those that were delivered without one (rule: customer-value), has their days
 * summed again (rule: revenue-net), and counts what they sold (rule: popular-order).
 */
export const addOrderValues = (run: Services, until: number): Promise<number> =>
  deriveFields(run, derivedAt(run.now()), until);
