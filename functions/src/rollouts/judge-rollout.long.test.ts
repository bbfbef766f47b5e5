import { endsOfNoWorse, endsOfWorse } from '../testing/simulated-rollouts';

test.each([
  { failed: 0, percent: 25, devices: 1_000, most: 200 },
  { failed: 0.01, percent: 25, devices: 1_500, most: 300 },
  { failed: 0, percent: 5, devices: 5_000, most: 200 },
])(
  'a release that fails for one in five of $percent % of $devices devices, beside $failed, is ended within $most of its visits, in 999 of 1,000 seeds (rule: rollout-ended)',
  (present) => {
    expect(endsOfWorse(1_000, present)).toBeGreaterThanOrEqual(999);
  },
  120_000,
);

test('a release that is no worse is not ended, in 200 seeds with 5,000 devices each (rule: rollout-ended)', () => {
  expect(endsOfNoWorse(200, 5_000)).toEqual([]);
}, 300_000);
