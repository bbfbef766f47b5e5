import { memo, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary, PageLoadError, replayTaps, useLocation, useRoutes } from '@basket/web';
import { AreaError } from '../remotes/area-error';
import { AreaFailed } from './area-failed';
import { AreaLoading } from './area-loading';
import { forgetArea, forgetFailedArea, loadArea, renewArea } from '../remotes/load-area';

function AreaRoutes({ mount }: { mount: string }): ReactNode {
  const routes = use(loadArea(mount));
  useEffect(() => replayTaps('area'), []);
  return useRoutes(routes);
}

/**
 * Memoised: a pre-rendered area stands here until its remote has arrived, and React throws it away when something above renders
 * this boundary again.
 */
const Area = memo(function Area({ mount }: { readonly mount: string }) {
  return (
    <Suspense fallback={<AreaLoading />}>
      <AreaRoutes mount={mount} />
    </Suspense>
  );
});

/**
 * The pages of a remote, below its mount. A page of which a file is gone, because a deploy has replaced it, brings the present release,
 * once (rule: file-gone). Every failure while loading or running it ends at this
 * boundary: header, cart and the other areas keep working. Retry loads a new manifest and script; so does
 * coming back to an area that failed. In a running area, going to another page retries that page only.
 */
export function RemoteArea({ area }: { area: { mount: string; name: string } }) {
  const { mount } = area;
  const { pathname } = useLocation();
  // Once for each page: the present version is loaded without asking.
  const [renewedFor, setRenewedFor] = useState<string | null>(null);
  useEffect(() => () => forgetFailedArea(mount), [mount]);
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error, retry) => {
        const again = () => {
          forgetArea(mount);
          retry();
        };
        if (error instanceof AreaError && error.failure === 'outdated')
          return <AreaLoading onShown={again} />;
        if (error instanceof PageLoadError && renewedFor !== pathname) {
          const renew = () => {
            const isOver = () => setRenewedFor(pathname);
            renewArea(mount).then((putInPlace) => {
              putInPlace();
              isOver();
              retry();
            }, isOver);
          };
          return <AreaLoading onShown={renew} />;
        }
        const { Shown = AreaFailed } = error as Partial<AreaError>;
        return <Shown name={area.name} error={error} onRetry={again} onShow={retry} />;
      }}
    >
      <Area mount={mount} />
    </ErrorBoundary>
  );
}
