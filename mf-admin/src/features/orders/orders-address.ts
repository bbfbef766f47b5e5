import {
  anyOrder,
  dayMs,
  indiaDate,
  orderStatuses,
  parseIndiaDate,
  paymentMethods,
  paymentStatuses,
  type OrderFilter,
  type OrderStatus,
} from '@basket/domain';
import { formatCount, formatNumber } from '@basket/ui';

/** A page of the table begins after this order; the table is sorted newest first. */
export interface PageCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** The view that the address describes. A null status means all orders, a null cursor the first page. */
export interface OrdersView {
  readonly status: OrderStatus | null;
  readonly filter: OrderFilter;
  /** What was searched for, across all orders; empty without a search. */
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
  const lastDayAt = parseIndiaDate(params.get('to') ?? '');
  const partner = params.get('partner') ?? '';
  return {
    status: orderStatuses.find((known) => known === params.get('status')) ?? null,
    filter: {
      paymentMethod: paymentMethods.find((known) => known === params.get('payment')) ?? null,
      paymentStatus: paymentStatuses.find((known) => known === params.get('paid')) ?? null,
      partner: idPattern.test(partner) ? partner : null,
      fromAt: parseIndiaDate(params.get('from') ?? ''),
      untilAt: lastDayAt === null ? null : lastDayAt + dayMs,
    },
    search,
    after,
  };
}

export function writeOrdersView({ status, filter, search, after }: OrdersView): URLSearchParams {
  const { paymentMethod, paymentStatus, partner, fromAt, untilAt } = filter;
  const facts = {
    search,
    status,
    payment: paymentMethod,
    paid: paymentStatus,
    partner,
    from: fromAt === null ? null : indiaDate(fromAt),
    to: untilAt === null ? null : indiaDate(untilAt - dayMs),
    after: after && `${after.createdAt}_${after.id}`,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(facts)) if (value) params.set(name, value);
  return params;
}

/** The ids that the database accepts. */
const idPattern = /^[A-Za-z0-9][\w-]{0,127}$/;

function readCursor(text: string | null): PageCursor | null {
  const [, createdAt, id] = /^(\d{1,16})_([A-Za-z0-9][\w-]{0,127})$/.exec(text ?? '') ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

/** The queries of the earlier pages, first page first, from the history's state. Null for any other state. */
export function readTrail(state: unknown): readonly string[] | null {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((query) => typeof query === 'string') ? trail : null;
}

/**
 * '26 to 50 of 1,284', without the total while it is not known; '25 orders' or '25 of 1,284'
 * if the number of the first row is not known.
 */
export function rowsSummary(firstRow: number | null, count: number, total?: string): string {
  if (count === 0) return formatCount(0, 'order');
  if (firstRow === null)
    return total === undefined ? formatCount(count, 'order') : `${formatNumber(count)} of ${total}`;
  const rows = `${formatNumber(firstRow)} to ${formatNumber(firstRow + count - 1)}`;
  return total === undefined ? rows : `${rows} of ${total}`;
}
