import { ButtonLink, EmptyState } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';
import { SignInLinks } from './sign-in-links';

/** Shown to visitors instead of a page for customers: sign in, register, or go home (rule: sign-in-gate). */
export function SignInRequired({ title = t('signIn.required'), text }: { title?: string; text: string }) {
  return (
    <EmptyState
      art="basket"
      headingLevel={1}
      title={title}
      text={text}
      action={
        <>
          <SignInLinks />
          <ButtonLink to={paths.home} as={Link} variant="ghost">
            {t('signIn.backHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
