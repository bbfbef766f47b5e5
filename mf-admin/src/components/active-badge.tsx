import { Badge } from '@basket/ui';

/** Whether shoppers see a product or category. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'save' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
);
