import * as v from 'valibot';
import { rolloutArmOf, rolloutBuckets, rolloutsIn, rolloutVisitSchema, type RolloutArm } from './rollouts';

const buckets = Array.from({ length: rolloutBuckets }, (_, bucket) => bucket);
const release = '0123456789abcdef';
const sized = (percent: number, arm: RolloutArm | null): readonly number[] =>
  buckets.filter((bucket) => rolloutArmOf(bucket, { release, percent }) === arm);

test.each([
  { percent: 1, next: 1, now: 3 },
  { percent: 5, next: 5, now: 15 },
  { percent: 25, next: 25, now: 75 },
  { percent: 40, next: 40, now: 60 },
  { percent: 100, next: 100, now: 0 },
])('a share of $percent: $next buckets have the new release, $now are compared', ({ percent, next, now }) => {
  expect([sized(percent, 'next').length, sized(percent, 'now').length]).toEqual([next, now]);
});

test('a device that has the new release keeps it with every larger share (rule: rollout-sticky)', () => {
  for (let percent = 1; percent < 100; percent += 1)
    expect(sized(percent + 1, 'next')).toEqual(expect.arrayContaining([...sized(percent, 'next')]));
});

test('up to a quarter, no device of the comparison gets the new release with a larger share (rule: rollout-sticky)', () => {
  expect(sized(6, 'now').filter((bucket) => sized(25, 'next').includes(bucket))).toEqual([]);
});

test('another release begins with other devices', () => {
  const first = (name: string) =>
    buckets.filter((bucket) => rolloutArmOf(bucket, { release: name, percent: 5 }) === 'next');
  expect(first('00000000aaaaaaaa')).toEqual([0, 1, 2, 3, 4]);
  expect(first('00000032aaaaaaaa')).toEqual([50, 51, 52, 53, 54]);
});

const line = {
  name: 'mf_shop',
  mount: '/home',
  entry: 'https://shop.example/remoteEntry.aaaaaaaaaaaaaaaa.js',
  version: '1.1.0',
  integrity: 'sha384-a',
};
const offer = {
  entry: `https://shop.example/remoteEntry.${release}.js`,
  version: '1.2.0',
  integrity: 'sha384-b',
  rendering: 'sha384-c',
  percent: 5,
};

test('a list of remotes names its rollouts, and what is new in a line hinders nobody', () => {
  const list = {
    remotes: [
      { ...line, name: 'mf_admin' },
      { ...line, rollout: { ...offer, later: 1 }, more: 2 },
    ],
  };
  expect(rolloutsIn(list)).toEqual([{ ...offer, id: `mf_shop.${release}`, area: 'mf_shop', release }]);
});

test.each([
  ['no share', { ...offer, percent: 0 }],
  ['more than all', { ...offer, percent: 101 }],
  ['half a per cent', { ...offer, percent: 0.5 }],
  ['an entry without the name of its release', { ...offer, entry: 'https://shop.example/remoteEntry.js' }],
  ['a short name', { ...offer, entry: 'https://shop.example/remoteEntry.0123.js' }],
  ['nothing', null],
  ['a text', 'x'],
])('a rollout with %s is left out, and the others stay', (_desc, rollout) => {
  const list = {
    remotes: [
      { ...line, rollout },
      { ...line, name: 'mf_admin', rollout: offer },
    ],
  };
  expect(rolloutsIn(list).map(({ area }) => area)).toEqual(['mf_admin']);
});

test.each([[null], ['x'], [{}], [{ remotes: 'x' }]])('a list that is none has no rollouts: %j', (list) => {
  expect(rolloutsIn(list)).toEqual([]);
});

const visit = { rolloutId: `mf_shop.${release}`, arm: 'next', isFailed: false, isSlow: true };
test.each([
  { desc: 'as devices send it', sent: visit, isAccepted: true },
  { desc: 'with another arm', sent: { ...visit, arm: 'both' }, isAccepted: false },
  { desc: 'with a number', sent: { ...visit, isFailed: 1_000 }, isAccepted: false },
  { desc: 'with a path', sent: { ...visit, rolloutId: '../orders/order1' }, isAccepted: false },
  { desc: 'with a short release', sent: { ...visit, rolloutId: 'mf_shop.0123' }, isAccepted: false },
  { desc: 'with more than it may have', sent: { ...visit, visits: 9 }, isAccepted: false },
])('threat-made-up-visits: a report $desc is accepted: $isAccepted', ({ sent, isAccepted }) => {
  expect(v.is(rolloutVisitSchema, sent)).toBe(isAccepted);
});
