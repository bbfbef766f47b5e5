import type { PaymentMethod, PaymentStatus } from '@basket/domain';
import { IconCircleAlert, IconCircleCheck, IconClock, IconUndo, type Icon } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './payment-badge.module.css';

const payments: Readonly<Record<PaymentStatus, { label: () => string; icon: Icon }>> = {
  pending: { label: () => t('status.pending'), icon: IconClock },
  paid: { label: () => t('status.paid'), icon: IconCircleCheck },
  failed: { label: () => t('status.failed'), icon: IconCircleAlert },
  refunded: { label: () => t('status.refunded'), icon: IconUndo },
};

/** Short names for lists. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  get cod() {
    return t('status.cashOnDelivery');
  },
  get online() {
    return t('status.paidOnline');
  },
};

export const paymentStatusLabel = (status: PaymentStatus): string => payments[status].label();

export interface PaymentBadgeProps {
  readonly status: PaymentStatus;
  /** The payment method, below (`stacked`) or after the status. */
  readonly method?: PaymentMethod | undefined;
  readonly layout?: 'stacked' | 'line' | undefined;
  /** Nothing is to pay: status and method say nothing then. @default false */
  readonly isFree?: boolean | undefined;
}

/** Whether an order is paid. Only the icon is coloured, so that a table of badges stays calm. */
export function PaymentBadge({ status, method, layout = 'stacked', isFree = false }: PaymentBadgeProps) {
  const shown = isFree ? 'paid' : status;
  const { label, icon: PaymentIcon } = payments[shown];
  return (
    <span className={cx(styles.payment, styles[layout])}>
      <span className={styles.status}>
        <PaymentIcon size={16} className={styles[shown]} />
        {isFree ? t('status.nothingToPay') : label()}
      </span>
      {method && !isFree && <span className={styles.method}>{paymentMethodLabels[method]}</span>}
    </span>
  );
}
