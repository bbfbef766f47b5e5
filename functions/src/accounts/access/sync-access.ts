import { accountsOf, type Accounts } from '../../platform/accounts';
import type { Services } from '../../platform/services';
import { syncAccount } from './sync-account';

/** Lets the account sign in or not, as its profile says, and ends the sessions of one that may not. */
export const syncAccess = (services: Services, uid: string, auth: Accounts = accountsOf()): Promise<string> =>
  syncAccount(services, uid, async (profile) => {
    const isDisabled = profile.disabledAt !== null;
    if ((await auth.getUser(uid)).disabled === isDisabled) return isDisabled ? 'disabled' : 'enabled';
    await auth.updateUser(uid, { disabled: isDisabled });
    if (isDisabled) await auth.revokeRefreshTokens(uid);
    return null;
  });
