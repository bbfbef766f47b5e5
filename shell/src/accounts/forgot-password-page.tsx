/** Lazy chunk: asks for a mail with a link to a new password. */
import { useState } from 'react';
import { Banner, Button, Field, IconMail, useForm } from '@basket/ui';
import { Link, passwordReset, toast, usePageTitle } from '@basket/web';
import { t } from '../texts';
import { AccountsFrame } from './accounts-frame';
import styles from './accounts.module.css';
import { messageOf } from './page-state';
import { credentialErrors } from './sign-up';

export function ForgotPasswordPage() {
  usePageTitle(t('accounts.forgotTitle'));
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
        toast.error(messageOf(error, t('accounts.linkNotSent')));
      }
    },
  });

  return (
    <AccountsFrame>
      <h1>{t('accounts.forgotTitle')}</h1>
      <p className={styles.lead}>{t('accounts.forgotLead')}</p>
      {/* The same whether the account exists or not, so that the page reveals no accounts. */}
      {isSent && <Banner tone="success" text={t('accounts.linkSent')} />}
      <form {...form.props} className={styles.form}>
        <Field
          {...form.control('email')}
          type="email"
          label={t('accounts.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          leading={<IconMail />}
        />
        <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
          {form.isBusy ? t('accounts.sending') : t(isSent ? 'accounts.sendAgain' : 'accounts.sendLink')}
        </Button>
      </form>
      <p className={styles.other}>
        <Link to="/login">{t('accounts.backToSignIn')}</Link>
      </p>
    </AccountsFrame>
  );
}
