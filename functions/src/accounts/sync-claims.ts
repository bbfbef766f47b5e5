import { profilePath, profileSchema, roleSchema, type Role } from '@basket/domain';
import * as v from 'valibot';
import { accountsOf, type Accounts } from '../platform/requests/accounts';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/database/unit-of-work';

const rank: Readonly<Record<Role, number>> = { customer: 0, delivery_partner: 1, admin: 2 };

/**
 * Copies the role of a profile into the account's claims. Safe to repeat and in any order: it reads the profile, sets
 * the claim, reads again, and repeats if the profile has changed meanwhile. A demotion ends the account's sessions, so
 * that no token keeps the lost role.
 */
export async function syncClaims(
  services: Services,
  uid: string,
  auth: Accounts = accountsOf(),
): Promise<string> {
  for (;;) {
    const profile = await new UnitOfWork(services).get(profileSchema, profilePath(uid));
    if (!profile) return 'no profile';
    const { customClaims } = await auth.getUser(uid);
    if (customClaims?.['role'] === profile.role) return profile.role;
    const claimed = v.is(roleSchema, customClaims?.['role']) ? customClaims['role'] : 'customer';
    await auth.setCustomUserClaims(uid, { ...customClaims, role: profile.role });
    if (rank[profile.role] < rank[claimed]) await auth.revokeRefreshTokens(uid);
  }
}
