import {
  Button,
  ButtonLink,
  ErrorPanel,
  IconHeart,
  IconLogOut,
  IconMail,
  IconReceipt,
  LoadingRegion,
  Page,
  PageHeader,
  Panel,
  Skeleton,
  Stack,
  useKeptFocus,
} from '@basket/ui';
import { Link, session, usePageTitle, useSession } from '@basket/web';
import { useEmailVerification, useVerified } from '../../account/verified';
import { SignInRequired } from '../../components/sign-in/sign-in-required';
import { paths } from '../../paths';
import { t } from '../../texts';
import { AccountPanel } from './account-panel';
import { AddressList } from './address-list';
import { AwaitedList } from './awaited-list';
import { LanguagePanel } from './language-panel';
import styles from './profile-page.module.css';
import { YourData } from './your-data';

/** /home/profile: what a customer may change of it, and the rest to read. */
export function ProfilePage() {
  usePageTitle(t('profile.title'));
  const { status, profile, user, isProvisional, error } = useSession();
  const ways = useKeptFocus<HTMLDivElement>();
  if (status === 'signed-out')
    return (
      <Page width="reading">
        <SignInRequired text={t('profile.signIn')} />
      </Page>
    );
  // The addresses belong to the same profile, so they load together with the account and nothing moves.
  const known = isProvisional ? null : profile;
  return (
    <Page width="reading" rhythm="panels">
      <PageHeader
        title={t('profile.my')}
        actions={
          <Button variant="quiet" leading={<IconLogOut />} onClick={() => void session.signOut()}>
            {t('profile.signOut')}
          </Button>
        }
      />
      {known ? (
        <AccountPanel profile={known} email={known.email || (user?.email ?? '')} />
      ) : (
        <Panel title={t('profile.account')}>
          {error !== null ? (
            <ErrorPanel
              headingLevel={3}
              title={t('profile.loadFailed')}
              text={error}
              onRetry={() => void session.refresh()}
            />
          ) : (
            <Stack as={LoadingRegion} gap={3} label={t('profile.loading')}>
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} width="threeQuarters" />
              ))}
            </Stack>
          )}
        </Panel>
      )}
      {known && (
        <>
          <AddressList phone={known.phone} />
          <AwaitedList />
          <div className={styles.ways} {...ways}>
            <ButtonLink to={paths.orders} as={Link} variant="quiet" leading={<IconReceipt />}>
              {t('profile.myOrders')}
            </ButtonLink>
            <ButtonLink to={paths.favourites} as={Link} variant="quiet" leading={<IconHeart />}>
              {t('profile.favourites')}
            </ButtonLink>
            {known.email !== '' && <VerifyEmail />}
          </div>
          <LanguagePanel />
          {user && <YourData uid={user.uid} email={known.email} />}
        </>
      )}
    </Page>
  );
}

/** Large cash orders need a verified address (rule: unverified-cash). */
function VerifyEmail() {
  const verified = useVerified();
  const { isBusy, isDone, ask } = useEmailVerification();
  if (verified === null || verified.byEmail || isDone) return null;
  return (
    <Button variant="quiet" leading={<IconMail />} isBusy={isBusy} onClick={() => void ask()}>
      {t('profile.verifyEmail')}
    </Button>
  );
}
