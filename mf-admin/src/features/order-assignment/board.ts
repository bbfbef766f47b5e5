import { whyNoOffers, type OfferFacts, type OfferLimits, type PartnerObstacle } from '@basket/domain';
import { t } from '../../texts';

/** How many online partners can be offered an order now, and why the others cannot. */
export interface Availability {
  /** For any order, cash or paid. */
  readonly available: number;
  /** Each with the first reason that holds. */
  readonly hindered: Readonly<Partial<Record<PartnerObstacle, number>>>;
}

export function availabilityOf(
  partners: readonly OfferFacts[],
  limits: OfferLimits,
  now: number,
): Availability {
  const hindered: Partial<Record<PartnerObstacle, number>> = {};
  let available = 0;
  for (const partner of partners) {
    const why = whyNoOffers(partner, limits, now);
    if (why === null) available += 1;
    else hindered[why] = (hindered[why] ?? 0) + 1;
  }
  return { available, hindered };
}

const words: Readonly<Partial<Record<PartnerObstacle, (count: number) => string>>> = {
  partner_busy: (n) => t('orderAssignment.busy', { n }),
  partner_has_offer: (n) => t('orderAssignment.deciding', { n }),
  partner_not_seen: (n) => t('orderAssignment.notSeen', { n }),
  partner_missed_offers: (n) => t('orderAssignment.silent', { n }),
  partner_over_cash_limit: (n) => t('orderAssignment.paidOnly', { n }),
};

/** Why online partners are not available: '1 busy · 1 partner for paid orders only'; empty when all are. */
export const hinderedText = ({ hindered }: Availability): string =>
  Object.entries(words)
    .flatMap(([why, text]) => {
      const count = hindered[why as PartnerObstacle] ?? 0;
      return count > 0 ? [text(count)] : [];
    })
    .join(' · ');
