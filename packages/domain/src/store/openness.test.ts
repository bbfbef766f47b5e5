import fc from 'fast-check';
import { minuteMs } from '../time/india';
import { slotsAt } from './delivery-slots';
import { openness, withoutEndedPause } from './openness';

/** 20 Nov 2026 in India, unless the day is given. */
const at = (time: string, day = '20'): number => Date.parse(`2026-11-${day}T${time}:00+05:30`);
const store: Parameters<typeof openness>[0] = {
  openingTime: '07:00:00',
  closingTime: '22:00:00',
  isOpen: true,
  reopensAt: null,
};
const night = { openingTime: '18:00:00', closingTime: '02:00:00' };
const always = { openingTime: '00:00:00', closingTime: '00:00:00' };
const off = { isOpen: false };
const pausedTo = (reopensAt: number) => ({ isOpen: false, reopensAt });

const switchedOff = { kind: 'closed', why: 'switched-off', until: null, takes: 'nothing' };
const paused = (until: number) => ({ kind: 'closed', why: 'paused', until, takes: 'slots' });
const outside = (until: number) => ({ kind: 'closed', why: 'hours', until, takes: 'orders' });
const open = { kind: 'open' };

describe('whether the store is open, and if not, why and until when', () => {
  test.each([
    { desc: 'at noon', now: at('12:00'), is: open },
    { desc: 'at the minute of opening', now: at('07:00'), is: open },
    { desc: 'a minute before', now: at('06:59'), is: outside(at('07:00')) },
    { desc: 'in the last minute', now: at('21:59'), is: open },
    { desc: 'at closing (rule: hours-inform)', now: at('22:00'), is: outside(at('07:00', '21')) },
    { desc: 'after midnight', now: at('00:05'), is: outside(at('07:00')) },
    { desc: 'in a night shop at 1 am', now: at('01:00'), change: night, is: open },
    { desc: 'in a night shop at noon', now: at('12:00'), change: night, is: outside(at('18:00')) },
    { desc: 'in a shop that never closes', now: at('03:00'), change: always, is: open },
    { desc: 'switched off (rule: store-open)', now: at('12:00'), change: off, is: switchedOff },
    { desc: 'switched off at night', now: at('03:00'), change: off, is: switchedOff },
    {
      desc: 'in a pause (rule: store-pause)',
      now: at('12:00'),
      change: pausedTo(at('12:30')),
      is: paused(at('12:30')),
    },
    {
      desc: 'switched on although the end of a pause is still stored',
      now: at('12:00'),
      change: { reopensAt: at('12:30') },
      is: open,
    },
    { desc: 'when a pause ends', now: at('12:30'), change: pausedTo(at('12:30')), is: open },
    {
      desc: 'in a pause that goes on past the closing',
      now: at('21:50'),
      change: pausedTo(at('22:50')),
      is: paused(at('22:50')),
    },
    {
      desc: 'after it',
      now: at('22:50'),
      change: pausedTo(at('22:50')),
      is: outside(at('07:00', '21')),
    },
    { desc: 'where nobody knows the time', now: null, is: open },
    {
      desc: 'paused where nobody knows the time',
      now: null,
      change: pausedTo(at('12:30')),
      is: paused(at('12:30')),
    },
  ])('$desc', ({ now, change, is }) => {
    expect(openness({ ...store, ...change }, now)).toEqual(is);
  });
});

test.each([
  { desc: 'a pause that goes on', settings: pausedTo(at('12:30')) },
  { desc: 'a store that is switched off', settings: off },
  { desc: 'a closing time', settings: { closingTime: '11:00:00' } },
])('a page that reads only the switch finds $desc as it is stored', ({ settings }) => {
  const stored = { ...store, ...settings };
  expect(withoutEndedPause(stored, at('12:00'))).toBe(stored);
});

test('a page that reads only the switch finds an open store once a pause is over (rule: store-pause)', () => {
  const stored = { ...store, ...pausedTo(at('12:00')) };
  expect(withoutEndedPause(stored, at('12:00'))).toEqual(store);
});

const noon = at('12:00');
const anyTime = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}:00`);
const anyMinute = fc
  .integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 })
  .map((minutes) => noon + minutes * minuteMs);

type Store = Parameters<typeof openness>[0];
/** Every setting that openness reads, with values that matter within three days of `noon`. */
const valuesOf: { readonly [Key in keyof Store]: fc.Arbitrary<Store[Key]> } = {
  openingTime: anyTime,
  closingTime: anyTime,
  isOpen: fc.boolean(),
  reopensAt: fc.option(anyMinute),
};
const anyStore = fc.record(valuesOf);

test('a store is not closed for the same reason when that ends, and open when orders are taken for then', () => {
  fc.assert(
    fc.property(anyStore, anyMinute, (some, asked) => {
      const state = openness(some, asked);
      if (state.kind === 'open' || state.until === null) return;
      expect(state.until).toBeGreaterThan(asked);
      const then = openness(some, state.until);
      if (state.takes === 'orders') expect(then).toEqual(open);
      else expect(then).not.toMatchObject({ why: state.why });
    }),
    { numRuns: 2000 },
  );
});

test('a store is open when any of its slots begins (rule: delivery-slots)', () => {
  fc.assert(
    fc.property(anyStore, anyMinute, (some, asked) => {
      const slots = slotsAt({ ...some, ordersPerSlot: 10 }, asked);
      expect(slots.filter(({ startsAt }) => openness(some, startsAt).kind === 'closed')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
