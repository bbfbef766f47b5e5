import type { ReactNode } from 'react';
import { ordersInHand, type DeliveryPartner, type Recommendation, type Stored } from '@basket/domain';
import { Avatar, formatDistanceKm, formatRelativeMinutes, ledgerRupees, Small } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { t } from '../../texts';
import { ratingText } from '../partner-text';
import styles from './partner-choice.module.css';

export interface PartnerCardProps {
  readonly recommendation: Recommendation<Stored<DeliveryPartner>>;
  readonly maxOrdersPerPartner: number;
  /** The button that asks this partner. */
  readonly action: ReactNode;
}

/** A recommended partner as a card, on phones. */
export function PartnerCard({ recommendation, maxOrdersPerPartner, action }: PartnerCardProps) {
  const { partner, distanceKm } = recommendation;
  const now = useServerNow(30_000);
  const seen = partner.currentLocation && formatRelativeMinutes(partner.currentLocation.at, now);
  const distance =
    distanceKm === null || !seen
      ? t('partners.distanceUnknown')
      : t('partners.distanceSeen', { distance: formatDistanceKm(distanceKm), ago: seen });
  const load = t('partners.load', { inHand: ordersInHand(partner), most: maxOrdersPerPartner });
  const deliveries = t('partners.deliveries', { n: partner.completedOrders });
  return (
    <div className={styles.card}>
      <Avatar name={partner.name} size="s" />
      <div>
        <b>{partner.name}</b>
        <Small isNumeric>{distance}</Small>
        <Small isNumeric>{[load, ledgerRupees(partner.walletBalancePaise)].join(' · ')}</Small>
        <Small isNumeric>{[ratingText(partner), deliveries].join(' · ')}</Small>
      </div>
      {action}
    </div>
  );
}
