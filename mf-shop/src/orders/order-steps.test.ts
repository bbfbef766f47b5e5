import type { Order, OrderStatus } from '@basket/domain';
import { anOrder, anOrderAssignment } from '@basket/domain/testing';
import { orderSteps, progressPercent } from './order-steps';

const assignment = anOrderAssignment({ assignedAt: 150, deadlineAt: 30150, acceptedAt: 200 });
const order = (status: OrderStatus, statusTimes: Order['statusTimes'], accepted = true) => ({
  status,
  statusTimes,
  createdAt: 100,
  assignment: accepted ? assignment : null,
  packing: null,
  slot: null,
  paymentMethod: 'cod' as const,
  paymentStatus: 'pending' as const,
  payment: anOrder().payment,
});
const states = (status: OrderStatus, times: Order['statusTimes'] = {}) =>
  orderSteps(order(status, times)).map((step) => `${step.status} ${step.state}`);

/** The step of the timeline for each open status. */
type OpenStatus = Exclude<OrderStatus, 'delivered' | 'cancelled'>;
const stepNow: Readonly<Record<OpenStatus, number>> = {
  pending: 0,
  assigned: 0,
  confirmed: 1,
  preparing: 2,
  out_for_delivery: 3,
};

describe('orderSteps', () => {
  test.each(Object.entries(stepNow) as [OpenStatus, number][])('%s is step %i', (status, now) => {
    const steps = orderSteps(order(status, {}));
    expect(steps.map((step) => step.state)).toEqual(
      steps.map((_, index) => (index < now ? 'done' : index === now ? 'now' : 'next')),
    );
  });

  test('an unpaid order waits for its payment, not for a confirmation (rule: payment-told)', () => {
    const unpaid = { ...order('pending', {}), paymentMethod: 'online' as const };
    const noteOf = (of: typeof unpaid | ReturnType<typeof order>) => orderSteps(of)[0]?.note;
    expect(noteOf(unpaid)).toBe('Waiting for your payment');
    expect(noteOf(order('pending', {}))).toBe('Waiting for confirmation');
  });

  test.each(['pending', 'assigned'] as const)(
    'an order that is %s and was paid back waits for nothing (rule: paid-back)',
    (status) => {
      const { payment, ...paid } = order(status, {});
      const back = { ...payment, receivedPaise: 98_00, refundOwedPaise: 98_00 };
      const steps = orderSteps({ ...paid, paymentMethod: 'online', paymentStatus: 'paid', payment: back });
      expect(steps.map(({ note }) => note)).toEqual(steps.map(() => null));
    },
  );

  test('is all done when delivered', () => {
    expect(new Set(orderSteps(order('delivered', {})).map((step) => step.state))).toEqual(new Set(['done']));
  });

  test('ends at the step where it was cancelled', () => {
    expect(states('cancelled', { confirmed: 200, cancelled: 300 })).toEqual([
      'pending done',
      'confirmed done',
      'cancelled ended',
    ]);
    expect(states('cancelled', { cancelled: 300 })).toEqual(['pending done', 'cancelled ended']);
  });

  test('omits the time of a status that was taken back', () => {
    const steps = orderSteps(order('confirmed', { confirmed: 200, delivered: 500 }));
    expect(steps.find((step) => step.status === 'delivered')).toMatchObject({ state: 'next', at: null });
  });

  test('a step that was passed before the order was taken back shows no time: times never run backwards', () => {
    const steps = orderSteps(
      order('out_for_delivery', { preparing: 351, confirmed: 352, out_for_delivery: 400 }),
    );
    expect(steps.map(({ at }) => at)).toEqual([100, 352, null, 400, null]);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now', 'next']);
  });

  test('was placed at its creation, however often an offer was rejected', () => {
    expect(orderSteps(order('pending', { pending: 900 }))[0]).toMatchObject({ at: 100 });
  });

  test('names the partner who accepted', () => {
    expect(orderSteps(order('preparing', {}))[1]?.note).toBe('Imran Khan accepted the delivery');
    expect(orderSteps(order('preparing', {}, false))[1]?.note).toBeNull();
  });
});

const progress: Readonly<Record<OrderStatus, number | null>> = {
  pending: 20,
  assigned: 20,
  confirmed: 40,
  preparing: 60,
  out_for_delivery: 80,
  delivered: 100,
  cancelled: null,
};

test.each(Object.entries(progress) as [OrderStatus, number | null][])(
  'progress of %s is %p (rule: progress-steps)',
  (status, percent) => {
    expect(progressPercent({ status, statusTimes: {}, packing: null })).toBe(percent);
  },
);

test.each([
  [{ pending: 100, confirmed: 200, preparing: 300, assigned: 400 }, 'preparing', 60],
  [{ pending: 100, confirmed: 200, assigned: 400 }, 'confirmed', 40],
  [{ pending: 350, confirmed: 200, preparing: 300, assigned: 400 }, 'pending', 20],
] as const)(
  'an offer of an order with the times %j leaves it at %s (rule: progress-steps)',
  (times, step, percent) => {
    expect(progressPercent({ status: 'assigned', statusTimes: times, packing: null })).toBe(percent);
    expect(orderSteps(order('assigned', times, false)).find(({ state }) => state === 'now')).toMatchObject({
      status: step,
      note: 'Waiting for a delivery partner to accept',
    });
  },
);

describe('an order whose goods are picked before anybody has it (rule: packed-said)', () => {
  const picked = { startedAt: 150, readyAt: null, packedAt: null };
  const packed = { ...picked, packedAt: 180 };
  type Shown = Parameters<typeof orderSteps>[0];
  const told = (of: Shown) =>
    orderSteps(of).map(({ label, state, at }) => `${label} ${state}${at === null ? '' : ` ${at}`}`);
  const noteOf = (of: Shown) =>
    orderSteps(of).flatMap(({ label, note }) => (note === null ? [] : [`${label}: ${note}`]));

  test.each([
    {
      desc: 'being picked, nobody has it',
      facts: { ...order('pending', {}, false), packing: picked },
      steps: ['Order placed done 100', 'Preparing now 150', 'Packed next', 'Confirmed next'],
    },
    {
      desc: 'packed, nobody has it',
      facts: { ...order('pending', {}, false), packing: packed },
      steps: ['Order placed done 100', 'Preparing done 150', 'Packed done 180', 'Confirmed next'],
    },
    {
      desc: 'packed, then accepted',
      facts: { ...order('preparing', { preparing: 200 }), packing: packed },
      steps: ['Order placed done 100', 'Preparing done 150', 'Packed done 180', 'Confirmed now 200'],
    },
    {
      desc: 'accepted while it was picked',
      facts: { ...order('preparing', { preparing: 200 }), packing: picked },
      steps: ['Order placed done 100', 'Preparing done 150', 'Confirmed now 200', 'Packed next'],
    },
    {
      desc: 'accepted while it was picked, then packed',
      facts: { ...order('preparing', { preparing: 200 }), packing: { ...picked, packedAt: 250 } },
      steps: ['Order placed done 100', 'Preparing done 150', 'Confirmed done 200', 'Packed done 250'],
    },
    {
      desc: 'confirmed before it was picked',
      facts: { ...order('preparing', { confirmed: 120, preparing: 150 }), packing: packed },
      steps: ['Order placed done 100', 'Confirmed done 120', 'Preparing done 150', 'Packed done 180'],
    },
    {
      desc: 'set to preparing by hand, without a time of the confirmation',
      facts: { ...order('preparing', { preparing: 140 }, false), packing: packed },
      steps: ['Order placed done 100', 'Confirmed done', 'Preparing done 150', 'Packed done 180'],
    },
    {
      desc: 'left without being packed',
      facts: { ...order('out_for_delivery', { out_for_delivery: 300 }), packing: picked },
      steps: [
        'Order placed done 100',
        'Preparing done 150',
        'Confirmed done 200',
        'Out for delivery now 300',
      ],
    },
    {
      desc: 'taken over on the road',
      facts: { ...order('out_for_delivery', { out_for_delivery: 190 }), packing: packed },
      steps: ['Order placed done 100', 'Confirmed done', 'Preparing done 150', 'Packed done 180'],
    },
  ])('$desc', ({ facts, steps }) => {
    expect(told(facts).slice(0, 4)).toEqual(steps);
  });

  test('is looked for, not waiting for a confirmation', () => {
    const waiting = { ...order('pending', {}, false), packing: packed };
    expect(noteOf(waiting)).toEqual(['Packed: We are finding a delivery partner']);
    expect(noteOf({ ...waiting, status: 'assigned' })).toEqual([
      'Packed: Waiting for a delivery partner to accept',
    ]);
    expect(noteOf({ ...waiting, packing: picked })).toEqual(['Preparing: We are finding a delivery partner']);
    const slot = { startsAt: 300, endsAt: 420, offerFromAt: 270, isChosen: true };
    expect(noteOf({ ...waiting, slot })).toEqual([]);
  });

  test.each(['pending', 'assigned', 'confirmed', 'preparing'] as const)('is at 60 %% while %s', (status) => {
    expect(progressPercent({ status, statusTimes: {}, packing: picked })).toBe(60);
  });

  test('goes on as every order', () => {
    expect(progressPercent({ status: 'out_for_delivery', statusTimes: {}, packing: packed })).toBe(80);
  });
});
