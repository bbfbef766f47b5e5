import { roleNames, type Role } from '@basket/domain';
import { toast } from '../toast/toast';
import { useNewRole } from './role-change';

/** Tells a person of their new role, and lets the frame of staff lead there; areas of staff are left by their guard (rule: role-at-once). */
export function announceRole(role: Role): void {
  toast.info(`Your role has changed: you are ${role === 'admin' ? 'an' : 'a'} ${roleNames[role]} now.`);
  useNewRole.setState(role === 'customer' ? null : role, true);
}
