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
import { formatCount, formatSpan, rupees } from '@basket/ui';

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
      return 'offline';
    case 'partner_not_seen':
      return `not seen for ${formatSpan((now - (lastHeardOfAt(partner) ?? now)) / minuteMs)}`;
    case 'partner_missed_offers':
      return `missed ${formatCount(partner.missedOffersInARow, 'offer')} in a row, not back yet`;
    case 'partner_has_offer':
      return partner.offerOpenUntil === null
        ? 'has an offer open'
        : `has an offer open until ${formatClock(partner.offerOpenUntil)}`;
    case 'partner_busy':
      return `${ordersInHand(partner)} of ${limits.maxOrdersPerPartner} orders in hand`;
    case 'partner_balance_too_low':
      return `${rupees(partner.walletBalancePaise)} in the wallet, ${rupees(minAssignableBalancePaise)} needed`;
    case 'partner_over_cash_limit':
      return `${rupees(partner.cashInHandPaise)} cash in hand, the limit is ${rupees(limits.cashInHandLimitPaise)}`;
  }
}

const passedWords: Readonly<Record<Assignment['state'], string>> = {
  offered: 'asked',
  accepted: 'accepted',
  delivered: 'delivered',
  lost: 'had it',
  rejected: 'rejected',
  expired: 'no answer',
  withdrawn: 'offer withdrawn',
};

/** 'Imran Khan (no answer), Lakshmi Rao (rejected)' */
export const passedText = (passed: readonly Pick<Assignment, 'partnerName' | 'state'>[]): string =>
  passed.map(({ partnerName, state }) => `${partnerName} (${passedWords[state]})`).join(', ');
