/** Lazy chunk: pages at paths that the shell does not know by itself. */
import { Suspense, use, useState, type ReactNode } from 'react';
import { PageNotFound } from '@basket/ui';
import { ErrorBoundary, Link, Navigate, useLocation, usePageTitle, useRoutes } from '@basket/web';
import type { Area } from '../areas';
import { listAreas } from '../navigation/listed-areas';
import { ShortAddress, shortAddresses } from '../navigation/short-address';
import { t } from '../texts';
import { AreaFailed } from './area-failed';
import { AreaLoading } from './area-loading';
import { areaRoute } from './area-route';

function NotFound() {
  usePageTitle(t('screens.notFound'));
  return <PageNotFound to="/" as={Link} label={t('screens.toStart')} />;
}

/** An address in a language that the shop does not speak is the one without it (rule: language-addresses). */
function Unlisted() {
  const { pathname, search, hash } = useLocation();
  const [isForeign, rest = '/'] = /^\/[a-z]{2}(?:-[A-Z]{2})?(\/.*)?$/.exec(pathname) ?? [];
  return isForeign ? <Navigate to={rest + search + hash} replace /> : <NotFound />;
}

function ListedRoutes({ listing }: { listing: Promise<readonly Area[]> }): ReactNode {
  return useRoutes([...use(listing).map(areaRoute), { path: '*', element: <Unlisted /> }]);
}

/** The area that the list of remotes brings at this path; only once the list is there is a page not found. */
function ListedArea() {
  const [listing, setListing] = useState(listAreas);
  return (
    <ErrorBoundary
      fallback={(error, retry) => {
        const again = () => {
          setListing(listAreas());
          retry();
        };
        return <AreaFailed name={t('areas.page')} error={error} onRetry={again} />;
      }}
    >
      <Suspense fallback={<AreaLoading />}>
        <ListedRoutes listing={listing} />
      </Suspense>
    </ErrorBoundary>
  );
}

const routes = [
  ...shortAddresses.map((path) => ({ path, element: <ShortAddress /> })),
  { path: '*', element: <ListedArea /> },
];

export const UnknownPath = (): ReactNode => useRoutes(routes);
