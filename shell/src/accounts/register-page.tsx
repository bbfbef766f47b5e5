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
import { rich, t } from '../texts';
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
        toast.success(t('accounts.created'));
        // To sign-in with what was just typed, and from there to the page that asked for it.
        passOnPassword(email, form.password);
        await navigate('/login', { state: { ...returnState, email } });
        return 'leaving';
      } catch (error) {
        toast.error(messageOf(error, t('accounts.signUpFailed')));
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
        label={t('accounts.pincode')}
        autoComplete="postal-code"
        inputMode="numeric"
        isNumeric
        hint={t('accounts.sixDigits')}
      />
      <Select
        {...form.control('state')}
        onChange={({ target }) =>
          form.change({ state: target.value, ...(target.value !== chosen && { city: '' }) })
        }
        label={t('accounts.state')}
        autoComplete="address-level1"
        placeholder={t(states ? 'accounts.chooseState' : 'accounts.loadingStates')}
        options={states?.map(({ state }) => ({ value: state, label: state })) ?? []}
      />
      <Field
        {...form.control('city')}
        label={t('accounts.city')}
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
        label={t('accounts.fullName')}
        autoComplete="name"
        maxLength={100}
        className={styles.wide}
      />
      <Field
        {...form.control('email')}
        type="email"
        label={t('accounts.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        leading={<IconMail />}
      />
      <Field
        {...form.control('phone', phoneDigits)}
        type="tel"
        label={t('accounts.phone')}
        autoComplete="tel-national"
        inputMode="numeric"
        isNumeric
        leading={<IconPhone />}
        hint={t('accounts.tenDigits')}
      />
      <Field
        {...form.control('address')}
        label={t('accounts.address')}
        autoComplete="street-address"
        maxLength={300}
        className={styles.wide}
      />
      <PlaceFields form={form} states={states} />
      <PasswordField
        {...form.control('password')}
        label={t('accounts.password')}
        className={styles.first}
        autoComplete="new-password"
        hint={t('accounts.passwordHint', { n: minPasswordLength })}
      />
      <PasswordField
        {...form.control('confirmation')}
        label={t('accounts.confirmPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" size="l" isBlock isBusy={form.isBusy} className={styles.wide}>
        {t(form.isBusy ? 'accounts.creating' : 'accounts.create')}
      </Button>
    </form>
  );
}

export function RegisterPage() {
  usePageTitle(t('accounts.registerTitle'));
  const state: unknown = useLocation().state;
  const { status, profile } = useSession();
  if (status === 'signed-in') return <Navigate to={homePathOf(profile?.role ?? null)} replace />;
  return (
    <AccountsFrame>
      <h1>{t('accounts.registerTitle')}</h1>
      <RegisterForm />
      <p className={styles.other}>
        {rich('accounts.knownHere', {
          link: (inside) => (
            <Link to="/login" state={pageState(state)}>
              {inside}
            </Link>
          ),
        })}
      </p>
    </AccountsFrame>
  );
}
