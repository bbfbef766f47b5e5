import type { Role } from '@basket/domain';
import { t } from '../texts';
import { toast } from '../toast/toast';
import { useNewRole } from './role-change';

/** Tells a person of their new role, and lets the frame of staff lead there; areas of staff are left by their guard (rule: role-at-once). */
export function announceRole(role: Role): void {
  toast.info(t('session.newRole', { role }));
  useNewRole.setState(role === 'customer' ? null : role, true);
}
