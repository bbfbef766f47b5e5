import { memo, Suspense, use, useEffect, type ReactNode } from 'react';
import { ErrorBoundary, replayTaps, useLocation, useRoutes } from '@basket/web';
import { AreaError } from './area-error';
import { AreaFailed } from '../screens/area-failed';
import { AreaLoading } from '../screens/area-loading';
import { forgetArea, forgetFailedArea, loadArea } from './load-area';

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

/** Loads the present version without asking; the HTML of the old one has gone, because it would not fit. */
function Renewal({ onShow }: { readonly onShow: () => void }) {
  useEffect(() => onShow(), [onShow]);
  return <AreaLoading />;
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
      fallback={(error, retry) => {
        const again = () => {
          forgetArea(mount);
          retry();
        };
        if (error instanceof AreaError && error.failure === 'outdated') return <Renewal onShow={again} />;
        return <AreaFailed name={name} error={error} onRetry={again} />;
      }}
    >
      <Area mount={mount} />
    </ErrorBoundary>
  );
}
