import {
  inIndia,
  lastHeardOfAt,
  minAssignableBalancePaise,
  minuteMs,
  ordersInHand,
  type Assignment,
  type DeliveryPartner,
  type PartnerObstacle,
  type PublicStoreSettings,
} from '@basket/domain';
import { formatSpan, rupees } from '@basket/ui';
import { t } from '../texts';

type Limits = Pick<PublicStoreSettings, 'maxOrdersPerPartner' | 'cashInHandLimitPaise'>;

/** 21:00:50: an open offer is a matter of seconds. */
const formatClock = (at: number): string => inIndia(at).toISOString().slice(11, 19);

/** Why a partner is not offered an order, with the figure that decides: '₹5,200 cash in hand, the limit is ₹5,000'. */
export function obstacleText(
  partner: DeliveryPartner,
  obstacle: PartnerObstacle,
  limits: Limits,
  now: number,
): string {
  switch (obstacle) {
    case 'partner_offline':
      return t('partners.offline');
    case 'partner_not_seen':
      return t('partners.notSeenFor', {
        span: formatSpan((now - (lastHeardOfAt(partner) ?? now)) / minuteMs),
      });
    case 'partner_missed_offers':
      return t('partners.missedOffers', { n: partner.missedOffersInARow });
    case 'partner_has_offer':
      return partner.offerOpenUntil === null
        ? t('partners.hasOffer')
        : t('partners.hasOfferUntil', { time: formatClock(partner.offerOpenUntil) });
    case 'partner_busy':
      return t('partners.ordersInHand', { inHand: ordersInHand(partner), most: limits.maxOrdersPerPartner });
    case 'partner_balance_too_low':
      return t('partners.balanceNeeded', {
        balance: rupees(partner.walletBalancePaise),
        least: rupees(minAssignableBalancePaise),
      });
    case 'partner_over_cash_limit':
      return t('partners.overCashLimit', {
        cash: rupees(partner.cashInHandPaise),
        limit: rupees(limits.cashInHandLimitPaise),
      });
  }
}

const passedWords: Readonly<Record<Assignment['state'], () => string>> = {
  offered: () => t('partners.passedOffered'),
  accepted: () => t('partners.passedAccepted'),
  delivered: () => t('partners.passedDelivered'),
  lost: () => t('partners.passedLost'),
  rejected: () => t('partners.passedRejected'),
  expired: () => t('partners.passedExpired'),
  withdrawn: () => t('partners.passedWithdrawn'),
};

/** 'Imran Khan (no answer), Lakshmi Rao (rejected)' */
export const passedText = (passed: readonly Pick<Assignment, 'partnerName' | 'state'>[]): string =>
  passed.map(({ partnerName, state }) => `${partnerName} (${passedWords[state]()})`).join(', ');
