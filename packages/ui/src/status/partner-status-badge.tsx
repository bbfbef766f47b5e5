import type { PartnerStatus } from '@basket/domain';
import { IconBike, IconCheck, IconPower, type Icon } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import badge from './order-status-badge.module.css';
import styles from './partner-status-badge.module.css';

const states: Readonly<Record<PartnerStatus, { label: () => string; icon: Icon; tint: string | undefined }>> =
  {
    online: { label: () => t('status.online'), icon: IconCheck, tint: badge.delivered },
    busy: { label: () => t('status.busy'), icon: IconBike, tint: badge.pending },
    offline: { label: () => t('status.offline'), icon: IconPower, tint: styles.offline },
  };

export interface PartnerStatusBadgeProps {
  readonly status: PartnerStatus;
}

/** Whether a delivery partner accepts offers now. */
export function PartnerStatusBadge({ status }: PartnerStatusBadgeProps) {
  const { label, icon: StatusIcon, tint } = states[status];
  return (
    <span className={cx(badge.badge, tint)}>
      <StatusIcon strokeWidth={2.25} />
      {label()}
    </span>
  );
}
