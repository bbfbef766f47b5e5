import { useLocation, useSearchParams } from '@basket/web';
import { ordersPerPage } from '../../queries';
import {
  readOrdersView,
  readTrail,
  writeOrdersView,
  type OrdersView,
  type PageCursor,
} from './orders-address';

export interface OrdersViewControl {
  readonly view: OrdersView;
  /** Number of the first row; null when the address was opened at a later page, whose position is unknown. */
  readonly firstRow: number | null;
  /** Goes to the page that begins after this order. */
  readonly next: (last: PageCursor) => void;
  /** Goes back one page, or to the first page if the earlier pages are unknown. Undefined on the first page. */
  readonly previous: (() => void) | undefined;
  /** Shows the orders that a text finds, or all of them for an empty one. */
  readonly search: (text: string) => void;
}

/** Filter, search and page of the table, from the address. The earlier pages are in the history's state. */
export function useOrdersView(): OrdersViewControl {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const view = readOrdersView(params);
  const trail = readTrail(location.state);

  function show(next: URLSearchParams, nextTrail: readonly string[]) {
    setParams(next, { state: { trail: nextTrail } });
    window.scrollTo(0, 0);
  }

  return {
    view,
    firstRow: view.after === null ? 1 : trail.length > 0 ? trail.length * ordersPerPage + 1 : null,
    next: ({ createdAt, id }) =>
      show(writeOrdersView({ ...view, after: { createdAt, id } }), [...trail, params.toString()]),
    search: (text) => show(writeOrdersView({ status: null, search: text, after: null }), []),
    previous: view.after === null ? undefined : () => show(backTo(trail.at(-1), view), trail.slice(0, -1)),
  };
}

const backTo = (before: string | undefined, view: OrdersView): URLSearchParams =>
  before === undefined ? writeOrdersView({ ...view, after: null }) : new URLSearchParams(before);
