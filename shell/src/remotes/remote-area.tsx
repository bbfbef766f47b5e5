import { Suspense, use, useEffect, type ReactNode } from 'react';
import { ErrorBoundary, useLocation, useRoutes } from '@basket/web';
import { AreaFailed } from '../screens/area-failed';
import { AreaLoading } from '../screens/area-loading';
import { forgetArea, forgetFailedArea, loadArea } from './load-area';

function AreaRoutes({ mount }: { mount: string }): ReactNode {
  return useRoutes(use(loadArea(mount)));
}

/**
 * The pages of a remote, below its mount. Every failure while loading or running it ends at this
 * boundary: header, cart and the other areas keep working. Retry loads a new manifest and script; so does
 * coming back to an area that failed. In a running area, going to another page retries that page only.
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
