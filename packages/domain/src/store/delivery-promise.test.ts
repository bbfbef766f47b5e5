import { deliveryPromise } from './delivery-promise';

/** 20 Nov 2026 in India, unless the day is given. */
const at = (time: string, day = '2026-11-20'): number => Date.parse(`${day}T${time}+05:30`);
const store: Parameters<typeof deliveryPromise>[0] = {
  openingTime: '07:00:00',
  closingTime: '22:00:00',
  isOpen: true,
  reopensAt: null,
  ordersPerSlot: 10,
  deliveryTimeMinutes: 30,
};

describe('the promise of the store (rule: one-promise)', () => {
  test.each([
    { desc: 'open', now: at('12:00:00'), promise: { kind: 'now', minutes: 30 } },
    {
      desc: 'before opening',
      now: at('04:09:59'),
      promise: { kind: 'opening', opensAt: at('07:00:00'), byAt: at('07:30:00') },
    },
    {
      desc: 'after closing: the next morning',
      now: at('22:00:00'),
      promise: {
        kind: 'opening',
        opensAt: at('07:00:00', '2026-11-21'),
        byAt: at('07:30:00', '2026-11-21'),
      },
    },
  ])('$desc', ({ now, promise }) => {
    expect(deliveryPromise(store, now)).toEqual(promise);
  });

  test('nothing while the store takes no orders, whatever the hours (rules: store-open, hours-inform)', () => {
    const closed = { ...store, isOpen: false };
    expect(deliveryPromise(closed, at('12:00:00'))).toEqual({
      kind: 'closed',
      reopensAt: null,
      askedAt: at('12:00:00'),
      takesSlots: false,
    });
    expect(deliveryPromise(closed, at('04:00:00'))).toEqual({
      kind: 'closed',
      reopensAt: null,
      askedAt: at('04:00:00'),
      takesSlots: false,
    });
  });

  test('a pause says when it ends, and is over then (rule: store-pause)', () => {
    const paused = { ...store, isOpen: false, reopensAt: at('12:30:00') };
    expect(deliveryPromise(paused, at('12:29:59'))).toEqual({
      kind: 'closed',
      reopensAt: at('12:30:00'),
      askedAt: at('12:29:59'),
      takesSlots: false,
    });
    expect(deliveryPromise(paused, at('12:30:00'))).toEqual({ kind: 'now', minutes: 30 });
  });

  test('a page that knows no time promises what is stored', () => {
    const paused = { ...store, isOpen: false, reopensAt: at('12:30:00') };
    expect(deliveryPromise(store, null)).toEqual({ kind: 'now', minutes: 30 });
    expect(deliveryPromise(paused, null, null)).toEqual({
      kind: 'closed',
      reopensAt: at('12:30:00'),
      askedAt: null,
      takesSlots: null,
    });
  });

  test('hours that pass midnight', () => {
    const night = { ...store, openingTime: '18:00:00', closingTime: '02:00:00' };
    expect(deliveryPromise(night, at('01:30:00'))).toEqual({ kind: 'now', minutes: 30 });
    expect(deliveryPromise(night, at('02:00:00'))).toMatchObject({ opensAt: at('18:00:00') });
  });
});
