import { dayMs, startOfIndiaDay } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { healthOf, type Diagnostics } from './health';

const minute = 60_000;
const well: Diagnostics = {
  countedAt: someInstant,
  functions: { commit: null, revision: null },
  sweep: { ranAt: someInstant - minute / 2, isBehind: false },
  outbox: { count: 0, oldestAt: null },
  webhook: { count: 0, oldestAt: null, lastAt: someInstant - 20 * minute },
  payments: { waiting: 0, unopened: 0 },
  publication: { publishedAt: someInstant - 90 * minute, version: 12, failedAt: null },
  damaged: { count: 0, latest: [] },
  pageErrors: [],
  money: [],
  disputes: [],
  rollouts: [],
};
const line = (daysAgo: number, differing: number): Diagnostics['money'][number] => ({
  ...{ dayAt: startOfIndiaDay(someInstant) - daysAgo * dayMs, checkedAt: someInstant },
  ...{ capturedPaise: 98_00, refundedPaise: 0, payments: 1, differing, differences: [] },
});

test.each<[Partial<Diagnostics>, string, string, boolean]>([
  [{}, 'Sweep', 'Well: Ran just now.', false],
  [{ sweep: null }, 'Sweep', 'Not seen: It has not run yet. It runs every minute.', true],
  [
    { sweep: { ranAt: someInstant - 3 * minute - 1, isBehind: false } },
    'Sweep',
    'Stopped: Ran 3 min ago.',
    true,
  ],
  [
    { sweep: { ranAt: someInstant, isBehind: true } },
    'Sweep',
    'Behind: Ran just now. It had more to do than it could.',
    true,
  ],
  [{}, 'Side effects', 'Well: Nothing waits.', false],
  [
    { outbox: { count: 1, oldestAt: someInstant - 2 * minute } },
    'Side effects',
    'Well: 1 waits, the oldest since 20 Nov, 11:58 am.',
    false,
  ],
  [
    { outbox: { count: 3, oldestAt: someInstant - 2 * minute - 1 } },
    'Side effects',
    'Late: 3 wait, the oldest since 20 Nov, 11:57 am.',
    true,
  ],
  [{}, 'Payment events', 'Well: Nothing waits. The last event came 20 min ago.', false],
  [
    { webhook: { count: 2, oldestAt: someInstant - 6 * minute, lastAt: someInstant } },
    'Payment events',
    'Late: 2 wait, the oldest since 20 Nov, 11:54 am.',
    true,
  ],
  [
    { webhook: { count: 0, oldestAt: null, lastAt: null } },
    'Payment events',
    'Well: Nothing waits. No event has come yet.',
    false,
  ],
  [{}, 'Payments', 'Well: No order waits for its payment.', false],
  [{ payments: null }, 'Payments', 'Not seen: These functions do not look at them yet.', false],
  [{ payments: { waiting: 1, unopened: 1 } }, 'Payments', 'Well: 1 order waits for its payment.', false],
  [{ payments: { waiting: 6, unopened: 3 } }, 'Payments', 'Well: 6 orders wait for their payment.', false],
  [
    { payments: { waiting: 5, unopened: 3 } },
    'Payments',
    'Failing: The gateway has opened no payment for 3 of the last 5 orders that wait for theirs.',
    true,
  ],
  [{}, 'Catalogue', 'Well: Version 12 was published 1 h 30 min ago.', false],
  [
    { publication: { publishedAt: null, version: null, failedAt: null } },
    'Catalogue',
    'Not seen: Nothing has been published yet.',
    false,
  ],
  [
    { publication: { publishedAt: someInstant - 5 * minute, version: 3, failedAt: someInstant - minute } },
    'Catalogue',
    'Failed: Version 3 was published 5 min ago. A publication failed 1 min ago.',
    true,
  ],
  [{}, 'Money', 'Not seen: No day has been compared with the gateway yet.', false],
  [
    { money: [line(1, 0), line(2, 0)] },
    'Money',
    'Well: 19 Nov is the last day that was compared. The shop and the gateway agree.',
    false,
  ],
  [
    { money: [line(1, 0), line(2, 1)] },
    'Money',
    'Differs: 19 Nov is the last day that was compared. See below what does not agree.',
    true,
  ],
  [
    { money: [line(3, 0)] },
    'Money',
    'Late: 17 Nov is the last day that was compared. The gateway does not answer.',
    true,
  ],
])('%j: %s is %s (rule: health-told)', (changed, part, told, isBad) => {
  const health = healthOf({ ...well, ...changed }).find((each) => each.part === part);
  expect(`${health?.word}: ${health?.text}`).toBe(told);
  expect(health?.isBad).toBe(isBad);
});
