import { roleSchema, type Role } from '@basket/domain';
import * as v from 'valibot';
import { accountsOf, type Accounts } from '../../platform/accounts';
import type { Services } from '../../platform/services';
import { syncAccount } from './sync-account';

const rank: Readonly<Record<Role, number>> = { customer: 0, delivery_partner: 1, admin: 2 };

/** Copies the role of a profile into the account's claims. A demotion ends the account's sessions, so that no token keeps the lost role. */
export const syncClaims = (services: Services, uid: string, auth: Accounts = accountsOf()): Promise<string> =>
  syncAccount(services, uid, async (profile) => {
    const { customClaims } = await auth.getUser(uid);
    if (customClaims?.['role'] === profile.role) return profile.role;
    const claimed = v.is(roleSchema, customClaims?.['role']) ? customClaims['role'] : 'customer';
    await auth.setCustomUserClaims(uid, { ...customClaims, role: profile.role });
    if (rank[profile.role] < rank[claimed]) await auth.revokeRefreshTokens(uid);
    return null;
  });
