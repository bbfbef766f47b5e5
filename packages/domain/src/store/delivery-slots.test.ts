import { freeSlots, offeredSlots, slotsAt } from './delivery-slots';
import { refusalText } from '../basics/refusal';
import { nextFreeFacts, nextFreeWords, slotTimes } from './slot-words';

/** 20 Nov 2026 in India, unless the day is given. */
const at = (time: string, day = '20'): number => Date.parse(`2026-11-${day}T${time}:00+05:30`);
const store: Parameters<typeof slotsAt>[0] = {
  openingTime: '07:00:00',
  closingTime: '22:00:00',
  isOpen: true,
  reopensAt: null,
  ordersPerSlot: 10,
};
const starts = (slots: readonly { readonly startsAt: number }[]): number[] =>
  slots.map(({ startsAt }) => startsAt);

describe('slots of today and tomorrow (rule: delivery-slots)', () => {
  test('customers see slots that have not begun, in the opening hours; the last one ends with them', () => {
    const slots = slotsAt(store, at('17:00'));
    expect(starts(slots)).toEqual([
      ...[at('19:00'), at('21:00')],
      ...['07:00', '09:00', '11:00', '13:00', '15:00', '17:00', '19:00', '21:00'].map((time) =>
        at(time, '21'),
      ),
    ]);
    expect(slots.slice(0, 2).map(slotTimes)).toEqual(['7:00 pm to 9:00 pm', '9:00 pm to 10:00 pm']);
  });

  test('a rest of less than an hour belongs to the slot before it', () => {
    const [last] = slotsAt({ ...store, closingTime: '21:59:00' }, at('18:00'));
    expect(last).toEqual({ startsAt: at('19:00'), endsAt: at('21:59') });
  });

  test('hours that pass midnight: the night that began yesterday is part of today', () => {
    const night = { ...store, openingTime: '18:00:00', closingTime: '04:00:00' };
    expect(starts(slotsAt(night, at('00:30'))).slice(0, 2)).toEqual([at('02:00'), at('18:00')]);
  });

  test('the night that begins tomorrow has its slots until midnight', () => {
    const night = { ...store, openingTime: '18:00:00', closingTime: '04:00:00' };
    expect(starts(slotsAt(night, at('20:30'))).at(-1)).toBe(at('22:00', '21'));
  });

  test('a store that never closes has slots day and night', () => {
    const always = { ...store, openingTime: '00:00:00', closingTime: '00:00:00' };
    expect(slotsAt(always, at('00:00'))).toHaveLength(23);
  });

  test.each([
    { desc: 'while they are off', change: { ordersPerSlot: 0 } },
    { desc: 'while the store is closed until somebody opens it', change: { isOpen: false } },
  ])('the store offers no slot $desc (rule: store-open)', ({ change }) => {
    expect(slotsAt({ ...store, ...change }, at('12:00'))).toEqual([]);
  });

  test('a paused store offers the slots after its pause (rule: store-pause)', () => {
    const paused = { ...store, isOpen: false, reopensAt: at('18:00') };
    expect(starts(slotsAt(paused, at('12:00')))[0]).toBe(at('19:00'));
  });
});

test('free places are counted, and the next free slot is named', () => {
  const taken = new Map([
    [at('19:00'), 10],
    [at('21:00'), 11],
  ]);
  const slots = freeSlots(slotsAt(store, at('17:00')), taken, 10);
  expect(slots.slice(0, 3).map(({ free }) => free)).toEqual([0, 0, 10]);
  expect(nextFreeWords(slots, at('17:00'))).toBe('The next free one is tomorrow, 7:00 am to 9:00 am.');
  expect(nextFreeWords(slots, at('00:00', '21'))).toBe('The next free one is today, 7:00 am to 9:00 am.');
  expect(nextFreeWords(slots.slice(0, 2), at('17:00'))).toBe('No other slot is free.');
  expect(refusalText('slot_full', nextFreeFacts(slots, at('17:00')))).toBe(
    'This delivery slot is full. The next free one is tomorrow, 7:00 am to 9:00 am.',
  );
  expect(refusalText('slot_gone', nextFreeFacts(slots.slice(0, 2), at('17:00')))).toBe(
    'This delivery slot can no longer be chosen. No other slot is free.',
  );
});

describe('the slots that a page offers', () => {
  const now = at('12:00');
  test('before the store has answered are those of its settings, with every place (rule: delivery-slots)', () => {
    const offered = offeredSlots([], store, now);
    expect(starts(offered)).toEqual(starts(slotsAt(store, now)));
    expect(new Set(offered.map(({ free }) => free))).toEqual(new Set([10]));
  });

  test('are those of the answer once it is there', () => {
    const answered = [{ startsAt: at('13:00'), endsAt: at('15:00'), free: 0 }];
    expect(offeredSlots(answered, store, now)).toBe(answered);
  });

  test('are none where the store has none', () => {
    expect(offeredSlots([], { ...store, ordersPerSlot: 0 }, now)).toEqual([]);
  });
});
