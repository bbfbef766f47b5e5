/** The partners that a run of dispatch reads, of however many are online (decision 058). */
import {
  deliveryPartners,
  partnerObstacle,
  recommendPartners,
  type DeliveryPartner,
  type Stored,
} from '@basket/domain';
import { anOrder, aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import fc from 'fast-check';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { seededRandom } from '../../testing/histories/faults';
import { openSimulation, partnerDocuments } from '../../testing/harness';
import { FreePartners } from './offer-to-best';

const settings = storeSettings({ maxOrdersPerPartner: 3 });
const nobodyPassed: ReadonlySet<string> = new Set();

/** Free partners of a run, and its reads. @param bounds as in the product by default */
async function readOf(
  partners: readonly Stored<DeliveryPartner>[],
  bounds?: Parameters<typeof FreePartners.read>[3],
) {
  const harness = openSimulation(someInstant, seededRandom(1));
  for (const { id, ...facts } of partners) await harness.seed(partnerDocuments(id, facts));
  const meter = { reads: 0 };
  const unit = new UnitOfWork({ ...harness.services, meter });
  const all = harness.db.collection(deliveryPartners.collection);
  return { found: await FreePartners.read(unit, all, settings, bounds), meter };
}

const partnersOf = (count: number, facts: (index: number) => Partial<Stored<DeliveryPartner>>) =>
  Array.from({ length: count }, (_, index) =>
    aPartner({ isOnline: true, walletBalancePaise: 2000_00, updatedAt: someInstant, ...facts(index) }),
  );

test('200 rich partners who are full keep no order from two others with room (rule: nearest-with-room)', async () => {
  const full = partnersOf(200, (index) => ({
    id: `full${index}`,
    activeOrders: 3,
    walletBalancePaise: 9000_00,
  }));
  const poor = partnersOf(2, (index) => ({ id: `poor${index}`, updatedAt: someInstant - 1 }));
  const { found, meter } = await readOf([...full, ...poor]);
  expect(found.take(anOrder(), nobodyPassed)?.id).toMatch(/^poor/);
  expect(meter.reads).toBe(2);
});

test('450 idle partners cost 200 reads, of those who were heard of last', async () => {
  const idle = partnersOf(450, (index) => ({ id: `idle${index}`, updatedAt: someInstant - index }));
  const { found, meter } = await readOf(idle);
  expect(meter.reads).toBe(200);
  const taken = Array.from({ length: 201 }, () => found.take(anOrder(), nobodyPassed)?.id);
  expect(new Set(taken)).toEqual(new Set([...idle.slice(0, 200).map(({ id }) => id), undefined]));
});

test('partners who are free but below the minimum keep no order from those behind them', async () => {
  const below = partnersOf(900, (index) => ({ id: `below${index}`, walletBalancePaise: 0 }));
  const behind = partnersOf(1, () => ({ id: 'behind', updatedAt: someInstant - 1 }));
  const { found, meter } = await readOf([...below, ...behind]);
  expect(found.take(anOrder(), nobodyPassed)?.id).toBe('behind');
  expect(meter.reads).toBe(901);
});

test('a run reads no more than its bound, and the one that looks after the next signs goes on from there', async () => {
  const bounds = { pageSize: 4, enough: 3, mostRead: 12 };
  const below = partnersOf(12, (index) => ({ id: `below${index}`, walletBalancePaise: 0 }));
  const behind = partnersOf(1, () => ({ id: 'behind', updatedAt: someInstant - 1 }));
  const { found, meter } = await readOf([...below, ...behind], bounds);
  expect({ reads: meter.reads, hasRoom: found.hasRoom }).toEqual({ reads: 12, hasRoom: false });
  const heardOf = behind.map((one) => ({ ...one, updatedAt: someInstant + 1 }));
  const next = await readOf([...below, ...heardOf], bounds);
  expect(next.found.take(anOrder(), nobodyPassed)?.id).toBe('behind');
});

test('somebody is asked if anybody within the bound can be, whatever the mix, and nobody better was among the first', async () => {
  const bounds = { pageSize: 4, enough: 3, mostRead: 12 };
  const facts = fc.record({
    isOnline: fc.constantFrom(true, true, true, false),
    openOffers: fc.constantFrom(0, 0, 0, 1),
    activeOrders: fc.nat(3),
    missedOffersInARow: fc.constantFrom(0, 3),
    walletBalancePaise: fc.constantFrom(0, 0, 0, 0, 1000_00),
    cashInHandPaise: fc.constantFrom(0, 9000_00),
    rating: fc.constantFrom(null, 3, 5),
    updatedAt: fc.integer({ min: someInstant - 9, max: someInstant }),
  });
  const order = anOrder({ paymentMethod: 'cod' });
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { maxLength: 40 }), async (list) => {
      const partners = list.map((one, index) =>
        aPartner({ ...one, id: `p${String(index).padStart(2, '0')}` }),
      );
      const free = partners
        .filter(({ isOnline, openOffers, activeOrders }) => isOnline && openOffers === 0 && activeOrders < 3)
        .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1));
      const able = free
        .slice(0, bounds.mostRead)
        .filter((one) => partnerObstacle(one, order, settings, someInstant) === null);
      const { found, meter } = await readOf(partners, bounds);
      const best = found.take(order, nobodyPassed);
      expect(best === null).toBe(able.length === 0);
      expect(meter.reads).toBeLessThanOrEqual(bounds.mostRead + 1);
      if (!best) return;
      const rivals = able.slice(0, bounds.enough).filter(({ id }) => id !== best.id);
      const asked = able.filter(({ id }) => id === best.id);
      const [first] = recommendPartners([...rivals, ...asked], order, settings, { now: someInstant });
      expect(first?.partner.id).toBe(best.id);
    }),
  );
});
