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
