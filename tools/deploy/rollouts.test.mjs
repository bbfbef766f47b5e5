import { expect, test } from '@jest/globals';
import { listOfDevice, shareProblem, stepsAfter } from './rollouts.mjs';

const common = { mount: '/home', role: null, area: 'shop', integrity: 'sha384-x', rendering: null };
const entry = (/** @type {string} */ id, site = 'mf-shop') => `https://${site}.example/remoteEntry.${id}.js`;

/** A line such as `aaaa` or, with a rollout, `aaaa bbbb:5`. @param {string} text @param {string} [name] @returns {import('./rollouts.mjs').Line} */
function lineOf(text, name = 'mf_shop') {
  const [, id = '', next, percent] = /^(\w+)(?: (\w+):(\d+))?$/.exec(text) ?? [];
  const rollout = next === undefined ? undefined : { entry: entry(next), version: `v-${next}` };
  return {
    ...{ ...common, name, entry: entry(id), version: `v-${id}` },
    ...(rollout && {
      rollout: { ...rollout, integrity: 'sha384-y', rendering: 'sha384-z', percent: Number(percent) },
    }),
  };
}
const listOf = (/** @type {string[]} */ ...lines) => ({
  remotes: lines.map((line, index) => lineOf(line, ['mf_shop', 'mf_admin'][index])),
});

/** @type {{ desc: string, line?: string, share: number, id?: string, ended?: string, says?: RegExp }[]} */
const shares = [
  { desc: 'the first share', line: 'aaaa', share: 5, id: 'bbbb' },
  { desc: 'a larger one of the same release', line: 'aaaa bbbb:5', share: 20, id: 'bbbb' },
  { desc: 'the same one again', line: 'aaaa bbbb:5', share: 5, id: 'bbbb' },
  { desc: 'the whole', line: 'aaaa bbbb:5', share: 100, id: 'bbbb' },
  { desc: 'an end', line: 'aaaa bbbb:5', share: 0 },
  { desc: 'the end of one that has ended by itself', line: 'aaaa bbbb:5', share: 0, ended: 'bbbb' },
  {
    desc: 'another build after one that has ended',
    line: 'aaaa bbbb:5',
    share: 5,
    id: 'cccc',
    ended: 'bbbb',
  },
  { desc: 'another build beside an end of before', line: 'aaaa', share: 5, id: 'cccc', ended: 'bbbb' },
  { desc: 'a remote that is new', share: 5, id: 'bbbb', says: /^The list names no mf-shop yet/ },
  { desc: 'an end without a rollout', line: 'aaaa', share: 0, says: /^mf-shop has no rollout to end/ },
  {
    desc: 'the whole without a rollout',
    line: 'aaaa',
    share: 100,
    says: /^mf-shop has no rollout\. To everybody: npm run deploy -- mf-shop\. .* --share 5/,
  },
  { desc: 'what everybody has', line: 'aaaa', share: 5, id: 'aaaa', says: /^Everybody has mf-shop/ },
  {
    desc: 'a smaller share',
    line: 'aaaa bbbb:20',
    share: 5,
    id: 'bbbb',
    says: /^20 % of devices have v-bbbb \(bbbb\), and keep it.* --share 0/,
  },
  {
    desc: 'another build beside a rollout',
    line: 'aaaa bbbb:5',
    share: 20,
    id: 'cccc',
    says: /brings v-bbbb \(bbbb\) for 5 % of devices, and this build is v-cccc \(cccc\)/,
  },
  {
    desc: 'a share of one that has ended by itself',
    line: 'aaaa bbbb:5',
    share: 20,
    id: 'bbbb',
    ended: 'bbbb',
    says: /^The rollout of mf-shop v-bbbb \(bbbb\) has ended by itself: it was worse .*\/admin\/diagnostics/,
  },
  {
    desc: 'the whole of one that has ended by itself',
    line: 'aaaa bbbb:5',
    share: 100,
    id: 'bbbb',
    ended: 'bbbb',
    says: /bring it to everybody all the same: npm run deploy -- mf-shop\.$/,
  },
  {
    desc: 'the same build after its rollout has ended and left',
    line: 'aaaa',
    share: 5,
    id: 'bbbb',
    ended: 'bbbb',
    says: /has ended by itself/,
  },
  {
    desc: 'a release whose files nobody knows',
    line: 'aaaa bbbb:5',
    share: 100,
    says: /--share 0\), and begin anew/,
  },
];
test.each(shares)('$share % of $line: $desc', ({ line, share, id, ended, says }) => {
  const problem = shareProblem({
    ...{ site: 'mf-shop', share, line: line === undefined ? line : lineOf(line) },
    release: id === undefined ? null : { id, version: `v-${id}` },
    ended: ended === undefined ? [] : [`mf_shop.${ended}`, 'mf_admin.cccc'],
  });
  expect(problem).toEqual(says ? expect.stringMatching(says) : null);
});

test('a device has the list of its own rollout, or that of everybody', () => {
  const list = listOf('aaaa bbbb:5', 'cccc dddd:50');
  expect(listOfDevice(list)).toEqual(listOf('aaaa', 'cccc'));
  const { percent: _share, ...next } = lineOf('aaaa bbbb:5').rollout ?? {};
  expect(listOfDevice(list, 'mf-shop')).toEqual({
    remotes: [{ ...lineOf('aaaa'), ...next }, lineOf('cccc', 'mf_admin')],
  });
});

const deed = { at: '2026-01-02T00:00:00.000Z', by: 'asha' };
/** Lists one after the other, and the steps that are remembered. */
test.each([
  { lists: ['aaaa', 'aaaa bbbb:5', 'aaaa bbbb:20', 'bbbb'], steps: ['bbbb:5', 'bbbb:20', 'bbbb:100'] },
  { lists: ['aaaa', 'aaaa bbbb:5', 'aaaa'], steps: ['bbbb:5', 'bbbb:0'] },
  { lists: ['aaaa', 'aaaa bbbb:5', 'cccc'], steps: ['bbbb:5', 'bbbb:0'] },
  { lists: ['aaaa', 'aaaa bbbb:5', 'aaaa cccc:10'], steps: ['bbbb:5', 'bbbb:0', 'cccc:10'] },
  { lists: ['aaaa', 'aaaa bbbb:5', 'aaaa bbbb:5'], steps: ['bbbb:5'] },
  { lists: ['aaaa', 'bbbb'], steps: [] },
])('the lists $lists leave the steps $steps', ({ lists, steps }) => {
  const release = { id: 'bbbb', version: 'v-bbbb', platform: '1.2.0', commit: 'of b' };
  const after = lists.slice(1).reduce((known, list, index) => {
    const begun = list.includes('bbbb:') ? release : undefined;
    const [before, after] = [listOf(lists[index] ?? '', 'eeee'), listOf(list, 'eeee')];
    return stepsAfter(known, { before, after }, deed, begun);
  }, /** @type {import('./rollouts.mjs').RolloutSteps} */ ({}));
  const { 'mf-shop': taken = [], ...others } = after;
  expect(taken.map((step) => `${step.release}:${step.percent}`)).toEqual(steps);
  expect(others).toEqual({});
  for (const step of taken.filter((each) => each.release === 'bbbb')) {
    const facts = { version: 'v-bbbb', platform: '1.2.0', commit: 'of b' };
    expect(step).toEqual({ release: 'bbbb', percent: step.percent, ...facts, ...deed });
  }
});

test('the last twenty steps of a site are remembered', () => {
  const all = Array.from({ length: 25 }, (_none, index) => `aaaa bbbb:${index + 1}`);
  const steps = all
    .slice(1)
    .reduce(
      (known, list, index) =>
        stepsAfter(known, { before: listOf(all[index] ?? ''), after: listOf(list) }, deed),
      /** @type {import('./rollouts.mjs').RolloutSteps} */ ({}),
    );
  expect(steps['mf-shop']?.map(({ percent }) => percent)).toEqual(
    Array.from({ length: 20 }, (_none, index) => index + 6),
  );
});
