/** Lazy chunk: sign-in. */
import { Suspense, useEffect, useState } from 'react';
import { homePathOf, type Role } from '@basket/domain';
import {
  Button,
  Field,
  IconMail,
  PasswordField,
  Segmented,
  Spinner,
  TextButton,
  TextLink,
  useForm,
} from '@basket/ui';
import {
  ErrorBoundary,
  lazyPage,
  Link,
  Navigate,
  safeReturnPath,
  session,
  toast,
  useLocation,
  usePageTitle,
  useSearchParams,
  useSession,
} from '@basket/web';
import { rich, t } from '../texts';
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { forgetPassword, passedPassword } from './new-password';
import { messageOf, pageState, type PageState } from './page-state';
import { usePhoneWay, whenPhoneWayKnown } from './phone-way';
import { credentialErrors } from './sign-up';

/** `?role=` of the visitor menu's links. */
const roleOfParameter = (text: string | null): Role =>
  text === 'admin' ? 'admin' : text === 'delivery' ? 'delivery_partner' : 'customer';

const roleOptions = (): { value: Role; label: string }[] => [
  { value: 'customer', label: t('accounts.customer') },
  { value: 'delivery_partner', label: t('accounts.delivery') },
  { value: 'admin', label: t('accounts.admin') },
];

/** Sign-in checks only that there is a password; its rules apply when it is chosen. */
const check = ({ email, password }: { email: string; password: string }) => ({
  ...credentialErrors({ email }),
  ...(password.trim() === '' && credentialErrors({ password })),
});

interface LoginFormProps extends PageState {
  readonly role: Role;
  readonly onRole: (role: Role) => void;
}

function LoginForm({ email: initialEmail = '', role, onRole }: LoginFormProps) {
  const [isAuthenticated, setIsAuthenticated] = useState(false);
  const [initialPassword] = useState(() => passedPassword(initialEmail));
  useEffect(() => forgetPassword, []);
  const form = useForm({
    initial: { email: initialEmail, password: initialPassword },
    check,
    onInvalid: toast.error,
    async send({ email, password }) {
      setIsAuthenticated(false);
      try {
        // The page redirects by itself after signing in.
        await session.signIn(email.trim(), password, role, {
          onAuthenticated: () => setIsAuthenticated(true),
        });
      } catch (error) {
        toast.error(messageOf(error, t('accounts.signInFailed')));
      }
    },
  });
  const busyText = t(isAuthenticated ? 'accounts.loadingProfile' : 'accounts.signingIn');

  return (
    <form {...form.props} className={styles.form}>
      <Segmented
        isBlock
        label={t('accounts.signInAs')}
        options={roleOptions()}
        value={role}
        onChange={onRole}
      />
      <Field
        {...form.control('email')}
        type="email"
        label={t('accounts.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        leading={<IconMail />}
      />
      <PasswordField
        {...form.control('password')}
        label={t('accounts.password')}
        labelAction={
          <TextLink as={Link} to="/login/forgot">
            {t('accounts.forgotLink')}
          </TextLink>
        }
        autoComplete="current-password"
      />
      <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
        {form.isBusy ? busyText : t('accounts.signIn')}
      </Button>
    </form>
  );
}

const PhoneForm = lazyPage(() =>
  import(/* webpackChunkName: "login-phone" */ './phone-form').then((module) => module.PhoneForm),
);

/** By e-mail address and password, and for customers by phone where the store offers it (rule: phone-sign-in). */
function WaysToSignIn(state: PageState) {
  const [params] = useSearchParams();
  const [role, setRole] = useState(roleOfParameter(params.get('role')));
  const isOffered = usePhoneWay();
  const [hasCode, setHasCode] = useState(false);
  return (
    <Suspense fallback={<Spinner isCentred size="l" label={t('screens.loadingPage')} />}>
      {!hasCode && (
        <>
          <h1>{t('accounts.signIn')}</h1>
          <LoginForm {...state} role={role} onRole={setRole} />
        </>
      )}
      {(hasCode || (isOffered && role === 'customer')) && (
        // The other way is there all the same.
        <ErrorBoundary
          fallback={(_error, retry) => <TextButton onClick={retry}>{t('accounts.byPhone')}</TextButton>}
        >
          <PhoneForm onUnderWay={setHasCode} />
        </ErrorBoundary>
      )}
      {!hasCode && (
        <p className={styles.other}>
          {rich('accounts.newHere', {
            link: (inside) => (
              <Link to="/register" state={state}>
                {inside}
              </Link>
            ),
          })}
        </p>
      )}
    </Suspense>
  );
}

export function LoginPage() {
  usePageTitle(t('accounts.signIn'));
  const state = pageState(useLocation().state);
  const { status, profile } = useSession();
  if (status === 'signed-in') {
    const role = profile?.role ?? null;
    // Staff go to their area, customers back to the page they came from.
    const to =
      role === 'admin' || role === 'delivery_partner' ? homePathOf(role) : safeReturnPath(state.from);
    return <Navigate to={to} replace />;
  }
  return (
    <AccountsFrame>
      <WaysToSignIn {...state} />
    </AccountsFrame>
  );
}

/** The page, once it knows which ways it shows. */
export async function loadLoginPage(): Promise<typeof LoginPage> {
  await whenPhoneWayKnown();
  return LoginPage;
}
