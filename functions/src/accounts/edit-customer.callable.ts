import { editCustomer, profilePath, profileSchema, refuse, type Profile } from '@basket/domain';
import { authorOf } from '../orders';
import { RefusedError } from '../platform/errors';
import { operation } from '../platform/operation';
import { changeRole } from './change-role';

export const editCustomerOperation = operation(
  editCustomer,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const { uid, ...changes } = input;
    const before = uid === actor.uid ? actor.profile : await unit.get(profileSchema, profilePath(uid));
    if (!before) throw new RefusedError(refuse('unknown_account').refusal);
    if (uid === actor.uid && changes.role !== actor.role) throw new RefusedError(refuse('own_role').refusal);
    const { id: _id, ...kept } = before;
    const after: Profile = { ...kept, ...changes, updatedAt: now };
    if (after.role !== before.role) await changeRole(unit, before, after, authorOf(actor), now);
    unit.update(profilePath(uid), after);
    return after;
  },
);
