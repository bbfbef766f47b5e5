import { editCustomer, profiles, withoutId, type Profile } from '@basket/domain';
import { changeContact } from '../dispatch';
import { authorOf } from '../orders';
import { refused } from '../platform/errors';
import { operation } from '../platform/operation';
import { requireAsRead } from '../platform/require-as-read';
import { changeRole } from './access/change-role';
import { withSearchKeys } from './search-keys';

/** A partner, present or former, has the same name and phone number everywhere (rule: phone-everywhere). */
export const editCustomerOperation = operation(
  editCustomer,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const { uid, before: read, ...changes } = input;
    const before = uid === actor.uid ? actor.profile : await unit.get(profiles, uid);
    if (!before) throw refused('unknown_account');
    requireAsRead(read, before);
    if (uid === actor.uid && changes.role !== actor.role) throw refused('own_role');
    const after: Profile = withSearchKeys({ ...withoutId(before), ...changes, updatedAt: now });
    if (after.role !== before.role) await changeRole(unit, before, after, { author: authorOf(actor), now });
    else await changeContact(unit, uid, after, now);
    unit.update(profiles.path(uid), after);
    return after;
  },
);
