import { maxMissedOffersInARow, minAssignableBalancePaise, type DeliveryPartner } from '@basket/domain';
import { formatRelativeMinutes, rupees } from '@basket/ui';
import { t } from '../../texts';

/** When the partner was last heard of: a change of availability, an answer or a position; null if never. */
const lastHeardOfAt = ({
  lastSeenAt,
  currentLocation,
}: Pick<DeliveryPartner, 'lastSeenAt' | 'currentLocation'>): number | null =>
  Math.max(lastSeenAt ?? 0, currentLocation?.at ?? 0) || null;

type Presence = Pick<DeliveryPartner, 'isOnline' | 'missedOffersInARow' | 'lastSeenAt' | 'currentLocation'>;

/** Why the partner is offline, and when there was a sign of the partner: 'Missed 3 offers, 6 min ago'. */
export function presenceText(partner: Presence, now: number): string {
  const at = lastHeardOfAt(partner);
  const ago = at === null ? null : formatRelativeMinutes(at, now);
  if (partner.isOnline)
    return ago === null ? t('deliveryPartners.notSeenYet') : t('deliveryPartners.seen', { ago });
  const { missedOffersInARow: n } = partner;
  if (n >= maxMissedOffersInARow)
    return ago === null ? t('deliveryPartners.missed', { n }) : t('deliveryPartners.missedAgo', { n, ago });
  return ago === null ? t('deliveryPartners.neverOnline') : t('deliveryPartners.wentOffline', { ago });
}

/** The reason why a wallet gets no offers (rule: minimum-balance); null when nothing does. */
export const balanceNote = ({ walletBalancePaise }: Pick<DeliveryPartner, 'walletBalancePaise'>) =>
  walletBalancePaise < minAssignableBalancePaise
    ? t('deliveryPartners.belowLeast', { least: rupees(minAssignableBalancePaise) })
    : null;

/** Whether the cash in hand keeps cash orders away (rule: cash-limit). */
export const isOverCashLimit = (
  { cashInHandPaise }: Pick<DeliveryPartner, 'cashInHandPaise'>,
  limitPaise: number,
): boolean => cashInHandPaise > limitPaise;
