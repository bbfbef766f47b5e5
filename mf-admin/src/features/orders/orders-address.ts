import {
  anyOrder,
  isId,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  type OrderFilter,
  type OrderStatus,
} from '@basket/domain';
import { daysOf, timeOf } from '../../lists/days';
import { cursorText, readCursor, type PageCursor } from '../../lists/page-cursor';

/** The view that the address describes. A null status means all orders, a null cursor the first page. */
export interface OrdersView {
  readonly status: OrderStatus | null;
  readonly filter: OrderFilter;
  /** The text of a search, across all orders; empty without a search. */
  readonly search: string;
  readonly after: PageCursor | null;
}

/**
 * Reads `?status=pending&payment=cod&paid=paid&partner=imran&from=2026-11-01&to=2026-11-22&after=1700000000000_abc`, all
 * optional, or `?search=sharma`. Treats anything invalid as absent. Days are those of India, both included.
 */
export function readOrdersView(params: URLSearchParams): OrdersView {
  const search = params.get('search')?.trim() ?? '';
  const after = readCursor(params.get('after'));
  if (search !== '') return { status: null, filter: anyOrder, search, after };
  const partner = params.get('partner') ?? '';
  return {
    status: orderStatuses.find((known) => known === params.get('status')) ?? null,
    filter: {
      paymentMethod: paymentMethods.find((known) => known === params.get('payment')) ?? null,
      paymentStatus: paymentStatuses.find((known) => known === params.get('paid')) ?? null,
      partner: isId(partner) ? partner : null,
      ...timeOf({ from: params.get('from') ?? '', to: params.get('to') ?? '' }),
    },
    search,
    after,
  };
}

export function writeOrdersView({ status, filter, search, after }: OrdersView): URLSearchParams {
  const { paymentMethod, paymentStatus, partner } = filter;
  const facts = {
    search,
    status,
    payment: paymentMethod,
    paid: paymentStatus,
    partner,
    ...daysOf(filter),
    after: after && cursorText(after),
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(facts)) if (value) params.set(name, value);
  return params;
}
