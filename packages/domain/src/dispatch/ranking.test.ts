import { defaultStoreSettings } from '../store/store-settings';
import { newDeliveryPartner } from './delivery-partner';
import { distanceToStoreKm, recommendPartners, type PartnerCandidate } from './ranking';
import { collectsCash, partnerObstacle } from './why-no-offers';

const settings = { ...defaultStoreSettings, storeLatitude: 12.9716, storeLongitude: 77.5946 };
const cashOrder = { paymentMethod: 'cod', paymentStatus: 'pending', totalPaise: 98_00 } as const;
const freeOrder = { ...cashOrder, totalPaise: 0 } as const;
const paidOrder = { paymentMethod: 'online', paymentStatus: 'paid', totalPaise: 98_00 } as const;
type RankedOrder = typeof cashOrder | typeof freeOrder | typeof paidOrder;

/** A position so many kilometres north of the store (one degree of latitude is 111.195 km). */
const northOfStore = (km: number): PartnerCandidate['currentLocation'] => ({
  latitude: settings.storeLatitude + km / 111.195,
  longitude: settings.storeLongitude,
  at: 0,
});

const aPartner = (id: string, facts: Partial<PartnerCandidate> = {}): PartnerCandidate => ({
  ...newDeliveryPartner({ name: id, phone: '9845000000', email: `${id}@basket.example` }, 0),
  id,
  isOnline: true,
  walletBalancePaise: 1000_00,
  currentLocation: northOfStore(1.2),
  ...facts,
});

const ids = (partners: PartnerCandidate[], passed: string[] = [], order: RankedOrder = cashOrder) =>
  recommendPartners(partners, order, settings, { now: 0, passedIds: new Set(passed) }).map(
    ({ partner }) => partner.id,
  );

describe('partners who may be offered an order (rules: order-limit, busy-computed, minimum-balance, cash-limit)', () => {
  const rows: {
    desc: string;
    facts: Partial<PartnerCandidate>;
    order?: RankedOrder;
    expected: string | null;
  }[] = [
    { desc: 'online, free, with exactly the minimum balance', facts: {}, expected: null },
    { desc: 'offline', facts: { isOnline: false }, expected: 'partner_offline' },
    {
      desc: 'one paisa below the minimum balance',
      facts: { walletBalancePaise: 999_99 },
      expected: 'partner_balance_too_low',
    },
    { desc: 'one below capacity', facts: { activeOrders: 2 }, expected: null },
    { desc: 'an open offer', facts: { openOffers: 1 }, expected: 'partner_has_offer' },
    { desc: 'two missed occasions', facts: { missedOffersInARow: 2 }, expected: null },
    { desc: 'three missed occasions', facts: { missedOffersInARow: 3 }, expected: 'partner_missed_offers' },
    {
      desc: 'offers and orders together at capacity',
      facts: { openOffers: 1, activeOrders: 2 },
      expected: 'partner_busy',
    },
    { desc: 'cash in hand at the limit', facts: { cashInHandPaise: 5000_00 }, expected: null },
    {
      desc: 'cash in hand above the limit',
      facts: { cashInHandPaise: 5000_01 },
      expected: 'partner_over_cash_limit',
    },
    {
      desc: 'cash above the limit, order paid online',
      facts: { cashInHandPaise: 9000_00 },
      order: paidOrder,
      expected: null,
    },
    {
      desc: 'cash above the limit, order of ₹0',
      facts: { cashInHandPaise: 9000_00 },
      order: freeOrder,
      expected: null,
    },
    { desc: 'no known position', facts: { currentLocation: null }, expected: null },
  ];
  test.each(rows)('$desc: $expected', ({ facts, order, expected }) => {
    const partner = aPartner('p', facts);
    expect(partnerObstacle(partner, order ?? cashOrder, settings, 0)).toBe(expected);
    expect(ids([partner], [], order ?? cashOrder)).toEqual(expected === null ? ['p'] : []);
  });

  test('counts a cash order as cash only until it is paid, and one of ₹0 never (rule: small-sums)', () => {
    expect(collectsCash(cashOrder)).toBe(true);
    expect(collectsCash({ ...cashOrder, paymentStatus: 'paid' })).toBe(false);
    expect(collectsCash(freeOrder)).toBe(false);
    expect(collectsCash({ ...paidOrder, paymentStatus: 'pending' })).toBe(false);
  });
});

describe('the order of recommendations', () => {
  test('measures real distance to the store (rule: distance-real)', () => {
    expect(distanceToStoreKm({ currentLocation: northOfStore(2.5) }, settings)).toBeCloseTo(2.5, 2);
    expect(distanceToStoreKm({ currentLocation: null }, settings)).toBeNull();
  });

  test('prefers the nearer band whatever the rating (rule: ranking-bands)', () => {
    const near = aPartner('near', { currentLocation: northOfStore(0.4), rating: 1 });
    const far = aPartner('far', { currentLocation: northOfStore(0.6), rating: 5 });
    expect(ids([far, near])).toEqual(['near', 'far']);
  });

  test('prefers the rating inside a band, with 4 for those without one', () => {
    const unrated = aPartner('unrated', { currentLocation: northOfStore(1.05) });
    const better = aPartner('better', { currentLocation: northOfStore(1.45), rating: 4.1 });
    const worse = aPartner('worse', { currentLocation: northOfStore(1.01), rating: 3.9 });
    expect(ids([worse, unrated, better])).toEqual(['better', 'unrated', 'worse']);
  });

  test('then prefers completed orders, then the id', () => {
    const seasoned = aPartner('z', { completedOrders: 10 });
    expect(ids([aPartner('b'), aPartner('a'), seasoned])).toEqual(['z', 'a', 'b']);
  });

  test('ranks an unknown distance last', () => {
    const unknown = aPartner('a', { currentLocation: null, rating: 5, completedOrders: 999 });
    const distant = aPartner('b', { currentLocation: northOfStore(40), rating: 1 });
    expect(ids([unknown, distant])).toEqual(['b', 'a']);
  });

  test('is the same for every arrangement of the same partners, where pairwise nearness is not an order', () => {
    // 0.3, 0.6 and 0.9 km: each is within half a kilometre of the next, the outer two are not.
    const partners = [0.3, 0.6, 0.9].map((km, index) =>
      aPartner(`p${index}`, { currentLocation: northOfStore(km), rating: 3 + index }),
    );
    const [a, b, c] = partners as [PartnerCandidate, PartnerCandidate, PartnerCandidate];
    const arrangements = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];
    for (const arrangement of arrangements) expect(ids(arrangement)).toEqual(['p0', 'p2', 'p1']);
  });

  test('stops at five (rule: ranking-bands)', () => {
    expect(ids(['f', 'e', 'd', 'c', 'b', 'a'].map((id) => aPartner(id)))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('partners who let the order pass', () => {
  const first = aPartner('first', { currentLocation: northOfStore(0.1) });
  const second = aPartner('second', { currentLocation: northOfStore(5) });

  test('are left out while somebody else can take it (rule: passed-not-asked-again)', () => {
    expect(ids([first, second], ['first'])).toEqual(['second']);
  });

  test('come back when nobody else is left', () => {
    expect(ids([first, second], ['first', 'second'])).toEqual(['first', 'second']);
    expect(ids([first, aPartner('offline', { isOnline: false })], ['first'])).toEqual(['first']);
  });
});
