/** Lazy chunk: where the links of all mails lead. Sets a new password, or verifies an e-mail address. */
import { useState } from 'react';
import { minPasswordLength } from '@basket/domain';
import {
  bold,
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
  emailVerification,
  Link,
  passwordReset,
  toast,
  useLoaded,
  useNavigate,
  usePageTitle,
  useSearchParams,
} from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { rich, t } from '../texts';
import styles from './accounts.module.css';
import { messageOf } from './page-state';
import { confirmationError, credentialErrors } from './sign-up';

type Mode = 'resetPassword' | 'verifyEmail';

/** Where a new link is asked for. */
const askingPaths = { resetPassword: '/login/forgot', verifyEmail: shopPages.profile } as const;

function DeadLink({ mode }: { mode: Mode }) {
  return (
    <ErrorPanel
      headingLevel={2}
      title={t('accounts.deadLink')}
      text={t('accounts.deadLinkText')}
      action={
        <ButtonLink as={Link} to={askingPaths[mode]}>
          {t('accounts.newLink')}
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
        toast.success(t('accounts.passwordChanged'));
        await navigate('/login', { replace: true });
        return 'leaving';
      } catch (error) {
        toast.error(messageOf(error, t('accounts.passwordNotChanged')));
        return undefined;
      }
    },
  });

  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.lead}>{rich('accounts.forAccount', { email, b: bold })}</p>
      {/* Password managers need to know whose it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.control('password')}
        label={t('accounts.newPassword')}
        autoComplete="new-password"
        hint={t('accounts.passwordHint', { n: minPasswordLength })}
      />
      <PasswordField
        {...form.control('confirmation')}
        label={t('accounts.confirmNewPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
        {t(form.isBusy ? 'accounts.saving' : 'accounts.changePassword')}
      </Button>
    </form>
  );
}

/** The purpose of a link and its code, as the links of Auth's mails say it. */
function linkOf(params: URLSearchParams): { readonly mode: Mode; readonly code: string } {
  const mode = params.get('mode') === 'verifyEmail' ? 'verifyEmail' : 'resetPassword';
  const isKnown = mode === (params.get('mode') ?? 'resetPassword');
  return { mode, code: (isKnown && params.get('oobCode')) || '' };
}

function VerifyByCode({ code }: { code: string }) {
  const verified = useLoaded(code, () => emailVerification.confirm(code), t('accounts.linkNotChecked'));
  if (verified.status === 'loading') return <Spinner isCentred size="l" label={t('accounts.checkingLink')} />;
  if (verified.status === 'error')
    return (
      <ErrorPanel title={verified.message} text={t('accounts.checkInternet')} onRetry={verified.retry} />
    );
  if (!verified.data) return <DeadLink mode="verifyEmail" />;
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('accounts.verified')}</p>
      <ButtonLink as={Link} to={shopPages.home}>
        {t('accounts.toShop')}
      </ButtonLink>
    </div>
  );
}

function ResetByCode({ code }: { code: string }) {
  const [isSpent, setIsSpent] = useState(false);
  const account = useLoaded(code, () => passwordReset.check(code), t('accounts.linkNotChecked'));
  if (account.status === 'loading') return <Spinner isCentred size="l" label={t('accounts.checkingLink')} />;
  if (account.status === 'error')
    return <ErrorPanel title={account.message} text={t('accounts.checkInternet')} onRetry={account.retry} />;
  if (isSpent || account.data === null) return <DeadLink mode="resetPassword" />;
  return <NewPassword email={account.data} code={code} onDeadLink={() => setIsSpent(true)} />;
}

const pageOf = {
  resetPassword: { titleOf: () => t('accounts.resetTitle'), Content: ResetByCode },
  verifyEmail: { titleOf: () => t('accounts.verifyTitle'), Content: VerifyByCode },
} as const satisfies Record<Mode, object>;

export function ResetPasswordPage() {
  const { mode, code } = linkOf(useSearchParams()[0]);
  const { titleOf, Content } = pageOf[mode];
  const title = titleOf();
  usePageTitle(title);
  return (
    <Page width="narrow">
      <PageHeader title={title} />
      <Panel>{code === '' ? <DeadLink mode={mode} /> : <Content code={code} />}</Panel>
    </Page>
  );
}
