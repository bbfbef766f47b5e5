import type { ArmVisits } from '@basket/domain';
import { endsOfNoWorse, endsOfWorse, simulateRollout } from '../testing/simulated-rollouts';
import { fewestVisits, judgeRollout } from './judge-rollout.decision';

const arm = (visits: number, failed = 0, slow = 0): ArmVisits => ({ visits, failed, slow });

test.each([
  { desc: 'nobody has visited', next: arm(0), now: arm(0), endedFor: null },
  {
    desc: 'every visit failed, one too few',
    next: arm(fewestVisits - 1, fewestVisits - 1),
    now: arm(90),
    endedFor: null,
  },
  { desc: 'every visit failed', next: arm(fewestVisits, fewestVisits), now: arm(90), endedFor: 'failed' },
  { desc: 'every visit of both arms failed', next: arm(500, 500), now: arm(500, 500), endedFor: null },
  { desc: 'no visit of both arms failed', next: arm(5_000), now: arm(5_000), endedFor: null },
  { desc: 'one in five failed, and none before', next: arm(150, 30), now: arm(450), endedFor: 'failed' },
  { desc: 'one in five failed, before as well', next: arm(150, 30), now: arm(450, 90), endedFor: null },
  // A share that is known by three visits is hardly known.
  {
    desc: 'a third failed, beside three visits without a failure',
    next: arm(60, 20),
    now: arm(3),
    endedFor: null,
  },
  {
    desc: 'three of a hundred failed, within the margin',
    next: arm(20_000, 600),
    now: arm(20_000, 300),
    endedFor: null,
  },
  {
    desc: 'five of a hundred failed, beyond the margin',
    next: arm(5_000, 250),
    now: arm(5_000, 25),
    endedFor: 'failed',
  },
  { desc: 'half were slow', next: arm(100, 0, 50), now: arm(300, 0, 15), endedFor: 'slow' },
  {
    desc: 'an eighth more were slow, which proves nothing yet',
    next: arm(100, 0, 18),
    now: arm(300, 0, 15),
    endedFor: null,
  },
  { desc: 'both', next: arm(100, 50, 50), now: arm(300, 0, 0), endedFor: 'failed' },
  { desc: 'fewer failed than before', next: arm(500, 5), now: arm(500, 200), endedFor: null },
  // Nothing to compare with: the margin alone counts.
  {
    desc: 'a third failed, and nobody has the present release',
    next: arm(60, 20),
    now: arm(0),
    endedFor: 'failed',
  },
  { desc: 'one failed, and nobody has the present release', next: arm(60, 1), now: arm(0), endedFor: null },
])('$desc: $endedFor (rule: rollout-ended)', ({ next, now, endedFor }) => {
  expect(judgeRollout({ next, now })).toBe(endedFor);
});

test.each([
  { failed: 0, percent: 25, devices: 1_000, most: 200 },
  { failed: 0.01, percent: 25, devices: 1_500, most: 300 },
  { failed: 0, percent: 5, devices: 5_000, most: 200 },
])(
  'a release that fails for one in five of $percent % of $devices devices, beside $failed, is ended within $most of its visits (rule: rollout-ended)',
  (present) => {
    expect(endsOfWorse(100, present)).toBe(100);
  },
);

test('a release that is slow for half of the devices is ended, and not for failures (rule: rollout-ended)', () => {
  const truths = { next: { failed: 0.01, slow: 0.5 }, now: { failed: 0.01, slow: 0.1 } };
  expect(simulateRollout(1, { devices: 1_000, percent: 25, ...truths })).toMatchObject({ endedFor: 'slow' });
});

test('a release that is as good, better, or worse by less than the margin is not ended (rule: rollout-ended)', () => {
  expect(endsOfNoWorse(20, 2_000)).toEqual([]);
});
