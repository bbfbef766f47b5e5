import {
  dayMs,
  startOfIndiaDay,
  startOfIndiaWeek,
  withoutId,
  type Assignment,
  type AssignmentState,
  type Stored,
} from '@basket/domain';
import { anAssignment, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../../testing/fresh-harness';
import { partnerDocuments, profileDocument, refusalOf } from '../../testing/harness';
import { readPerformanceOperation } from './read-performance.callable';

const harness = freshHarness(someInstant, () => ({
  ...partnerDocuments('partner1'),
  ...partnerDocuments('partner2'),
  ...profileDocument('customer1'),
}));
const todayAt = startOfIndiaDay(someInstant);
const weekAt = startOfIndiaWeek(someInstant);

let counter = 0;
const work = (state: AssignmentState, facts: Partial<Stored<Assignment>> = {}) => ({
  [`assignments/o${++counter}_1`]: withoutId(
    anAssignment({ deliveryPartnerId: 'partner1', state, offeredAt: someInstant, ...facts }),
  ),
});
const delivered = (deliveredAt: number, earningPaise: number, deliveryPartnerId = 'partner1') =>
  work('delivered', { deliveredAt, offeredAt: deliveredAt, earningPaise, deliveryPartnerId });
const read = (uid = 'partner1') => harness.run(readPerformanceOperation, uid, {});

test('counts own deliveries and earnings by day and week, to the millisecond (rule: own-performance)', async () => {
  await harness.seed({
    ...delivered(todayAt, 50_00),
    ...delivered(todayAt - 1, 40_00),
    ...delivered(todayAt - 1, 30_00, 'partner2'),
    ...delivered(weekAt - 1, 20_00),
    ...delivered(weekAt - 5 * 7 * dayMs, 10_00),
    ...delivered(weekAt - 5 * 7 * dayMs - 1, 99_00),
    ...work('accepted', { earningPaise: 70_00 }),
  });
  const { days, weeks } = await read();
  expect(days.slice(-2)).toEqual([
    { fromAt: todayAt - dayMs, deliveries: 1, earnedPaise: 40_00 },
    { fromAt: todayAt, deliveries: 1, earnedPaise: 50_00 },
  ]);
  const earned = (back: number) => weeks.at(-1 - back)?.earnedPaise;
  expect(weeks.reduce((sum, { earnedPaise }) => sum + earnedPaise, 0)).toBe(120_00);
  expect([earned(0), earned(5)]).toEqual([90_00, 10_00]);
});

test('the acceptance is about the offers of four weeks that the partner could answer (rule: own-performance)', async () => {
  const since = todayAt - 27 * dayMs;
  await harness.seed({
    ...work('accepted'),
    ...work('lost'),
    ...work('delivered', { offeredAt: since }),
    ...work('rejected'),
    ...work('expired'),
    ...work('expired', { offeredAt: since - 1 }),
    ...work('withdrawn'),
    ...work('offered'),
    ...work('rejected', { deliveryPartnerId: 'partner2' }),
  });
  expect((await read()).offers).toEqual({ accepted: 3, rejected: 1, unanswered: 1 });
});

test('reads as much for many deliveries as for none (rule: bounded-work)', async () => {
  await read();
  const none = harness.logged.at(-1)?.reads;
  await harness.seed(
    Object.assign({}, ...Array.from({ length: 60 }, () => delivered(todayAt, 1))) as Record<string, object>,
  );
  await read();
  // The actor, three counts of offers, seven days, six weeks.
  expect([none, harness.logged.at(-1)?.reads]).toEqual([17, 17]);
});

test('partners alone read their figures, and each sees the own', async () => {
  await harness.seed(delivered(todayAt, 50_00));
  expect((await read('partner2')).days.at(-1)).toMatchObject({ deliveries: 0 });
  expect(await refusalOf(read('customer1'))).toBe('not_allowed');
});
