import { anOrder, anOrderAssignment } from '../testing/builders';
import { summariseShift } from './shift-summary';

const minute = 60_000;
const placedAt = 1_000 * minute;
const store = { deliveryTimeMinutes: 30 };
const now = placedAt + 60 * minute;

/** An order that was promised for 30 minutes later, and that a partner accepted after some minutes. */
const accepted = (afterMinutes: number, facts: Partial<ReturnType<typeof anOrder>> = {}) => {
  const acceptedAt = placedAt + afterMinutes * minute;
  return anOrder({
    status: 'confirmed',
    createdAt: placedAt,
    assignment: anOrderAssignment({ acceptedAt }),
    promisedAt: placedAt + 30 * minute,
    estimatedDeliveryAt: acceptedAt + 30 * minute,
    ...facts,
  });
};
const delivered = (afterMinutes: number, minutesAfterPromise: number) =>
  accepted(afterMinutes, {
    status: 'delivered',
    statusTimes: { delivered: placedAt + (30 + minutesAfterPromise) * minute },
  });

test('counts what became of the orders', () => {
  const orders = [anOrder(), accepted(1), delivered(1, 0), anOrder({ status: 'cancelled' })];
  expect(summariseShift(orders, store, now)).toMatchObject({
    delivered: 1,
    cancelled: 1,
    open: 2,
    accepted: 2,
  });
});

test.each([
  { desc: 'delivered as promised', order: delivered(2, 0), judged: 1, late: 0 },
  { desc: 'delivered a minute late', order: delivered(2, 1), judged: 1, late: 1 },
  { desc: 'on its way and overdue', order: accepted(2), judged: 1, late: 1 },
  { desc: 'accepted after its promise', order: accepted(40), judged: 1, late: 1 },
  { desc: 'not due', order: accepted(2, { promisedAt: now + minute }), judged: 0, late: 0 },
  { desc: 'cancelled', order: accepted(2, { status: 'cancelled' }), judged: 0, late: 0 },
  { desc: 'overdue, and taken by nobody', order: anOrder({ createdAt: placedAt }), judged: 1, late: 1 },
  {
    desc: 'waiting for its payment',
    order: anOrder({ createdAt: placedAt, paymentMethod: 'online' }),
    judged: 0,
    late: 0,
  },
])('an order $desc: judged $judged, late $late (rule: shift-summary)', ({ order, judged, late }) => {
  expect(summariseShift([order], store, now)).toMatchObject({ judged, late });
});

test('the time to accept runs from the payment of an online order', () => {
  const paidAt = placedAt + 3 * minute;
  const order = accepted(5, { paymentMethod: 'online', paidAt });
  expect(summariseShift([order], store, now).acceptMedianMs).toBe(2 * minute);
  expect(summariseShift([anOrder()], store, now)).toMatchObject({ acceptMedianMs: null, acceptSlowMs: null });
});

test('half were accepted within the median, all but a twentieth within the slow time', () => {
  const orders = Array.from({ length: 20 }, (_, index) => accepted(20 - index));
  expect(summariseShift(orders, store, now)).toMatchObject({
    acceptMedianMs: 10 * minute,
    acceptSlowMs: 19 * minute,
  });
});
