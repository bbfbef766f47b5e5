import type { ComponentPropsWithRef } from 'react';
import { ButtonLink, IconLogIn, IconUserPlus } from '@basket/ui';
import { Link, useLocation } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';

/** A link to sign-in that returns to this page afterwards. */
function LinkAndBack(props: Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }) {
  const { pathname, search, hash } = useLocation();
  return <Link {...props} state={{ from: pathname + search + hash }} />;
}

/** Links to sign-in and registration. */
export function SignInLinks() {
  return (
    <>
      <ButtonLink to={paths.login} as={LinkAndBack} leading={<IconLogIn />}>
        {t('signIn.signIn')}
      </ButtonLink>
      <ButtonLink to={paths.register} as={LinkAndBack} variant="quiet" leading={<IconUserPlus />}>
        {t('signIn.signUp')}
      </ButtonLink>
    </>
  );
}
