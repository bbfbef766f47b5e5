import { orderStatuses, type OrderStatus } from '@basket/domain';
import { formatCount, formatNumber } from '@basket/ui';

/** A page of the table begins after this order; the table is sorted newest first. */
export interface PageCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** The view that the address describes. A null status means all orders, a null cursor the first page. */
export interface OrdersView {
  readonly status: OrderStatus | null;
  /** What was searched for, across all statuses; empty without a search. */
  readonly search: string;
  readonly after: PageCursor | null;
}

/** Reads `?status=pending&after=1700000000000_abc` and `?search=sharma`. Treats anything invalid as absent. */
export function readOrdersView(params: URLSearchParams): OrdersView {
  const status = params.get('status');
  const search = params.get('search')?.trim() ?? '';
  return {
    status: search === '' ? (orderStatuses.find((known) => known === status) ?? null) : null,
    search,
    after: readCursor(params.get('after')),
  };
}

export function writeOrdersView({ status, search, after }: OrdersView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (status) params.set('status', status);
  if (after) params.set('after', `${after.createdAt}_${after.id}`);
  return params;
}

function readCursor(text: string | null): PageCursor | null {
  const [, createdAt, id] = /^(\d{1,16})_([A-Za-z0-9][\w-]{0,127})$/.exec(text ?? '') ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

/** The queries of the earlier pages, first page first, from the history's state. Returns [] for any other state. */
export function readTrail(state: unknown): readonly string[] {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((query) => typeof query === 'string') ? trail : [];
}

/** '26 to 50', or '25 orders' if the number of the first row is not known. */
export const rowsSummary = (firstRow: number | null, count: number): string =>
  firstRow === null || count === 0
    ? formatCount(count, 'order')
    : `${formatNumber(firstRow)} to ${formatNumber(firstRow + count - 1)}`;
