/** Lazy chunk: sign-up (spec section 2, /register). */
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { Button, Field, IconMail, IconPhone, PasswordField, Select } from '@basket/ui';
import { homePathOf } from '@basket/domain';
import {
  Link,
  Navigate,
  session,
  toast,
  useIndianStates,
  useNavigate,
  usePageTitle,
  useSession,
} from '@basket/web';
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { messageOf, useFieldErrors } from './form-values';
import {
  checkRegistration,
  registrationFields,
  registrationOf,
  type RegistrationField,
  type RegistrationForm,
} from './registration-check';

const emptyForm: RegistrationForm = {
  name: '',
  email: '',
  phone: '',
  address: '',
  state: '',
  city: '',
  pincode: '',
  password: '',
  confirmation: '',
};

const onlyDigits = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length);

function useRegistration() {
  const [form, setForm] = useState(emptyForm);
  const [isBusy, setIsBusy] = useState(false);
  const { errors, show, clear } = useFieldErrors(registrationFields);
  const navigate = useNavigate();

  function change(name: RegistrationField, value: string): void {
    clear(name);
    // Choosing a state clears the city (spec section 4).
    setForm((before) => ({ ...before, [name]: value, ...(name === 'state' ? { city: '' } : {}) }));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !show(checkRegistration(form))) return;
    setIsBusy(true);
    try {
      await session.signUp(form.email.trim(), form.password, registrationOf(form));
      toast.success('Account created successfully! You can now login.');
      await navigate('/login');
    } catch (error) {
      toast.error(messageOf(error, 'Signing up failed. Please try again.'));
      setIsBusy(false);
    }
  }

  /** What every text control of the form needs. */
  const control = (name: RegistrationField, clean: (text: string) => string = (text) => text) => ({
    id: name,
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change(name, clean(event.target.value)),
  });
  return { form, isBusy, submit, control };
}

function PlaceFields({ form, control }: Pick<ReturnType<typeof useRegistration>, 'form' | 'control'>) {
  const states = useIndianStates();
  const cities = states?.find(({ state }) => state === form.state)?.cities ?? [];
  const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));
  return (
    <>
      <Select
        {...control('state')}
        label="State"
        autoComplete="address-level1"
        placeholder={states ? 'Choose a state' : 'Loading states...'}
        options={optionsOf(states?.map(({ state }) => state) ?? [])}
      />
      <Select
        {...control('city')}
        label="City"
        autoComplete="address-level2"
        placeholder={form.state === '' ? 'Choose a state first' : 'Choose a city'}
        options={optionsOf(cities)}
        disabled={form.state === ''}
      />
    </>
  );
}

function RegisterForm() {
  const { form, isBusy, submit, control } = useRegistration();
  return (
    <form noValidate className={`${styles.form} ${styles.pairs}`} onSubmit={(event) => void submit(event)}>
      <Field
        {...control('name')}
        label="Full name"
        autoComplete="name"
        maxLength={100}
        className={styles.wide}
      />
      <Field
        {...control('email')}
        type="email"
        label="Email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        leading={<IconMail />}
      />
      <Field
        {...control('phone', (text) => onlyDigits(text, 10))}
        type="tel"
        label="Phone"
        autoComplete="tel-national"
        inputMode="numeric"
        isNumeric
        leading={<IconPhone />}
        hint="10 digits"
      />
      <Field
        {...control('address')}
        label="Address"
        autoComplete="street-address"
        maxLength={300}
        className={styles.wide}
      />
      <PlaceFields form={form} control={control} />
      <Field
        {...control('pincode', (text) => onlyDigits(text, 6))}
        label="Pincode"
        autoComplete="postal-code"
        inputMode="numeric"
        isNumeric
        hint="6 digits"
      />
      <PasswordField
        {...control('password')}
        label="Password"
        className={styles.first}
        autoComplete="new-password"
        hint="At least 6 characters"
      />
      <PasswordField {...control('confirmation')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit" size="l" isBlock isBusy={isBusy} className={styles.wide}>
        {isBusy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}

export function RegisterPage() {
  usePageTitle('Create an account');
  const { status, profile } = useSession();
  if (status === 'signed-in') return <Navigate to={homePathOf(profile?.role ?? null)} replace />;
  return (
    <AccountsFrame>
      <h1>Create an account</h1>
      <RegisterForm />
      <p className={styles.other}>
        Already have an account? <Link to="/login">Sign in</Link>
      </p>
    </AccountsFrame>
  );
}
