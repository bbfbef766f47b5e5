import { anOrder } from '@basket/domain/testing';
import { lateWords } from './late-words';

const minute = 60_000;
/** 8:48 pm in India. */
const placedAt = Date.UTC(2026, 10, 23, 15, 18);
const store = { deliveryTimeMinutes: 30 };
const placed = { createdAt: placedAt, promisedAt: placedAt + 30 * minute } as const;
const at = (minutes: number): number => placedAt + minutes * minute;

test.each([
  { desc: 'in time', facts: placed, now: 30, short: undefined },
  { desc: 'nobody took it', facts: placed, now: 31, short: 'Late: was due by 9:18 pm' },
  {
    desc: 'accepted after 28 minutes',
    facts: { ...placed, status: 'confirmed' as const, estimatedDeliveryAt: at(58) },
    now: 28,
    short: 'Now by 9:46 pm, promised by 9:18 pm',
  },
  {
    desc: 'accepted at once: the ride is given no more than the promise',
    facts: { ...placed, status: 'confirmed' as const, estimatedDeliveryAt: at(30) },
    now: 1,
    short: undefined,
  },
  {
    desc: 'corrected by four minutes',
    facts: { ...placed, status: 'confirmed' as const, estimatedDeliveryAt: at(34) },
    now: 28,
    short: undefined,
  },
  {
    desc: 'on its way and late',
    facts: { ...placed, status: 'out_for_delivery' as const, estimatedDeliveryAt: at(40) },
    now: 41,
    short: 'Late: was due by 9:18 pm',
  },
  { desc: 'delivered', facts: { ...placed, status: 'delivered' as const }, now: 99, short: undefined },
  { desc: 'cancelled', facts: { ...placed, status: 'cancelled' as const }, now: 99, short: undefined },
])('says where the promise does not hold: $desc (rule: first-promise)', ({ facts, now, short }) => {
  expect(lateWords(anOrder(facts), store, at(now))?.short).toBe(short);
});

test('offers to cancel only what the customer can cancel', () => {
  expect(lateWords(anOrder(placed), store, at(31))?.text).toContain('or cancel it');
  expect(lateWords(anOrder({ ...placed, status: 'assigned' }), store, at(31))?.text).not.toContain('cancel');
});

test('names the day of a promise for another day', () => {
  const slot = { startsAt: at(1200), endsAt: at(1320), offerFromAt: at(1170), isChosen: true };
  const late = lateWords(anOrder({ createdAt: placedAt, promisedAt: at(1320), slot }), store, at(1321));
  expect(late?.short).toMatch(/^Late: was due by .*24 Nov/);
});
