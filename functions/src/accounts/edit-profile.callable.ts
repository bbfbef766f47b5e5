import { editProfile, profiles, withoutId, type Profile } from '@basket/domain';
import { operation } from '../platform/operation';
import { withSearchKeys } from './search-keys';

/**
 * Only for customers (rule: own-contact): a new name or number of a partner has to reach their document and their orders, which
 * an admin's edit does (rule: phone-everywhere).
 */
export const editProfileOperation = operation(
  editProfile,
  ['customer'],
  async ({ input, actor, unit, now }) => {
    const profile: Profile = withSearchKeys({ ...withoutId(actor.profile), ...input, updatedAt: now });
    unit.put(profiles.path(actor.uid), profile);
    return input;
  },
);
