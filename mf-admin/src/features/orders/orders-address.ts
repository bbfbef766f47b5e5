import { adminOrderStatuses, type AdminOrderStatus } from '@basket/domain';
import { formatCount, formatNumber } from '@basket/ui';

/** Where a page of the table begins: after this order, in the order of the table (newest first). */
export interface PageCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** What the address says of the table; null is All Orders, and the first page. */
export interface OrdersView {
  readonly status: AdminOrderStatus | null;
  readonly after: PageCursor | null;
}

/** Reads `?status=pending&after=1700000000000_abc`; anything that is not understood counts as absent. */
export function readOrdersView(params: URLSearchParams): OrdersView {
  const status = params.get('status');
  return {
    status: adminOrderStatuses.find((known) => known === status) ?? null,
    after: readCursor(params.get('after')),
  };
}

export function writeOrdersView({ status, after }: OrdersView): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (after) params.set('after', `${after.createdAt}_${after.id}`);
  return params;
}

function readCursor(text: string | null): PageCursor | null {
  const [, createdAt, id] = /^(\d{1,16})_([A-Za-z0-9][\w-]{0,127})$/.exec(text ?? '') ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

/** Queries of the pages that led here, the first one first, from the history's state; nothing where it says otherwise. */
export function readTrail(state: unknown): readonly string[] {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return Array.isArray(trail) && trail.every((query) => typeof query === 'string') ? trail : [];
}

/** '26 to 50', or how many where their place is not known. */
export const rowsSummary = (firstRow: number | null, count: number): string =>
  firstRow === null || count === 0
    ? formatCount(count, 'order')
    : `${formatNumber(firstRow)} to ${formatNumber(firstRow + count - 1)}`;
