import { anOrder } from '../testing/builders';
import { newsOf } from './news';

const at = 1_000;
const later = 2_000;
const order = anOrder({ createdAt: at, updatedAt: at, statusTimes: { pending: at } });

test.each([
  { desc: 'a cash order that was placed', change: {}, expected: 'new' },
  {
    desc: 'an online order that is not paid yet',
    change: { paymentMethod: 'online' as const },
    expected: null,
  },
  {
    desc: 'an online order that was paid now',
    change: {
      ...{ paymentMethod: 'online' as const, paymentStatus: 'paid' as const },
      ...{ paidAt: later, updatedAt: later },
    },
    expected: 'new',
  },
  { desc: 'an order that went to cash now', change: { cashSince: later, updatedAt: later }, expected: 'new' },
  {
    desc: 'an order that went to cash and is paid after all',
    change: {
      ...{ paymentMethod: 'online' as const, paymentStatus: 'paid' as const },
      ...{ cashSince: at + 1, paidAt: later, updatedAt: later },
    },
    expected: null,
  },
  { desc: 'a note about a waiting order', change: { updatedAt: later }, expected: null },
  {
    desc: 'an order that nobody took',
    change: { updatedAt: later, statusTimes: { pending: later } },
    expected: 'asks',
  },
  {
    desc: 'an accepted order',
    change: {
      ...{ updatedAt: later, status: 'confirmed' as const, statusTimes: { confirmed: later } },
      deliveryPartnerId: 'imran',
    },
    expected: null,
  },
  {
    desc: 'an order that was cancelled at once',
    change: { status: 'cancelled' as const, statusTimes: { cancelled: at } },
    expected: null,
  },
])('$desc: $expected (rules: new-orders-told, asks-for-admin)', ({ change, expected }) => {
  expect(newsOf({ ...order, ...change }, { automaticDispatch: false }, later)).toBe(expected);
});

test('while the server offers orders by itself, one that goes on to the next partner is no news', () => {
  const again = { ...order, updatedAt: later, statusTimes: { pending: later } };
  expect(newsOf(again, { automaticDispatch: true }, later)).toBeNull();
  const stopped = { ...again, dispatch: { passes: 3, stoppedBy: 'passes' as const } };
  expect(newsOf(stopped, { automaticDispatch: true }, later)).toBe('asks');
});
