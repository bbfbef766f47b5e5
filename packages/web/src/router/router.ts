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
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction, RouteObject } from 'react-router-dom';

import type { RouteObject } from 'react-router-dom';

/** What a remote exposes as `./routes`: its pages, with paths relative to its mount (`/home`, `/admin`, `/delivery`). */
export type RemoteRoutes = RouteObject[];
