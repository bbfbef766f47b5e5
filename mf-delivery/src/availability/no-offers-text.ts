import {
  minAssignableBalancePaise,
  notAskedFrom,
  ordersInHand,
  type DeliveryPartner,
  type OfferLimits,
  type PartnerObstacle,
} from '@basket/domain';
import { formatTime, rupees } from '@basket/ui';
import { t } from '../texts';

/** Why no offers come and what changes it, as the partner reads it; null where the screen shows the reason itself. */
export function noOffersText(
  partner: DeliveryPartner,
  why: PartnerObstacle,
  limits: OfferLimits,
): string | null {
  switch (why) {
    case 'partner_offline':
      return t('common.offlineNoOffers');
    case 'partner_not_seen':
      return t('availability.notAsked', { time: formatTime(notAskedFrom(partner) ?? 0) });
    case 'partner_missed_offers':
      return t('availability.missedOffers', { n: partner.missedOffersInARow });
    case 'partner_busy':
      return t('availability.handsFull', { inHand: ordersInHand(partner), most: limits.maxOrdersPerPartner });
    case 'partner_balance_too_low':
      return t('availability.balanceTooLow', {
        balance: rupees(partner.walletBalancePaise),
        least: rupees(minAssignableBalancePaise),
      });
    case 'partner_over_cash_limit':
      return t('availability.overCashLimit', {
        cash: rupees(partner.cashInHandPaise),
        limit: rupees(limits.cashInHandLimitPaise),
      });
    case 'partner_has_offer':
      return null;
  }
}
