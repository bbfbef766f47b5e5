import { defaultProfile, profiles, withoutId, type Profile, type Stored } from '@basket/domain';
import { systemAuthor } from '../../orders';
import type { Accounts } from '../../platform/accounts';
import { atomically } from '../../platform/database/atomically';
import { refused } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { readAdmins } from './admins';
import { changeRole } from './change-role';
import { withSearchKeys } from '../search-keys';
import { syncClaims } from './sync-claims';

/** In the audit: somebody with the project's credentials. */
const operator = { id: systemAuthor.actorId, name: 'Operator' };

/** Nobody has shown that the address of an account is theirs: whoever is first registers with any address. */
export class UnverifiedEmailError extends Error {
  override readonly name = 'UnverifiedEmailError';
}

/**
 * Makes an account an admin, for operators with the project's credentials: nobody else can create the first admin. Once
 * there is one, roles are changed in the admin area; `isForced` overrides that, when all admins lost their access.
 *
 * @param email of an account that has signed up, and whose owner has pressed the link in the e-mail to it
 * @returns whether the account was made an admin now; false when it was one
 * @throws RefusedError `admin_exists`
 * @throws UnverifiedEmailError also when forced
 * @throws the Auth SDK's `auth/user-not-found`
 */
export async function grantAdmin(
  services: Services,
  auth: Accounts,
  email: string,
  { isForced }: { readonly isForced: boolean },
): Promise<boolean> {
  const { uid, emailVerified } = await auth.getUserByEmail(email);
  if (!emailVerified) throw new UnverifiedEmailError(`The address ${email} is not verified`);
  const { value: isGranted } = await atomically(services, null, async (unit) => {
    const now = services.now();
    unit.audit.recordAs(operator);
    const admins = await readAdmins(unit);
    if (admins.has(uid)) return false;
    if (admins.size > 0 && !isForced) throw refused('admin_exists', { admins: admins.size });
    const path = profiles.path(uid);
    const before: Stored<Profile> = (await unit.get(profiles, uid)) ?? {
      id: uid,
      ...defaultProfile(email, now),
    };
    const after: Profile = withSearchKeys({ ...withoutId(before), role: 'admin', updatedAt: now });
    await changeRole(unit, before, after, { author: systemAuthor, now });
    unit.put(path, after);
    return true;
  });
  await syncClaims(services, uid, auth);
  services.log({
    operation: 'accounts.grantAdmin',
    result: isGranted ? 'granted' : 'was one',
    ms: 0,
    actor: uid,
  });
  return isGranted;
}
