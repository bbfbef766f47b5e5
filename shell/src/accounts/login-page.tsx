/** Lazy chunk: sign-in (spec section 2, /login). */
import { useState, type FormEvent } from 'react';
import { homePathOf, type Role } from '@basket/domain';
import { Button, Field, IconMail, PasswordField, Segmented, TextLink } from '@basket/ui';
import {
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
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { emailProblem, messageOf, present, required, textOf, useFieldErrors } from './form-values';

/** `?role=` of the visitor menu's links. */
const roleOfParameter = (text: string | null): Role =>
  text === 'admin' ? 'admin' : text === 'delivery' ? 'delivery_partner' : 'customer';

const roleOptions: { value: Role; label: string }[] = [
  { value: 'customer', label: 'Customer' },
  { value: 'delivery_partner', label: 'Delivery' },
  { value: 'admin', label: 'Admin' },
];

type Phase = 'idle' | 'signing-in' | 'loading-profile';
const buttonTexts: Readonly<Record<Phase, string>> = {
  idle: 'Sign in',
  'signing-in': 'Signing in...',
  'loading-profile': 'Loading Profile...',
};

const check = (email: string, password: string) =>
  present({ email: emailProblem(email), password: required(password, 'password') });

function LoginForm() {
  const [params] = useSearchParams();
  const [role, setRole] = useState(roleOfParameter(params.get('role')));
  const [phase, setPhase] = useState<Phase>('idle');
  const { errors, show, clear } = useFieldErrors(['email', 'password']);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (phase !== 'idle') return;
    const fields = new FormData(event.currentTarget);
    const email = textOf(fields, 'email');
    const password = textOf(fields, 'password');
    if (!show(check(email, password))) return;
    setPhase('signing-in');
    try {
      await session.signIn(email.trim(), password, role, {
        onAuthenticated: () => setPhase('loading-profile'),
      });
      // The page leads on by itself as soon as somebody is signed in.
    } catch (error) {
      toast.error(messageOf(error, 'Signing in failed. Please try again.'));
      setPhase('idle');
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Segmented isBlock label="Sign in as" options={roleOptions} value={role} onChange={setRole} />
      <Field
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        leading={<IconMail />}
        error={errors.email}
        onChange={() => clear('email')}
      />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        labelAction={
          <TextLink as={Link} to="/login/forgot">
            Forgot password?
          </TextLink>
        }
        autoComplete="current-password"
        error={errors.password}
        onChange={() => clear('password')}
      />
      <Button type="submit" size="l" isBlock isBusy={phase !== 'idle'}>
        {buttonTexts[phase]}
      </Button>
    </form>
  );
}

export function LoginPage() {
  usePageTitle('Sign in');
  const state: unknown = useLocation().state;
  const { status, profile } = useSession();
  if (status === 'signed-in') {
    const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
    const role = profile?.role ?? null;
    // Staff go to their own area, customers to where they came from.
    const to = role === 'admin' || role === 'delivery_partner' ? homePathOf(role) : safeReturnPath(from);
    return <Navigate to={to} replace />;
  }
  return (
    <AccountsFrame>
      <h1>Sign in</h1>
      <LoginForm />
      <p className={styles.other}>
        New here? <Link to="/register">Create an account</Link>
      </p>
    </AccountsFrame>
  );
}
