/** Lazy chunk: sign-up. */
import { Button, Field, IconMail, IconPhone, PasswordField, Select, useForm, type Form } from '@basket/ui';
import {
  homePathOf,
  limitsOf,
  minPasswordLength,
  phoneDigits,
  registrationSchema,
  typedPincode,
} from '@basket/domain';
import {
  Link,
  Navigate,
  session,
  toast,
  useIndianStates,
  useLocation,
  useNavigate,
  usePageTitle,
  useSession,
} from '@basket/web';
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { messageOf } from './page-state';
import { pageState } from './page-state';
import { checkSignUp, emptySignUp, registrationOf, type SignUp } from './sign-up';

function useSignUp() {
  const navigate = useNavigate();
  const returnState = pageState(useLocation().state);
  return useForm({
    initial: emptySignUp,
    check: checkSignUp,
    onInvalid: toast.error,
    async send(form) {
      try {
        await session.signUp(form.email.trim(), form.password, registrationOf(form));
        toast.success('Account created successfully! You can now login.');
        // To sign-in with the address that was just typed, and from there to the page that asked for it.
        await navigate('/login', { state: { ...returnState, email: form.email.trim() } });
        return 'leaving';
      } catch (error) {
        toast.error(messageOf(error, 'Signing up failed. Please try again.'));
        return undefined;
      }
    },
  });
}

/** State and city; a city belongs to a state, so that choosing another state clears it. Any city is taken (rule: all-states). */
function PlaceFields({ form }: { form: Form<SignUp> }) {
  const states = useIndianStates();
  const chosen = form.values.state;
  const cities = states?.find(({ state }) => state === chosen)?.cities ?? [];
  return (
    <>
      <Select
        {...form.control('state')}
        onChange={({ target }) => form.change({ state: target.value, ...(chosen !== '' && { city: '' }) })}
        label="State"
        autoComplete="address-level1"
        placeholder={states ? 'Choose a state' : 'Loading states...'}
        options={states?.map(({ state }) => ({ value: state, label: state })) ?? []}
      />
      <Field
        {...form.control('city')}
        label="City"
        autoComplete="address-level2"
        maxLength={limitsOf(registrationSchema.entries.city).maxLength}
        suggestions={cities}
      />
    </>
  );
}

function RegisterForm() {
  const form = useSignUp();
  return (
    <form {...form.props} className={`${styles.form} ${styles.pairs}`}>
      <Field
        {...form.control('name')}
        label="Full name"
        autoComplete="name"
        maxLength={100}
        className={styles.wide}
      />
      <Field
        {...form.control('email')}
        type="email"
        label="E-mail"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        leading={<IconMail />}
      />
      <Field
        {...form.control('phone', phoneDigits)}
        type="tel"
        label="Phone"
        autoComplete="tel-national"
        inputMode="numeric"
        isNumeric
        leading={<IconPhone />}
        hint="10 digits"
      />
      <Field
        {...form.control('address')}
        label="Address"
        autoComplete="street-address"
        maxLength={300}
        className={styles.wide}
      />
      <PlaceFields form={form} />
      <Field
        {...form.control('pincode', typedPincode)}
        label="Pincode"
        autoComplete="postal-code"
        inputMode="numeric"
        isNumeric
        hint="6 digits"
      />
      <PasswordField
        {...form.control('password')}
        label="Password"
        className={styles.first}
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters`}
      />
      <PasswordField {...form.control('confirmation')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit" size="l" isBlock isBusy={form.isBusy} className={styles.wide}>
        {form.isBusy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}

export function RegisterPage() {
  usePageTitle('Create an account');
  const state: unknown = useLocation().state;
  const { status, profile } = useSession();
  if (status === 'signed-in') return <Navigate to={homePathOf(profile?.role ?? null)} replace />;
  return (
    <AccountsFrame>
      <h1>Create an account</h1>
      <RegisterForm />
      <p className={styles.other}>
        Already have an account?{' '}
        <Link to="/login" state={pageState(state)}>
          Sign in
        </Link>
      </p>
    </AccountsFrame>
  );
}
