import { profiles, setAccountDisabled } from '@basket/domain';
import { authorOf } from '../../orders';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import { closePartner, moveAdmin } from './change-role';

/** Every operation looks at the profile; sign-in and tokens follow by a task (rule: account-disabled). */
export const setAccountDisabledOperation = operation(
  setAccountDisabled,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const { uid, isDisabled, reason } = input;
    if (uid === actor.uid) throw refused('own_account');
    const before = await unit.get(profiles, uid);
    if (!before) throw refused('unknown_account');
    if ((before.disabledAt !== null) === isDisabled) return {};
    if (before.role === 'admin') await moveAdmin(unit, uid, !isDisabled);
    if (before.role === 'delivery_partner' && isDisabled)
      await closePartner(unit, before, { author: authorOf(actor), facts: { code: 'partner_disabled' }, now });
    unit.update(profiles.path(uid), { disabledAt: isDisabled ? now : null, updatedAt: now });
    unit.audit.because(reason);
    unit.send({ id: `access-${uid}-${now}`, task: { kind: 'syncAccess', uid }, dueAt: now });
    return {};
  },
);
