import type { AssignmentState, OrderStatus } from '@basket/domain';
import { myOrders, orderFilters, type OrderFilter } from './queries';

type Facts = { readonly state: AssignmentState; readonly orderStatus: OrderStatus };

/** The filters of My Orders that show an order of each status while its partner has it, has delivered it or has lost it. */
const shownIn: Readonly<Record<OrderStatus, readonly OrderFilter[]>> = {
  pending: ['all'],
  assigned: [],
  confirmed: ['all'],
  preparing: ['all'],
  out_for_delivery: ['all', 'out_for_delivery'],
  delivered: ['all', 'delivered'],
  cancelled: ['all'],
};
const stateOf: Readonly<Record<OrderStatus, AssignmentState>> = {
  pending: 'lost',
  assigned: 'offered',
  confirmed: 'accepted',
  preparing: 'accepted',
  out_for_delivery: 'accepted',
  delivered: 'delivered',
  cancelled: 'lost',
};

function isShown(filter: OrderFilter, facts: Facts): boolean {
  const { where = [] } = myOrders('u', filter, null);
  const document = new Map<string, unknown>([...Object.entries(facts), ['deliveryPartnerId', 'u']]);
  return where.every(([field, operator, operand]) =>
    operator === 'in'
      ? (operand as readonly unknown[]).includes(document.get(field))
      : document.get(field) === operand,
  );
}

test.each(Object.entries(shownIn) as [OrderStatus, readonly OrderFilter[]][])(
  'an order that is %s is listed in %j',
  (orderStatus, filters) => {
    const facts = { state: stateOf[orderStatus], orderStatus };
    expect(orderFilters.filter((filter) => isShown(filter, facts))).toEqual(filters);
  },
);
