import type { Order } from '@basket/domain';
import { anOrder } from '../../testing/builders';
import { nextStepOf } from './next-step';

const packing = (packedAt: number | null) => ({ startedAt: 4_000, readyAt: null, packedAt });
const rows: readonly [what: string, facts: Partial<Order>, step: ReturnType<typeof nextStepOf>][] = [
  ['placed with cash', {}, 'pick'],
  ['being picked', { packing: packing(null) }, 'pick'],
  ['packed, without a partner', { packing: packing(5_000) }, 'assign'],
  ['not paid yet', { paymentMethod: 'online', paymentStatus: 'pending' }, null],
  [
    'paid back (rule: paid-back)',
    {
      ...{ paymentMethod: 'online', paymentStatus: 'refunded' },
      payment: { ...anOrder().payment, receivedPaise: 98_00, refundedPaise: 98_00 },
    },
    'cancel',
  ],
  ['delivered', { status: 'delivered', packing: packing(5_000) }, null],
  ['cancelled', { status: 'cancelled' }, null],
];

test.each(rows)('an order that is %s has one next step', (_what, facts, step) => {
  expect(nextStepOf(anOrder(facts))).toBe(step);
});
