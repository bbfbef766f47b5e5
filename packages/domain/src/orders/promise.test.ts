import { anOrder } from '../testing/builders';
import { noOrderPayment } from '../payments/order-payment';
import { promisedAt, promiseState } from './promise';

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

describe('promiseState', () => {
  const placed = { createdAt: 0, promisedAt: 30 * minute } as const;
  const accepted = { ...placed, status: 'confirmed', estimatedDeliveryAt: 50 * minute } as const;
  test.each([
    { desc: 'in time', facts: placed, now: 30, isLate: false, newTime: null },
    { desc: 'late, although nobody took it', facts: placed, now: 31, isLate: true, newTime: null },
    { desc: 'accepted too late', facts: accepted, now: 20, isLate: false, newTime: 50 },
    { desc: 'late, with a newer time', facts: accepted, now: 40, isLate: true, newTime: 50 },
    { desc: 'late by both times', facts: accepted, now: 51, isLate: true, newTime: null },
    {
      desc: 'accepted in time',
      facts: { ...accepted, estimatedDeliveryAt: 29 * minute },
      now: 20,
      isLate: false,
      newTime: null,
    },
    {
      desc: 'delivered in time',
      facts: { ...accepted, status: 'delivered' as const, statusTimes: { delivered: 30 * minute } },
      now: 99,
      isLate: false,
      newTime: null,
    },
    {
      desc: 'delivered late',
      facts: { ...accepted, status: 'delivered' as const, statusTimes: { delivered: 31 * minute } },
      now: 99,
      isLate: true,
      newTime: null,
    },
    {
      desc: 'cancelled',
      facts: { ...accepted, status: 'cancelled' as const },
      now: 99,
      isLate: null,
      newTime: null,
    },
  ])('$desc', ({ facts, now, isLate, newTime }) => {
    expect(promiseState(anOrder(facts), store, now * minute)).toEqual({
      at: 30 * minute,
      isLate,
      newTimeAt: newTime === null ? null : newTime * minute,
    });
  });

  test('there is none while the payment is waited for', () => {
    expect(promiseState(anOrder({ ...online, promisedAt: 30 * minute }), store, 0)).toBeNull();
  });
});
