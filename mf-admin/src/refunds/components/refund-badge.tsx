import type { RefundStatus } from '@basket/domain';
import { Badge, type BadgeTone } from '@basket/ui';
import { refundStatusLabels } from '../refund-texts';

const tones: Readonly<Record<RefundStatus, BadgeTone>> = {
  owed: 'offer',
  withdrawn: 'neutral',
  requested: 'offer',
  refunded: 'save',
  failed: 'danger',
};

/** How far a refund has come. */
export const RefundBadge = ({ status }: { status: RefundStatus }) => (
  <Badge tone={tones[status]}>{refundStatusLabels[status]()}</Badge>
);
