/** Lazy chunk: sets a new password, opened by the link of the mail. */
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  ErrorPanel,
  Page,
  PageHeader,
  Panel,
  PasswordField,
  Spinner,
  useForm,
} from '@basket/ui';
import {
  Link,
  passwordReset,
  toast,
  useLoaded,
  useNavigate,
  usePageTitle,
  useSearchParams,
} from '@basket/web';
import styles from './accounts.module.css';
import { messageOf } from './message-of';
import { confirmationError, credentialErrors } from './sign-up';

function DeadLink() {
  return (
    <ErrorPanel
      headingLevel={2}
      title="This link does not work any more"
      text="It has been used already, or it is too old. Ask for a new one; it is there in a minute."
      action={
        <ButtonLink as={Link} to="/login/forgot">
          Ask for a new link
        </ButtonLink>
      }
    />
  );
}

interface NewPasswordProps {
  readonly email: string;
  readonly code: string;
  readonly onDeadLink: () => void;
}

const check = ({ password, confirmation }: { password: string; confirmation: string }) => ({
  ...credentialErrors({ password }),
  ...confirmationError({ password, confirmation }),
});

function NewPassword({ email, code, onDeadLink }: NewPasswordProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', confirmation: '' },
    check,
    onInvalid: toast.error,
    async send({ password }) {
      try {
        if (!(await passwordReset.confirm(code, password))) {
          onDeadLink();
          return undefined;
        }
        toast.success('Password changed successfully! You can now login.');
        await navigate('/login', { replace: true });
        return 'leaving';
      } catch (error) {
        toast.error(messageOf(error, 'The password could not be changed. Please try again.'));
        return undefined;
      }
    },
  });

  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.lead}>
        For the account of <b>{email}</b>
      </p>
      {/* Password managers need to know whose it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.control('password')}
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters"
      />
      <PasswordField
        {...form.control('confirmation')}
        label="Confirm new password"
        autoComplete="new-password"
      />
      <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
        {form.isBusy ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  );
}

/** The mode that the links of password mails have. */
const resetCodeOf = (params: URLSearchParams): string | null =>
  (params.get('mode') ?? 'resetPassword') === 'resetPassword' ? params.get('oobCode') : null;

function ResetByCode({ code }: { code: string }) {
  const [isSpent, setIsSpent] = useState(false);
  const account = useLoaded(code, () => passwordReset.check(code), 'The link could not be checked.');
  if (account.status === 'loading') return <Spinner isCentred size="l" label="Checking the link" />;
  if (account.status === 'error')
    return <ErrorPanel title={account.message} text="Please check your internet." onRetry={account.retry} />;
  if (isSpent || account.data === null) return <DeadLink />;
  return <NewPassword email={account.data} code={code} onDeadLink={() => setIsSpent(true)} />;
}

export function ResetPasswordPage() {
  usePageTitle('Choose a new password');
  const code = resetCodeOf(useSearchParams()[0]);
  return (
    <Page width="narrow">
      <PageHeader title="Choose a new password" />
      <Panel>{code === null || code === '' ? <DeadLink /> : <ResetByCode code={code} />}</Panel>
    </Page>
  );
}
