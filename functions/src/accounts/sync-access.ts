import { profilePath, profileSchema } from '@basket/domain';
import { UnitOfWork } from '../platform/database/unit-of-work';
import { accountsOf, type Accounts } from '../platform/requests/accounts';
import type { Services } from '../platform/services';

/**
 * Lets the account sign in or not, as its profile says, and ends the sessions of one that may not. Safe to repeat and in any
 * order: it goes on until profile and account agree.
 */
export async function syncAccess(
  services: Services,
  uid: string,
  auth: Accounts = accountsOf(),
): Promise<string> {
  for (;;) {
    const profile = await new UnitOfWork(services).get(profileSchema, profilePath(uid));
    if (!profile) return 'no profile';
    const isDisabled = profile.disabledAt !== null;
    if ((await auth.getUser(uid)).disabled === isDisabled) return isDisabled ? 'disabled' : 'enabled';
    await auth.updateUser(uid, { disabled: isDisabled });
    if (isDisabled) await auth.revokeRefreshTokens(uid);
  }
}
