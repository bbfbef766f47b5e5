import { useEffect } from 'react';
import type { OrderFilter, OrderStatus } from '@basket/domain';
import { useLocation, useSearchParams } from '@basket/web';
import { noteOrdersList, trailBefore } from '../../orders/last-list';
import { paths } from '../../paths';
import { ordersPerPage } from '../../queries';
import { readTrail, type PageCursor } from '../../lists/page-cursor';
import { readOrdersView, writeOrdersView, type OrdersView } from './orders-address';

export interface OrdersViewControl {
  readonly view: OrdersView;
  /** The query of the address: equal for the same page of the same list. */
  readonly query: string;
  /** Number of the first row; null when the address was opened at a later page, whose position is unknown. */
  readonly firstRow: number | null;
  /** Goes to the page that begins after this order. */
  readonly next: (last: PageCursor) => void;
  /** Goes back one page, or to the first page if the earlier pages are unknown. Undefined on the first page. */
  readonly previous: (() => void) | undefined;
  /** Shows the orders that a text finds, or all of them for an empty one. */
  readonly search: (text: string) => void;
  /** Shows the orders of the same status that a filter leaves. */
  readonly filterBy: (filter: OrderFilter) => void;
  /** The address of the list in another status, with the same filter. */
  readonly addressOf: (status: OrderStatus | null) => string;
}

/** Filter, search and page of the table, from the address. The earlier pages are in the history's state. */
export function useOrdersView(): OrdersViewControl {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const query = params.toString();
  const view = readOrdersView(params);
  const { status, filter } = view;
  const trail = view.after === null ? [] : (readTrail(location.state) ?? trailBefore(query));
  const trailKey = JSON.stringify(trail);
  useEffect(() => noteOrdersList({ query, trail: JSON.parse(trailKey) as string[] }), [query, trailKey]);

  function show(next: URLSearchParams, nextTrail: readonly string[]) {
    setParams(next, { state: { trail: nextTrail } });
    window.scrollTo(0, 0);
  }

  return {
    view,
    query,
    firstRow: view.after === null ? 1 : trail.length > 0 ? trail.length * ordersPerPage + 1 : null,
    next: ({ createdAt, id }) =>
      show(writeOrdersView({ ...view, after: { createdAt, id } }), [...trail, query]),
    search: (text) => show(new URLSearchParams(text === '' ? {} : { search: text }), []),
    filterBy: (chosen) => show(writeOrdersView({ status, filter: chosen, search: '', after: null }), []),
    addressOf: (other) => addressOf(writeOrdersView({ status: other, filter, search: '', after: null })),
    previous: view.after === null ? undefined : () => show(backTo(trail.at(-1), view), trail.slice(0, -1)),
  };
}

const addressOf = (params: URLSearchParams): string =>
  params.size === 0 ? paths.orders : `${paths.orders}?${params.toString()}`;

const backTo = (before: string | undefined, view: OrdersView): URLSearchParams =>
  before === undefined ? writeOrdersView({ ...view, after: null }) : new URLSearchParams(before);
