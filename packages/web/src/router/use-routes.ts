import { cloneElement, isValidElement, useMemo } from 'react';
import { useRoutes as useRouterRoutes, type RouteObject } from 'react-router-dom';
import { useLanguage } from '../texts/use-language';

/** The same routes with other elements, which React therefore draws again, with what they have. */
const drawnAgain = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(
    ({ element, children, ...route }) =>
      ({
        ...route,
        // One of another React stays, and fails as it would.
        element: isValidElement(element) ? cloneElement(element) : element,
        children: children && drawnAgain(children),
      }) as RouteObject,
  );

/** The router's, for routes whose elements were made while a module loaded: those are drawn again in another language. */
export function useRoutes(routes: readonly RouteObject[]): ReturnType<typeof useRouterRoutes> {
  const language = useLanguage();
  const drawn = useMemo(() => ({ in: language, routes: drawnAgain(routes) }), [routes, language]);
  return useRouterRoutes(drawn.routes);
}
