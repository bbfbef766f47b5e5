import type { Order, OrderStatus } from '@basket/domain';
import { orderSteps, progressPercent } from './order-steps';

const assignment = {
  attempt: 1,
  partnerName: 'Imran Khan',
  partnerPhone: null,
  partnerLocation: null,
  assignedAt: 150,
  deadlineAt: 30150,
  acceptedAt: 200,
};
const order = (status: OrderStatus, statusTimes: Order['statusTimes'], accepted = true) => ({
  status,
  statusTimes,
  createdAt: 100,
  assignment: accepted ? assignment : null,
});
const states = (status: OrderStatus, times: Order['statusTimes'] = {}) =>
  orderSteps(order(status, times)).map((step) => `${step.status} ${step.state}`);

describe('orderSteps', () => {
  it.each([
    { status: 'pending' as const, now: 0 },
    { status: 'assigned' as const, now: 0 },
    { status: 'confirmed' as const, now: 1 },
    { status: 'preparing' as const, now: 2 },
    { status: 'out_for_delivery' as const, now: 3 },
  ])('$status is step $now', ({ status, now }) => {
    const steps = orderSteps(order(status, {}));
    expect(steps.map((step) => step.state)).toEqual(
      steps.map((_, index) => (index < now ? 'done' : index === now ? 'now' : 'next')),
    );
  });

  it('is all done when delivered', () => {
    expect(new Set(orderSteps(order('delivered', {})).map((step) => step.state))).toEqual(new Set(['done']));
  });

  it('ends where it was cancelled', () => {
    expect(states('cancelled', { confirmed: 200, cancelled: 300 })).toEqual([
      'pending done',
      'confirmed done',
      'cancelled now',
    ]);
    expect(states('cancelled', { cancelled: 300 })).toEqual(['pending done', 'cancelled now']);
  });

  it('does not show times of a later status that was taken back', () => {
    const steps = orderSteps(order('confirmed', { confirmed: 200, delivered: 500 }));
    expect(steps.find((step) => step.status === 'delivered')).toMatchObject({ state: 'next', at: null });
  });

  it('was placed when it was made, however often an offer came back', () => {
    expect(orderSteps(order('pending', { pending: 900 }))[0]).toMatchObject({ at: 100 });
  });

  it('names the partner who accepted', () => {
    expect(orderSteps(order('preparing', {}))[1]?.note).toBe('Imran Khan accepted the delivery');
    expect(orderSteps(order('preparing', {}, false))[1]?.note).toBeNull();
  });
});

it.each([
  ['pending', 20],
  ['assigned', 20],
  ['confirmed', 40],
  ['preparing', 60],
  ['out_for_delivery', 80],
  ['delivered', 100],
  ['cancelled', null],
] as const)('progress of %s is %p', (status, percent) => {
  expect(progressPercent(status)).toBe(percent);
});
