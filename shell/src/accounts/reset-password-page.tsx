/** Lazy chunk: where the link of the mail leads: a new password. */
import { useState, type FormEvent } from 'react';
import { Button, ButtonLink, ErrorPanel, Page, PageHeader, Panel, PasswordField, Spinner } from '@basket/ui';
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
import {
  confirmationProblem,
  messageOf,
  passwordProblem,
  present,
  textOf,
  useFieldErrors,
} from './form-values';

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

function NewPassword({ email, code, onDeadLink }: NewPasswordProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { errors, show, clear } = useFieldErrors(['password', 'confirmation']);
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const password = textOf(fields, 'password');
    const confirmation = confirmationProblem(textOf(fields, 'confirmation'), password);
    if (isBusy || !show(present({ password: passwordProblem(password), confirmation }))) return;
    setIsBusy(true);
    try {
      if (!(await passwordReset.confirm(code, password))) {
        onDeadLink();
        return;
      }
      toast.success('Password changed successfully! You can now login.');
      await navigate('/login', { replace: true });
    } catch (error) {
      toast.error(messageOf(error, 'The password could not be changed. Please try again.'));
      setIsBusy(false);
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>
        For the account of <b>{email}</b>
      </p>
      {/* Password managers need to know whose it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="password"
        name="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.password}
        onChange={() => clear('password')}
      />
      <PasswordField
        id="confirmation"
        name="confirmation"
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmation}
        onChange={() => clear('confirmation')}
      />
      <Button type="submit" size="l" isBlock isBusy={isBusy}>
        {isBusy ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  );
}

/** The mail's links carry a mode too; only this one leads here on purpose. */
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
