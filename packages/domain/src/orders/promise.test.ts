import fc from 'fast-check';
import { anOrder } from '../testing/builders';
import { noOrderPayment } from '../payments/order-payment';
import { forecastAt, promisedAt, promiseState } from './promise';

const minute = 60_000;
const store = { deliveryTimeMinutes: 30 };
const slot = { startsAt: 300 * minute, endsAt: 420 * minute, offerFromAt: 270 * minute, isChosen: true };
const online = { paymentMethod: 'online', createdAt: 0 } as const;

describe('promisedAt is what the customer was told when ordering (rule: first-promise)', () => {
  test.each([
    { desc: 'stored', facts: { createdAt: 0, promisedAt: 25 * minute }, minutes: 25 },
    {
      desc: 'stored, and accepted later than that',
      facts: { createdAt: 0, promisedAt: 30 * minute, estimatedDeliveryAt: 50 * minute },
      minutes: 30,
    },
    { desc: 'an older order', facts: { createdAt: 2 * minute }, minutes: 32 },
    { desc: 'an older order for a slot', facts: { createdAt: 0, slot }, minutes: 420 },
    { desc: 'an older order, paid ahead', facts: { ...online, paidAt: 9 * minute }, minutes: 39 },
    {
      desc: 'an older order, paid at the door',
      facts: { ...online, paidAt: 40 * minute, payment: { ...noOrderPayment, channel: 'door' as const } },
      minutes: 30,
    },
    {
      desc: 'an older cash order that was delivered',
      facts: { createdAt: 0, paidAt: 50 * minute },
      minutes: 30,
    },
    { desc: 'one that waits for its payment', facts: { ...online, promisedAt: 30 * minute }, minutes: null },
  ])('$desc: $minutes', ({ facts, minutes }) => {
    expect(promisedAt(anOrder(facts), store)).toBe(minutes === null ? null : minutes * minute);
  });
});

const packing = { startedAt: 0, readyAt: null, packedAt: null };

describe('the forecast of an acceptance is the promise while what is left to do fits before it (rule: first-promise)', () => {
  const placed = { createdAt: 0, promisedAt: 30 * minute } as const;
  test.each([
    { desc: 'at once', facts: placed, now: 0, minutes: 30 },
    { desc: 'with time for the ride', facts: placed, now: 20, minutes: 30 },
    { desc: 'a minute too late for the ride', facts: placed, now: 21, minutes: 31 },
    { desc: 'long after the promise', facts: placed, now: 50, minutes: 60 },
    {
      desc: 'while it is being packed in time',
      facts: { ...placed, packing: { ...packing, readyAt: 20 * minute } },
      now: 5,
      minutes: 30,
    },
    {
      desc: 'while it is being packed for too long',
      facts: { ...placed, packing: { ...packing, readyAt: 26 * minute } },
      now: 8,
      minutes: 36,
    },
    {
      desc: 'packed sooner than expected',
      facts: { ...placed, packing: { ...packing, readyAt: 26 * minute, packedAt: 7 * minute } },
      now: 8,
      minutes: 30,
    },
    {
      desc: 'the store’s pace says hours: never more than the minutes from the acceptance',
      facts: { ...placed, packing: { ...packing, readyAt: 200 * minute } },
      now: 8,
      minutes: 38,
    },
    {
      desc: 'by a second partner, with the forecast of the first still possible',
      facts: { ...placed, estimatedDeliveryAt: 45 * minute },
      now: 35,
      minutes: 45,
    },
    {
      desc: 'by a second partner, too late for the forecast of the first',
      facts: { ...placed, estimatedDeliveryAt: 45 * minute },
      now: 36,
      minutes: 46,
    },
    { desc: 'for a slot', facts: { createdAt: 0, slot, promisedAt: slot.endsAt }, now: 419, minutes: 420 },
  ])('$desc: $minutes', ({ facts, now, minutes }) => {
    expect(forecastAt(anOrder(facts), store, now * minute)).toBe(minutes * minute);
  });

  test('an acceptance with time for the ride shows no later minute', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 59_999 }),
        fc.integer({ min: 10, max: 90 }),
        fc.double({ min: 0, max: 2 / 3, noNaN: true }),
        (offsetMs, deliveryTimeMinutes, share) => {
          const createdAt = 1_000 * minute + offsetMs;
          const dueAt = createdAt + deliveryTimeMinutes * minute;
          const now = Math.floor(createdAt + share * deliveryTimeMinutes * minute);
          const order = anOrder({ createdAt, promisedAt: dueAt, status: 'confirmed' });
          const estimatedDeliveryAt = forecastAt(order, { deliveryTimeMinutes }, now);
          const state = promiseState({ ...order, estimatedDeliveryAt }, { deliveryTimeMinutes }, now);
          expect(state).toEqual({ at: dueAt, isLate: false, newTimeAt: null, isSorry: false });
        },
      ),
    );
  });
});

describe('promiseState', () => {
  const placed = { createdAt: 0, promisedAt: 30 * minute } as const;
  const accepted = { ...placed, status: 'confirmed', estimatedDeliveryAt: 50 * minute } as const;
  test.each([
    { desc: 'in time', facts: placed, now: 30, isLate: false, newTime: null, isSorry: false },
    {
      desc: 'late, although nobody took it',
      facts: placed,
      now: 31,
      isLate: true,
      newTime: null,
      isSorry: true,
    },
    { desc: 'accepted too late', facts: accepted, now: 20, isLate: false, newTime: 50, isSorry: true },
    { desc: 'late, with a newer time', facts: accepted, now: 40, isLate: true, newTime: 50, isSorry: true },
    { desc: 'late by both times', facts: accepted, now: 51, isLate: true, newTime: null, isSorry: true },
    {
      desc: 'expected a few minutes later',
      facts: { ...accepted, estimatedDeliveryAt: 35 * minute - 1 },
      now: 20,
      isLate: false,
      newTime: 35 - 1 / minute,
      isSorry: false,
    },
    {
      desc: 'expected a few minutes later, and the promise has passed',
      facts: { ...accepted, estimatedDeliveryAt: 33 * minute },
      now: 32,
      isLate: true,
      newTime: 33,
      isSorry: false,
    },
    {
      desc: 'expected five minutes later',
      facts: { ...accepted, estimatedDeliveryAt: 35 * minute },
      now: 20,
      isLate: false,
      newTime: 35,
      isSorry: true,
    },
    {
      desc: 'expected later within the same shown minute',
      facts: { ...accepted, estimatedDeliveryAt: 31 * minute - 1 },
      now: 20,
      isLate: false,
      newTime: null,
      isSorry: false,
    },
    {
      desc: 'accepted in time',
      facts: { ...accepted, estimatedDeliveryAt: 29 * minute },
      now: 20,
      isLate: false,
      newTime: null,
      isSorry: false,
    },
    {
      desc: 'delivered in time',
      facts: { ...accepted, status: 'delivered' as const, statusTimes: { delivered: 30 * minute } },
      now: 99,
      isLate: false,
      newTime: null,
      isSorry: false,
    },
    {
      desc: 'delivered late',
      facts: { ...accepted, status: 'delivered' as const, statusTimes: { delivered: 31 * minute } },
      now: 99,
      isLate: true,
      newTime: null,
      isSorry: false,
    },
    {
      desc: 'cancelled',
      facts: { ...accepted, status: 'cancelled' as const },
      now: 99,
      isLate: null,
      newTime: null,
      isSorry: false,
    },
  ])('$desc', ({ facts, now, isLate, newTime, isSorry }) => {
    expect(promiseState(anOrder(facts), store, now * minute)).toEqual({
      at: 30 * minute,
      isLate,
      newTimeAt: newTime === null ? null : Math.round(newTime * minute),
      isSorry,
    });
  });

  test('there is none while the payment is waited for', () => {
    expect(promiseState(anOrder({ ...online, promisedAt: 30 * minute }), store, 0)).toBeNull();
  });
});
