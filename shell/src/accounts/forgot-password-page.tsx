/** Lazy chunk: asks for a mail with a link to a new password. */
import { useState } from 'react';
import { Banner, Button, Field, IconMail, useForm } from '@basket/ui';
import { Link, passwordReset, toast, usePageTitle } from '@basket/web';
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { messageOf } from './page-state';
import { credentialErrors } from './sign-up';

/** The same whether the account exists or not, so that the page reveals no accounts. */
const sentText =
  'If there is an account with this e-mail address, a link to choose a new password is on its way to it.';

export function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: credentialErrors<'email'>,
    onInvalid: toast.error,
    async send({ email }) {
      setIsSent(false);
      try {
        await passwordReset.request(email.trim());
        setIsSent(true);
      } catch (error) {
        toast.error(messageOf(error, 'The e-mail could not be sent. Please try again.'));
      }
    },
  });

  return (
    <AccountsFrame>
      <h1>Forgot password</h1>
      <p className={styles.lead}>Tell us your e-mail address. We send you a link to choose a new one.</p>
      {isSent && <Banner tone="success" text={sentText} />}
      <form {...form.props} className={styles.form}>
        <Field
          {...form.control('email')}
          type="email"
          label="E-mail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          leading={<IconMail />}
        />
        <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
          {form.isBusy ? 'Sending...' : isSent ? 'Send again' : 'Send link'}
        </Button>
      </form>
      <p className={styles.other}>
        <Link to="/login">Back to sign in</Link>
      </p>
    </AccountsFrame>
  );
}
