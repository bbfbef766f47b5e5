import { useState } from 'react';
import { emailVerification, session, toast, useLoaded, useSession } from '@basket/web';
import { t } from '../texts';

/** The part of a session's token about its account (rule: unverified-cash). */
interface Verified {
  /** The e-mail address is proven to be the account's own. */
  readonly byEmail: boolean;
  /** That or the phone is: the limit of cash orders does not hold. */
  readonly isVerified: boolean;
}

/** @returns null for nobody @throws Error for something else than a token */
function verifiedOf(token: string | null): Verified | null {
  if (token === null) return null;
  const part = token.split('.')[1] ?? '';
  // Letters beyond ASCII come out wrong, which neither name nor value here has.
  const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof claims !== 'object' || claims === null) throw new Error('The token has no claims');
  const byEmail = 'email_verified' in claims && claims.email_verified === true;
  return { byEmail, isVerified: byEmail || 'phone_number' in claims };
}

/** Whether the account is verified, as far as this page knows; null before that, and when it cannot be known. */
export function useVerified(): Verified | null {
  const uid = useSession(({ user }) => user?.uid ?? null);
  const known = useLoaded(uid, async () => verifiedOf(await session.idToken()), t('account.tokenUnread'));
  return known.status === 'ready' ? known.data : null;
}

/** Mails a link that verifies the address of the account, and says so. */
export function useEmailVerification() {
  const [isBusy, setIsBusy] = useState(false);
  /** The address was verified meanwhile, such as on another device. */
  const [isDone, setIsDone] = useState(false);
  async function ask(): Promise<void> {
    setIsBusy(true);
    try {
      const isSent = await emailVerification.request();
      setIsDone(!isSent);
      if (isSent) toast.success(t('account.linkSent'));
      else toast.info(t('account.emailVerified'));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t('account.emailFailed'));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, isDone, ask };
}
