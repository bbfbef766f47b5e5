import type { ReactNode } from 'react';
import type { DeliveryPartner, Stored } from '@basket/domain';
import { formatPhone, formatNumber, ledgerRupees } from '@basket/ui';
import { CardFigures } from '../../../components/card-figures';
import { ratingOutOfFive } from '../../../partners/partner-text';
import styles from './partners-table.module.css';

export interface PartnerCardProps {
  readonly partner: Stored<DeliveryPartner>;
  readonly status: ReactNode;
}

/** A partner as a card, on phones. */
export function PartnerCard({ partner, status }: PartnerCardProps) {
  const figures = [
    { label: 'Wallet balance', value: ledgerRupees(partner.walletBalancePaise) },
    { label: 'Total earnings', value: ledgerRupees(partner.totalEarningsPaise) },
    { label: 'Deliveries', value: formatNumber(partner.totalDeliveries) },
    { label: 'Rating', value: ratingOutOfFive(partner) },
  ];
  return (
    <article className={styles.card} aria-label={partner.name}>
      <div className={styles.row}>
        <b>{partner.name}</b>
        {status}
      </div>
      <p className={styles.second}>
        {partner.vehicleNumber || 'No vehicle'} ·{' '}
        <a href={`tel:${partner.phone}`}>{formatPhone(partner.phone)}</a> · {partner.email}
      </p>
      <CardFigures figures={figures} columns={2} />
    </article>
  );
}
