import { orderFieldsRule, orders, readCustomerFigures } from '@basket/domain';
import { isAllDerived } from '../platform/background/derived-fields';
import { query } from '../platform/operation';

/** Reads one for each begun thousand of a customer's delivered orders: 25 for a page of customers (rule: bounded-work). */
export const readCustomerFiguresOperation = query(readCustomerFigures, ['admin'], async ({ input, unit }) => {
  const [isWhole, ...customers] = await Promise.all([
    isAllDerived(unit, orders, orderFieldsRule),
    ...input.customerIds.map(async (customerId) => {
      const { count, sum } = await unit.tally(
        orders,
        (all) => all.where('customerId', '==', customerId).where('valuePaise', '>=', 0),
        'valuePaise',
      );
      return { customerId, deliveredOrders: count, valuePaise: sum };
    }),
  ]);
  return { customers, isWhole };
});
