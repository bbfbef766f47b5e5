import { minuteMs } from '@basket/domain';
import { aPartner, someInstant } from '@basket/domain/testing';
import { availabilityOf, hinderedText } from './board';

const limits = { maxOrdersPerPartner: 3, cashInHandLimitPaise: 5000_00 };

test('counts every online partner once, with the first reason (rules: no-offers-told, not-seen)', () => {
  const partners = [
    aPartner(),
    aPartner({ activeOrders: 2, openOffers: 1 }),
    aPartner({ activeOrders: 1, openOffers: 1 }),
    aPartner({ walletBalancePaise: 999_99 }),
    aPartner({ walletBalancePaise: 0, activeOrders: 3 }),
    aPartner({ cashInHandPaise: 5000_01 }),
    aPartner({ signOfLifeAt: someInstant - 5 * minuteMs }),
    aPartner({ signOfLifeAt: someInstant - 5 * minuteMs + 1 }),
    aPartner({ missedOffersInARow: 3 }),
    aPartner({ isOnline: false }),
  ];
  const availability = availabilityOf(partners, limits, someInstant);
  expect(availability).toEqual({
    available: 2,
    hindered: {
      partner_busy: 2,
      partner_has_offer: 1,
      partner_balance_too_low: 1,
      partner_over_cash_limit: 1,
      partner_not_seen: 1,
      partner_missed_offers: 1,
      partner_offline: 1,
    },
  });
  expect(hinderedText(availability)).toBe(
    '2 busy · 1 deciding · 1 not seen · 1 silent · 1 partner for paid orders only',
  );
  expect(hinderedText(availabilityOf([aPartner()], limits, someInstant))).toBe('');
});
