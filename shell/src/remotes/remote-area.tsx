import { Suspense, use, useEffect, type ReactNode } from 'react';
import { ErrorBoundary, useLocation, useRoutes } from '@basket/web';
import { AreaFailed } from '../screens/area-failed';
import { AreaLoading } from '../screens/area-loading';
import { forgetArea, forgetFailedArea, loadArea } from './load-area';

function AreaRoutes({ mount }: { mount: string }): ReactNode {
  return useRoutes(use(loadArea(mount)));
}

/**
 * The pages of a remote, below its mount. Whatever fails in it, on the way to it or while it runs, ends at this
 * boundary: header, cart and the other areas live on. Retry begins with a fresh manifest and a fresh script; so does
 * coming back to an area that failed. Going to another page of an area that runs tries that page.
 */
export function RemoteArea({ mount, name }: { mount: string; name: string }) {
  const { pathname } = useLocation();
  useEffect(() => () => forgetFailedArea(mount), [mount]);
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error, retry) => (
        <AreaFailed
          name={name}
          error={error}
          onRetry={() => {
            forgetArea(mount);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<AreaLoading />}>
        <AreaRoutes mount={mount} />
      </Suspense>
    </ErrorBoundary>
  );
}
