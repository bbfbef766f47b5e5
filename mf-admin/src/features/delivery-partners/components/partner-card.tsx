import type { ReactNode } from 'react';
import type { DeliveryPartner, Stored } from '@basket/domain';
import { formatCount, formatPhone, ledgerRupees } from '@basket/ui';
import { CardFigures } from '../../../components/card-figures';
import { ratingOutOfFive } from '../../../partners/partner-text';
import styles from './partners-table.module.css';

export interface PartnerCardProps {
  readonly partner: Stored<DeliveryPartner>;
  readonly name: ReactNode;
  readonly status: ReactNode;
  readonly inHand: ReactNode;
  readonly balance: ReactNode;
  readonly menu: ReactNode;
}

/** A partner as a card, on phones. */
export function PartnerCard({ partner, name, status, inHand, balance, menu }: PartnerCardProps) {
  const figures = [
    { label: 'Wallet balance', value: balance },
    { label: 'In hand', value: inHand },
    {
      label: 'Total earnings',
      value: (
        <>
          {ledgerRupees(partner.totalEarningsPaise)}
          <small className={styles.second}>
            {formatCount(partner.totalDeliveries, 'delivery', 'deliveries')}
          </small>
        </>
      ),
    },
    { label: 'Rating', value: ratingOutOfFive(partner) },
  ];
  return (
    <article className={styles.card} aria-label={partner.name}>
      <div className={styles.row}>
        <b>{name}</b>
        {menu}
      </div>
      <div>{status}</div>
      <p className={styles.second}>
        {partner.vehicleNumber || 'No vehicle'} ·{' '}
        <a href={`tel:${partner.phone}`}>{formatPhone(partner.phone)}</a> · {partner.email}
      </p>
      <CardFigures figures={figures} />
    </article>
  );
}
