import { changedDayOf, changedDays, orders, orderValuePaise, startOfIndiaDay } from '@basket/domain';
import { deriveFields, type DerivedFields } from '../platform/background/derived-fields';
import type { Services } from '../platform/services';

const derivedAt = (now: number): DerivedFields<typeof orders.schema> => ({
  kind: orders,
  outdated: (order) => {
    const valuePaise = orderValuePaise(order);
    return valuePaise === order.valuePaise ? null : { valuePaise };
  },
  also: (unit, orders, page) => {
    const days = new Map(orders.map((order) => [startOfIndiaDay(order.createdAt), order]));
    for (const [dayAt, order] of days) {
      const changedDay = changedDayOf(order, now);
      if (changedDay) unit.create(changedDays.path(`${dayAt}_${page}`), changedDay);
    }
  },
});

/** Gives a value to orders that were delivered without one (rule: customer-value), and has their days summed again (rule: revenue-net). */
export const addOrderValues = (run: Services, until: number): Promise<number> =>
  deriveFields(run, derivedAt(run.now()), until);
