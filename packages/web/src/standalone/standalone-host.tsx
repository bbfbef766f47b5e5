/** Lazy chunk: a minimal host for one remote. */
import { Suspense, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Role } from '@basket/domain';
import '@basket/ui/tokens.css';
import '@basket/ui/base.css';
import { session, useSession } from '../session/current-session';
import { ErrorBoundary } from '../components/error-boundary';
import { BrowserRouter, Link, Navigate, useLocation, useRoutes } from '../router/router';
import { startBrowserPlatform } from '../browser-state';
import { rich, t } from '../texts';
import type { StandaloneOptions } from './standalone-options';
import styles from './standalone-host.module.css';

const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

function SignIn({ role }: { role: Role }) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setError(null);
    try {
      await session.signIn(textOf(fields, 'email'), textOf(fields, 'password'), role);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : t('auth.signInFailed'));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h1>{t('standalone.signIn')}</h1>
      <label>
        {t('standalone.email')}
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        {t('standalone.password')}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {error !== null && <p role="alert">{error}</p>}
      <button type="submit" disabled={isBusy}>
        {t(isBusy ? 'standalone.signingIn' : 'standalone.signIn')}
      </button>
    </form>
  );
}

function Bar({ title, mount, role }: Pick<StandaloneOptions, 'title' | 'mount' | 'role'>) {
  const user = useSession((state) => state.user);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <header className={styles.bar}>
        <Link to={mount}>{title}</Link>
        {user && <span>{user.email}</span>}
        {user ? (
          <button type="button" onClick={() => void session.signOut()}>
            {t('standalone.signOut')}
          </button>
        ) : (
          <button type="button" onClick={() => setIsAsking(true)}>
            {t('standalone.signIn')}
          </button>
        )}
      </header>
      {isAsking && !user && <SignIn role={role ?? 'customer'} />}
    </>
  );
}

/** Links to other areas lead nowhere here; they say so instead of showing an empty page. */
function Elsewhere({ mount }: { mount: string }) {
  const { pathname } = useLocation();
  return (
    <p className={styles.note}>
      {rich('standalone.elsewhere', {
        pathname,
        mount,
        link: (inside) => <Link to={mount}>{inside}</Link>,
      })}
    </p>
  );
}

function Area({ routes, role }: Pick<StandaloneOptions, 'routes' | 'role'>) {
  const { status, profile, isProvisional } = useSession();
  const page = useRoutes(routes);
  if (role === null || profile?.role === role) return page;
  if (status === 'loading' || isProvisional) return <p className={styles.note}>{t('standalone.loading')}</p>;
  return <SignIn role={role} />;
}

function Pages({ mount, routes, role }: StandaloneOptions) {
  return useRoutes([
    { path: '/', element: <Navigate to={mount} replace /> },
    { path: `${mount}/*`, element: <Area routes={routes} role={role} /> },
    { path: '*', element: <Elsewhere mount={mount} /> },
  ]);
}

function Standalone(options: StandaloneOptions) {
  const { pathname } = useLocation();
  return (
    <>
      <Bar {...options} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={(error, retry) => (
            <div role="alert" className={styles.note}>
              <p>{error.message}</p>
              <button type="button" onClick={retry}>
                {t('standalone.retry')}
              </button>
            </div>
          )}
        >
          <Suspense fallback={<p className={styles.note}>{t('standalone.loading')}</p>}>
            <Pages {...options} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

export function showStandalone(options: StandaloneOptions): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  startBrowserPlatform();
  createRoot(root).render(
    <BrowserRouter>
      <Standalone {...options} />
    </BrowserRouter>,
  );
}
