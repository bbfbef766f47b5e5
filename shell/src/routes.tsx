import { Suspense, type ReactNode } from 'react';
import { Spinner } from '@basket/ui';
import { ErrorBoundary, lazyPage, PageLoadError, type RouteObject } from '@basket/web';
import { ownAreas } from './areas';
import { Chrome } from './layout/chrome';
import { areaRoute } from './screens/area-route';
import { ErrorScreen } from './screens/error-screen';
import { PageFailed } from './screens/page-failed';
import { RoleHome } from './screens/role-home';
import { t } from './texts';

const LoginPage = lazyPage(() =>
  import(/* webpackChunkName: "login" */ './accounts/login-page').then((module) => module.loadLoginPage()),
);
const RegisterPage = lazyPage(() =>
  import(/* webpackChunkName: "register" */ './accounts/register-page').then((module) => module.RegisterPage),
);
const ForgotPasswordPage = lazyPage(() =>
  import(/* webpackChunkName: "login" */ './accounts/forgot-password-page').then(
    (module) => module.ForgotPasswordPage,
  ),
);
const ResetPasswordPage = lazyPage(() =>
  import(/* webpackChunkName: "reset-password" */ './accounts/reset-password-page').then(
    (module) => module.ResetPasswordPage,
  ),
);
const UnknownPath = lazyPage(() =>
  import(/* webpackChunkName: "page-errors" */ './screens/unknown-path').then((module) => module.UnknownPath),
);
const PreviewPage = lazyPage(() =>
  import(/* webpackChunkName: "preview" */ './screens/preview-page').then((module) => module.PreviewPage),
);
const loadContent = () => import(/* webpackChunkName: "content" */ './content/content-pages');
const ContactPage = lazyPage(() => loadContent().then((module) => module.ContactPage));
const HelpPage = lazyPage(() => loadContent().then((module) => module.HelpPage));
const TermsPage = lazyPage(() => loadContent().then((module) => module.TermsPage));
const PrivacyPage = lazyPage(() => loadContent().then((module) => module.PrivacyPage));

const PageLoading = () => <Spinner isCentred size="l" label={t('screens.loadingPage')} />;

/** Screens without header, footer and sidebar. */
const bare = (page: ReactNode): ReactNode => (
  <ErrorBoundary
    fallback={(error, retry) =>
      error instanceof PageLoadError ? (
        <main>
          <PageFailed error={error} onRetry={retry} />
        </main>
      ) : (
        <ErrorScreen error={error} />
      )
    }
  >
    <Suspense fallback={<PageLoading />}>{page}</Suspense>
  </ErrorBoundary>
);

export const routes: RouteObject[] = [
  { path: '/login', element: bare(<LoginPage />) },
  { path: '/login/forgot', element: bare(<ForgotPasswordPage />) },
  { path: '/register', element: bare(<RegisterPage />) },
  {
    element: <Chrome />,
    children: [
      { path: '/', element: <RoleHome /> },
      ...ownAreas.map(areaRoute),
      { path: '/reset-password', element: <ResetPasswordPage /> },
      { path: '/preview', element: <PreviewPage /> },
      { path: '/contact', element: <ContactPage /> },
      { path: '/help', element: <HelpPage /> },
      { path: '/terms', element: <TermsPage /> },
      { path: '/privacy', element: <PrivacyPage /> },
      { path: '*', element: <UnknownPath /> },
    ],
  },
];
