import { completeRegistration, profiles, withoutId, type Profile } from '@basket/domain';
import { operation } from '../platform/operation';
import { withSearchKeys } from './search-keys';

/**
 * Fills the profile of a new account. The role is customer; a profile that exists with defaults (an early
 * sign-in created it) keeps its role. A completed profile is changed only by an
 * administrator or by its owner's own operation (rule: profile-by-admin), so for one this does nothing.
 */
export const completeRegistrationOperation = operation(
  completeRegistration,
  'signed-in',
  async ({ input, actor, unit, now }) => {
    const before = withoutId(actor.profile);
    if (before.phone !== '' || before.address !== '') return before;
    const profile: Profile = withSearchKeys({ ...before, ...input, email: actor.email, updatedAt: now });
    unit.put(profiles.path(actor.uid), profile);
    return profile;
  },
);
