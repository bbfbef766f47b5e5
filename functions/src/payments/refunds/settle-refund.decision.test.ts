import {
  noOrderPayment,
  refundSchema,
  refundStatuses,
  type RefundStatus,
  type Stored,
  type Order,
  type Refund,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import * as v from 'valibot';
import { moveRefund, settleOrder, stepOf, type RefundStep } from './settle-refund.decision';

const now = someInstant + 60_000;
const refundIn = (status: RefundStatus): Stored<Refund> => ({
  id: 'order1_3',
  ...v.parse(refundSchema, {
    ...{ orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1', paymentId: 'pay_1' },
    ...{ amountPaise: 40_00, status, tries: 1, createdAt: someInstant, updatedAt: someInstant },
  }),
});

const steps = {
  refunded: { kind: 'refunded', gatewayRefundId: 'rfnd_1' },
  pending: { kind: 'pending', gatewayRefundId: 'rfnd_1' },
  refused: { kind: 'refused', error: 'No balance', errorFacts: null, gatewayRefundId: 'rfnd_1' },
  retry: { kind: 'retry', error: 'No answer' },
} as const satisfies Record<RefundStep['kind'], RefundStep>;

/** The status after each step of the gateway, in the order of `steps`; null: the step changes nothing. */
const after: Readonly<Record<RefundStatus, readonly (RefundStatus | null)[]>> = {
  owed: ['refunded', 'requested', 'failed', 'owed'],
  requested: ['refunded', 'requested', 'failed', 'requested'],
  failed: ['refunded', null, null, null],
  refunded: [null, null, null, null],
  withdrawn: [null, null, null, null],
};

test.each(
  refundStatuses.flatMap((status) =>
    Object.values(steps).map((step, place) => ({
      status,
      step,
      kind: step.kind,
      then: after[status][place],
    })),
  ),
)('a refund that is $status and hears $kind becomes $then', ({ status, step, then }) => {
  expect(moveRefund(refundIn(status), step, now)?.status ?? null).toBe(then);
});

test('a refund that failed at the gateway says so as a code, and forgets it once it is paid (rule: recorded-facts)', () => {
  const reported = {
    ...{ gatewayRefundId: 'rfnd_1', paymentId: 'pay_1', receipt: null, amountPaise: 40_00 },
    status: 'failed',
  } as const;
  const failed = moveRefund(refundIn('requested'), stepOf(reported), now);
  expect(failed).toMatchObject({
    status: 'failed',
    lastError: '',
    errorFacts: { code: 'failed_at_gateway' },
  });
  const paid = moveRefund({ ...refundIn('failed'), ...failed }, steps.refunded, now);
  expect(paid).toMatchObject({ lastError: null, errorFacts: null });
});

test('nobody asks the gateway again for a refund that is settled', () => {
  for (const step of [steps.refunded, steps.refused])
    expect(moveRefund(refundIn('requested'), step, now)?.nextTryAt).toBeNull();
  expect(moveRefund(refundIn('owed'), steps.retry, now)?.nextTryAt).toBe(now + 60_000);
});

const owing = (changes: Partial<Order['payment']> = {}) =>
  anOrder({
    ...{ paymentMethod: 'online', paymentStatus: 'paid', status: 'cancelled' },
    payment: {
      ...noOrderPayment,
      receivedPaise: 98_00,
      refundOwedPaise: 98_00,
      refundState: 'owed',
      ...changes,
    },
  });

test.each([
  {
    amount: 40_00,
    outcome: 'refunded',
    owed: 58_00,
    back: 40_00,
    refundState: 'owed',
    paymentStatus: 'paid',
  },
  {
    amount: 98_00,
    outcome: 'refunded',
    owed: 0,
    back: 98_00,
    refundState: 'refunded',
    paymentStatus: 'refunded',
  },
  { amount: 98_00, outcome: 'failed', owed: 98_00, back: 0, refundState: 'failed', paymentStatus: 'paid' },
] as const)(
  '$amount paise that are $outcome leave $owed owed',
  ({ amount, outcome, owed, back, refundState, paymentStatus }) => {
    expect(settleOrder(owing(), amount, outcome)).toMatchObject({
      payment: { refundOwedPaise: owed, refundedPaise: back, refundState },
      paymentStatus,
    });
  },
);
