/**
 * The only place that imports react-router-dom, and only the names that the product uses: a shared module ships all of
 * its exports, and the whole router is four times as large.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { useRoutes } from './use-routes';
export type { Location, NavigateFunction, RouteObject } from 'react-router-dom';

import type { MouseEvent, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SidebarCounts, SidebarNavItem } from '@basket/ui';

/** A remote's pages, with paths relative to its mount (`/home`, `/admin`, `/delivery`). */
export type RemoteRoutes = RouteObject[];

/** The part of an area that the frame around it shows. The number is that of the contract between remotes and shell: docs/remotes.md. */
export interface AreaNavigation {
  readonly contract: 1;
  /** Names the sidebar: 'Admin panel'. */
  readonly label: string;
  /** Below the name of the signed-in user: 'Store admin'. */
  readonly title: string;
  /** Entries of the sidebar, which admins and delivery partners have. */
  readonly items: readonly SidebarNavItem[];
  /** Entries of the account menu; labels are unique. @default the first entry of the sidebar */
  readonly accountMenu?: readonly SidebarNavItem[];
  /** Where Back leads if not one level up, by patterns of addresses such as `/home/tracking/:orderId`. */
  readonly back: readonly { readonly from: string; readonly to: string }[];
  /** How much waits behind the entries, once the area knows. @default nothing */
  readonly counts?: NavigationCounts;
  /** Asked before signing out. @default no */
  readonly hasUnsavedChanges?: () => boolean;
  /**
   * Gets each press of the header's link to the cart. To show something over the page instead, it prevents the press and gives that to
   * `show`, and null once it is closed. @default the link is followed
   */
  readonly openCart?: (press: MouseEvent<HTMLAnchorElement>, show: (drawer: ReactNode) => void) => void;
}

/** Counts that change, for `useSyncExternalStore`: the same object until they do. */
export interface NavigationCounts {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => SidebarCounts;
}

/** The module that a remote exposes as `./routes`. */
export interface RemoteModule {
  readonly default: RemoteRoutes;
  readonly navigation: AreaNavigation;
}
