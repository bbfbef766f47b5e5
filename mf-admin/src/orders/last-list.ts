import { paths } from '../paths';

/** The list of orders as this tab showed it last. */
interface LastList {
  /** The query of its address, without '?'. */
  readonly query: string;
  /** The queries of the pages before it. */
  readonly trail: readonly string[];
}

let last: LastList = { query: '', trail: [] };

export const noteOrdersList = (shown: LastList): void => {
  last = shown;
};

/** Where an order leads back to: the list with the filter and the page that it had. */
export const ordersListAddress = (): string =>
  last.query === '' ? paths.orders : `${paths.orders}?${last.query}`;

/** The pages before a list; [] if it is not the last one that was shown. */
export const trailBefore = (query: string): readonly string[] => (query === last.query ? last.trail : []);
