import { roles, type Role } from '@basket/domain';
import { useLocation, useSearchParams } from '@basket/web';
import { customersPerPage } from '../../queries';
import { cursorText, readCursor, readTrail, type PageCursor } from '../../lists/page-cursor';

/** The state of the table in the address: `?search=khan&role=admin&after=1700000000000_abc`. Treats anything invalid as absent. */
interface CustomersView {
  readonly search: string;
  readonly role: Role | null;
  /** Null on the first page. */
  readonly after: PageCursor | null;
}

export interface CustomersViewControl extends CustomersView {
  /** Number of the first row, counted from 1; null when the address was opened at a later page, whose position is unknown. */
  readonly firstRow: number | null;
  /** Shows what another search or role finds, from its first page. */
  readonly show: (change: Partial<Pick<CustomersView, 'search' | 'role'>>) => void;
  readonly next: (last: PageCursor) => void;
  /** One page back, or to the first page if the earlier pages are unknown. Undefined on the first page. */
  readonly previous: (() => void) | undefined;
}

/** Search, role and page of the table, from the address. The earlier pages are in the history's state. */
export function useCustomersView(): CustomersViewControl {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const view: CustomersView = {
    search: params.get('search') ?? '',
    role: roles.find((role) => role === params.get('role')) ?? null,
    after: readCursor(params.get('after')),
  };
  const trail = view.after === null ? [] : (readTrail(location.state) ?? []);

  function turn(to: URLSearchParams, nextTrail: readonly string[]): void {
    setParams(to, { state: { trail: nextTrail } });
    window.scrollTo(0, 0);
  }

  return {
    ...view,
    firstRow: view.after === null ? 1 : trail.length > 0 ? trail.length * customersPerPage + 1 : null,
    // Typing and choosing make no history of their own: Back leaves the page, or turns one back.
    show: (change) => setParams(write({ ...view, ...change, after: null }), { replace: true }),
    next: ({ createdAt, id }) =>
      turn(write({ ...view, after: { createdAt, id } }), [...trail, params.toString()]),
    previous:
      view.after === null
        ? undefined
        : () =>
            turn(new URLSearchParams(trail.at(-1) ?? write({ ...view, after: null })), trail.slice(0, -1)),
  };
}

function write({ search, role, after }: CustomersView): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('search', search);
  if (role) params.set('role', role);
  if (after) params.set('after', cursorText(after));
  return params;
}
