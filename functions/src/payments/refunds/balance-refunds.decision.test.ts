import { newRefund, type Refund, type Stored } from '@basket/domain';
import fc from 'fast-check';
import { balanceRefunds } from './balance-refunds.decision';

const now = 1_000_000;
const aRefund = (id: string, amountPaise: number, facts: Partial<Refund> = {}): Stored<Refund> => ({
  id,
  ...newRefund({
    ...{ orderId: 'order1', orderNumber: 'BE2611204821', customerId: 'customer1', paymentId: 'pay_1' },
    ...{ amountPaise, cause: 'cancellation', reason: '', requestedBy: 'system', createdAt: 1 },
  }),
  ...facts,
});
const paidBack = { status: 'refunded' } as const;
const failed = { status: 'failed', tries: 3, nextTryAt: null } as const;

test.each<{
  desc: string;
  refunds: Stored<Refund>[];
  paidElsewherePaise: number;
  after: Record<string, object>;
}>([
  { desc: 'nothing is paid back', refunds: [aRefund('a', 100_00)], paidElsewherePaise: 0, after: {} },
  {
    desc: 'all of it was paid back elsewhere, and the same is owed',
    refunds: [aRefund('external', 100_00, paidBack), aRefund('a', 100_00, failed)],
    paidElsewherePaise: 100_00,
    after: { a: { status: 'withdrawn', nextTryAt: null } },
  },
  {
    desc: 'a part was paid back elsewhere, and all is owed',
    refunds: [aRefund('external', 40_00, paidBack), aRefund('a', 100_00, failed)],
    paidElsewherePaise: 40_00,
    after: { a: { status: 'owed', amountPaise: 60_00, round: 2, tries: 0, nextTryAt: now } },
  },
  {
    desc: 'so much was paid back elsewhere that the gateway does not pay the rest (rule: small-sums)',
    refunds: [aRefund('external', 99_60, paidBack), aRefund('a', 100_00, failed)],
    paidElsewherePaise: 99_60,
    after: { a: { status: 'owed', amountPaise: 40, nextTryAt: null } },
  },
  {
    desc: 'the gateway is being asked: only its answer says',
    refunds: [aRefund('external', 100_00, paidBack), aRefund('a', 100_00, { status: 'requested', tries: 1 })],
    paidElsewherePaise: 0,
    after: {},
  },
  {
    desc: 'two are owed and one fits: the older one',
    refunds: [
      aRefund('external', 50_00, paidBack),
      aRefund('b', 50_00, { createdAt: 2 }),
      aRefund('a', 50_00, { createdAt: 1 }),
    ],
    paidElsewherePaise: 50_00,
    after: { b: { status: 'withdrawn' } },
  },
])('a payment of ₹100: $desc (rule: settled-elsewhere)', ({ refunds, paidElsewherePaise, after }) => {
  const balance = balanceRefunds(100_00, refunds, now);
  expect(balance.paidElsewherePaise).toBe(paidElsewherePaise);
  expect(Object.fromEntries(balance.changed)).toMatchObject(after);
  expect([...balance.changed.keys()]).toEqual(Object.keys(after));
});

test('never more is owed than the gateway has left, never less than that while more was owed', () => {
  const one = fc.record({
    amountPaise: fc.integer({ min: 1, max: 50 }),
    status: fc.constantFrom('owed', 'failed', 'requested', 'refunded', 'withdrawn'),
    createdAt: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.nat(100), fc.array(one, { maxLength: 6 }), (paymentPaise, list) => {
      const refunds = list.map(({ amountPaise, ...facts }, index) =>
        aRefund(`r${index}`, amountPaise, { ...facts, tries: facts.status === 'requested' ? 1 : 0 }),
      );
      const { changed, paidElsewherePaise } = balanceRefunds(paymentPaise, refunds, now);
      const after = refunds.map(({ id, ...refund }) => changed.get(id) ?? refund);
      const sum = (all: readonly Refund[], statuses: readonly string[]): number =>
        all
          .filter(({ status }) => statuses.includes(status))
          .reduce((total, { amountPaise }) => total + amountPaise, 0);
      const owed = ['owed', 'failed'];
      const left = Math.max(0, paymentPaise - sum(refunds, ['refunded', 'requested']));
      expect(sum(after, owed)).toBe(Math.min(left, sum(refunds, owed)));
      expect(sum(refunds, owed) - sum(after, owed)).toBe(paidElsewherePaise);
    }),
  );
});
