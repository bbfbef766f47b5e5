/** Lazy chunk: sign-up. */
import { useState } from 'react';
import { Button, Field, IconMail, IconPhone, PasswordField, Select, useForm } from '@basket/ui';
import {
  homePathOf,
  limitsOf,
  minPasswordLength,
  phoneDigits,
  registrationSchema,
  typedPincode,
  withPlaceOf,
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
  useStoreSettings,
} from '@basket/web';
import { useDeliveryPlace } from '@basket/web/places';
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { passOnPassword } from './new-password';
import { messageOf, pageState } from './page-state';
import { checkSignUp, emptySignUp, registrationOf } from './sign-up';

function useSignUp() {
  const navigate = useNavigate();
  const returnState = pageState(useLocation().state);
  const states = useIndianStates();
  const pincode = useDeliveryPlace()?.pincode ?? '';
  const [typed, setTyped] = useState(pincode);
  const placed = withPlaceOf(emptySignUp, typed, useStoreSettings());
  const form = useForm({
    // A state that cannot be chosen is not filled in either (rule: pincode-place).
    initial: { ...(states?.some(({ state }) => state === placed.state) ? placed : emptySignUp), pincode },
    check: checkSignUp,
    onInvalid: toast.error,
    onChange: (next) => setTyped(next.pincode),
    async send(form) {
      const email = form.email.trim();
      try {
        await session.signUp(email, form.password, registrationOf(form));
        toast.success('Account created successfully! You can now login.');
        // To sign-in with what was just typed, and from there to the page that asked for it.
        passOnPassword(email, form.password);
        await navigate('/login', { state: { ...returnState, email } });
        return 'leaving';
      } catch (error) {
        toast.error(messageOf(error, 'Signing up failed. Please try again.'));
        return undefined;
      }
    },
  });
  return { form, states };
}

/**
 * Pincode, state and city. A city belongs to a state: it waits for one, and choosing another state clears it. Any city is taken
 * (rules: signup-fields, all-states).
 */
function PlaceFields({ form, states }: ReturnType<typeof useSignUp>) {
  const chosen = form.values.state;
  const cities = states?.find(({ state }) => state === chosen)?.cities ?? [];
  return (
    <>
      <Field
        {...form.control('pincode', typedPincode)}
        label="Pincode"
        autoComplete="postal-code"
        inputMode="numeric"
        isNumeric
        hint="6 digits"
      />
      <Select
        {...form.control('state')}
        onChange={({ target }) =>
          form.change({ state: target.value, ...(target.value !== chosen && { city: '' }) })
        }
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
        disabled={chosen === ''}
      />
    </>
  );
}

function RegisterForm() {
  const { form, states } = useSignUp();
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
      <PlaceFields form={form} states={states} />
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
