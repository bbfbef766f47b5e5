import { Suspense, type ReactNode } from 'react';
import { SkipLink } from '@basket/ui';
import { ErrorBoundary, lazyPage, Outlet, useLocation, useSession } from '@basket/web';
import { mainId, usePageChange } from '../navigation/use-page-change';
import { AreaLoading } from '../screens/area-loading';
import { PageFailed } from '../screens/page-failed';
import { BackRow } from './back-row';
import { ConnectionBanner } from './connection-banner';
import { ServiceNotice, SessionNotice } from './notices';
import { ShopFooter } from './shop-footer';
import { ShopHeader } from './header/shop-header';
import styles from './chrome.module.css';

const StaffChrome = lazyPage(() =>
  import(/* webpackChunkName: "staff" */ './staff-chrome').then((module) => module.StaffChrome),
);

/** Shown if the code of a shell page fails to load; areas of remotes have their own boundary. */
function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error, retry) => <PageFailed error={error} onRetry={retry} />}
    >
      <Suspense fallback={<AreaLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The frame around every screen but sign-in and sign-up: by role. */
export function Chrome() {
  usePageChange();
  // Only what the frame depends on: whatever renders above an area that is not taken over yet throws its HTML away.
  const role = useSession(({ profile }) => (profile && profile.role !== 'customer' ? profile.role : null));
  const content = (
    <>
      <ConnectionBanner />
      <SessionNotice />
      {role === null && <ServiceNotice />}
      <BackRow role={role ?? 'customer'} />
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </>
  );
  if (role) {
    return (
      <PageBoundary>
        <StaffChrome role={role}>{content}</StaffChrome>
      </PageBoundary>
    );
  }
  return (
    <div className={styles.frame}>
      <SkipLink />
      <ShopHeader />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {content}
      </main>
      <ShopFooter />
    </div>
  );
}
