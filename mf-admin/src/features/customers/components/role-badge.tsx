import type { Role } from '@basket/domain';
import { Badge } from '@basket/ui';
import { roleLabels } from '../role-labels';

/** Customers are the rule; who is more than one stands out. */
export function RoleBadge({ role }: { role: Role }) {
  return role === 'customer' ? (
    roleLabels[role]
  ) : (
    <Badge tone={role === 'admin' ? 'save' : 'neutral'}>{roleLabels[role]}</Badge>
  );
}
