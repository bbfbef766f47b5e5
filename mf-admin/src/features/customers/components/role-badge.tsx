import type { Role } from '@basket/domain';
import { Badge } from '@basket/ui';
import { roleLabels } from '../role-labels';

/** A role. Customers are the usual case, so that only other roles get a badge. */
export function RoleBadge({ role }: { role: Role }) {
  return role === 'customer' ? (
    roleLabels[role]
  ) : (
    <Badge tone={role === 'admin' ? 'save' : 'neutral'}>{roleLabels[role]}</Badge>
  );
}
