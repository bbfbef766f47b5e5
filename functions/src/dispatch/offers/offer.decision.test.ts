import {
  offerDurationMs,
  recommendPartners,
  whyNoOffers,
  withoutId,
  type DeliveryPartner,
} from '@basket/domain';
import { anAssignment, anOrder, aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import fc from 'fast-check';
import { decideExpiry, decideOffer, type OfferDocuments } from './offer.decision';

const deadlineAt = someInstant + offerDurationMs;

function openOffer(facts: Partial<DeliveryPartner> = {}): OfferDocuments {
  return {
    order: withoutId(anOrder({ status: 'assigned', offerAttempts: 1 })),
    assignment: withoutId(anAssignment({ offeredAt: someInstant, deadlineAt })),
    partner: withoutId(aPartner({ openOffers: 1, offerOpenUntil: deadlineAt, ...facts })),
  };
}
const missedAt = (at: number) => ({ orderNumber: 'BE2611200001', why: 'no_answer', at }) as const;

describe('an offer without an answer counts as an occasion (rule: three-misses)', () => {
  test.each([
    { desc: 'the first', facts: {}, occasions: 1, isOnline: true },
    {
      desc: 'the second, made after the first was over',
      facts: { missedOffersInARow: 1, missedOffer: missedAt(someInstant) },
      occasions: 2,
      isOnline: true,
    },
    {
      desc: 'one that was open together with the last one',
      facts: { missedOffersInARow: 2, missedOffer: missedAt(someInstant + 1) },
      occasions: 2,
      isOnline: true,
    },
    {
      desc: 'one that was open while an admin withdrew another',
      facts: { missedOffersInARow: 1, missedOffer: { ...missedAt(someInstant + 1), why: 'withdrawn' } },
      occasions: 2,
      isOnline: true,
    },
    { desc: 'the third', facts: { missedOffersInARow: 2 }, occasions: 3, isOnline: false },
    {
      desc: 'the third of a partner with an order in hand',
      facts: { missedOffersInARow: 2, activeOrders: 1 },
      occasions: 3,
      isOnline: true,
    },
  ] satisfies { desc: string; facts: Partial<DeliveryPartner>; occasions: number; isOnline: boolean }[])(
    '$desc: $occasions, online: $isOnline',
    ({ facts, occasions, isOnline }) => {
      expect(decideExpiry(openOffer(facts), deadlineAt)?.partner).toMatchObject({
        missedOffersInARow: occasions,
        isOnline,
        openOffers: 0,
        offerOpenUntil: null,
      });
    },
  );
});

test('the server offers exactly where nothing speaks against it, whatever partner, order and settings (rule: no-offers-told)', () => {
  const partner = fc.record({
    isOnline: fc.boolean(),
    openOffers: fc.nat(2),
    activeOrders: fc.nat(4),
    missedOffersInARow: fc.nat(4),
    walletBalancePaise: fc.constantFrom(0, 999_99, 1000_00, 5000_00),
    cashInHandPaise: fc.constantFrom(0, 5000_00, 5000_01),
    signOfLifeAt: fc.constantFrom(null, someInstant - 300_000, someInstant - 299_999),
  });
  const paymentStatus = fc.constantFrom('paid' as const, 'pending' as const);
  fc.assert(
    fc.property(
      partner,
      paymentStatus,
      fc.integer({ min: 1, max: 5 }),
      (facts, paid, maxOrdersPerPartner) => {
        const settings = storeSettings({ maxOrdersPerPartner });
        const order = anOrder({ paymentMethod: 'cod', paymentStatus: paid });
        const offered = decideOffer(order, aPartner(facts), settings, someInstant);
        const why = whyNoOffers(aPartner(facts), settings, someInstant);
        const expected = why === 'partner_over_cash_limit' && paid === 'paid' ? null : why;
        expect(offered.ok ? null : offered.refusal.code).toBe(expected);
        const [best] = recommendPartners([aPartner(facts)], order, settings, { now: someInstant });
        expect(best === undefined).toBe(expected !== null);
      },
    ),
  );
});

test('a partner with an open offer is refused with its end, and an offer says when it ends (rule: one-offer)', () => {
  const order = { ...anOrder() };
  const made = decideOffer(order, aPartner(), storeSettings(), someInstant);
  expect(made).toMatchObject({
    value: { partner: { openOffers: 1, offerOpenUntil: deadlineAt }, assignment: { deadlineAt } },
  });
  const asked = aPartner({ openOffers: 1, offerOpenUntil: deadlineAt });
  expect(decideOffer(order, asked, storeSettings(), someInstant)).toMatchObject({
    ok: false,
    refusal: { code: 'partner_has_offer', facts: { openUntil: deadlineAt } },
  });
});
