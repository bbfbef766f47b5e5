import {
  minAssignableBalancePaise,
  notAskedFrom,
  ordersInHand,
  type DeliveryPartner,
  type OfferLimits,
  type PartnerObstacle,
} from '@basket/domain';
import { formatCount, formatTime, rupees } from '@basket/ui';

/** Why no offers come and what changes it, as the partner reads it; null where the screen shows the reason itself. */
export function noOffersText(
  partner: DeliveryPartner,
  why: PartnerObstacle,
  limits: OfferLimits,
): string | null {
  switch (why) {
    case 'partner_offline':
      return 'You are offline. Go online to be offered orders.';
    case 'partner_not_seen':
      return `You are not asked since ${formatTime(notAskedFrom(partner) ?? 0)}, because your phone does not answer. Check its connection.`;
    case 'partner_missed_offers':
      return `You missed ${formatCount(partner.missedOffersInARow, 'offer')} in a row, so no more come until you are back.`;
    case 'partner_busy':
      return `Your hands are full: ${ordersInHand(partner)} of ${formatCount(limits.maxOrdersPerPartner, 'order')}. Offers come again after a delivery.`;
    case 'partner_balance_too_low':
      return `Your wallet has ${rupees(partner.walletBalancePaise)}. Below ${rupees(minAssignableBalancePaise)} you get no offers: ask the store to top it up.`;
    case 'partner_over_cash_limit':
      return `You have ${rupees(partner.cashInHandPaise)} in cash. Above ${rupees(limits.cashInHandLimitPaise)} you get no cash orders: hand it in at the store.`;
    case 'partner_has_offer':
      return null;
  }
}
