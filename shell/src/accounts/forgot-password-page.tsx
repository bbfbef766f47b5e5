/** Lazy chunk: asks for a mail with a link to a new password. */
import { useState, type FormEvent } from 'react';
import { Banner, Button, Field, IconMail } from '@basket/ui';
import { Link, passwordReset, toast, usePageTitle } from '@basket/web';
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { emailProblem, messageOf, present, textOf, useFieldErrors } from './form-values';

/** The same whether or not there is such an account: nobody learns here who shops with us. */
const sentText =
  'If there is an account with this e-mail address, a link to choose a new password is on its way to it.';

export function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const { errors, show, clear } = useFieldErrors(['email']);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = textOf(new FormData(event.currentTarget), 'email');
    if (status === 'sending' || !show(present({ email: emailProblem(email) }))) return;
    setStatus('sending');
    try {
      await passwordReset.request(email.trim());
      setStatus('sent');
    } catch (error) {
      toast.error(messageOf(error, 'The e-mail could not be sent. Please try again.'));
      setStatus('idle');
    }
  }

  return (
    <AccountsFrame>
      <h1>Forgot password</h1>
      <p className={styles.lead}>Tell us your e-mail address. We send you a link to choose a new one.</p>
      {status === 'sent' && <Banner tone="success" text={sentText} />}
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
        <Button type="submit" size="l" isBlock isBusy={status === 'sending'}>
          {status === 'sending' ? 'Sending...' : status === 'sent' ? 'Send again' : 'Send link'}
        </Button>
      </form>
      <p className={styles.other}>
        <Link to="/login">Back to sign in</Link>
      </p>
    </AccountsFrame>
  );
}
