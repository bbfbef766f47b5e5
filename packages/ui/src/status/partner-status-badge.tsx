import type { PartnerStatus } from '@basket/domain';
import { IconBike, IconCheck, IconPower, type Icon } from '../icons';
import { cx } from '../lib/cx';
import styles from './partner-status-badge.module.css';

const states: Readonly<Record<PartnerStatus, { label: string; icon: Icon }>> = {
  online: { label: 'Online', icon: IconCheck },
  busy: { label: 'Busy', icon: IconBike },
  offline: { label: 'Offline', icon: IconPower },
};

export interface PartnerStatusBadgeProps {
  readonly status: PartnerStatus;
}

/** Whether a delivery partner accepts offers now. */
export function PartnerStatusBadge({ status }: PartnerStatusBadgeProps) {
  const { label, icon: StatusIcon } = states[status];
  return (
    <span className={cx(styles.badge, styles[status])}>
      <StatusIcon strokeWidth={2.25} />
      {label}
    </span>
  );
}
