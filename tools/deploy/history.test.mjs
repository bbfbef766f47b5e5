import { expect, test } from '@jest/globals';
import {
  afterDeploy,
  afterRollback,
  airingsOf,
  releaseToReturnTo,
  standingOf,
  withRelease,
} from './history.mjs';

const day = (/** @type {number} */ of) => `2026-01-${String(of).padStart(2, '0')}T00:00:00.000Z`;
const aRelease = (/** @type {string} */ id, version = '1.0.0') => ({
  id,
  version,
  platform: '1.2.0',
  commit: `commit-${id}`,
  at: day(1),
  integrity: 'sha384-x',
  rendering: null,
  files: {},
});
const uploads = (/** @type {string} */ ids) => ids.split(' ').map((id) => aRelease(id));
const by = 'asha';

/** The airings after `A` deploys A and `<A` rolls back to A; a day for each. @param {string} deeds */
const after = (deeds) =>
  deeds
    .split(' ')
    .filter(Boolean)
    .reduce((airings, deed, index) => {
      const [change, id] = deed.startsWith('<') ? [afterRollback, deed.slice(1)] : [afterDeploy, deed];
      return change(airings, aRelease(id), { at: day(index + 1), by });
    }, /** @type {readonly import('./history.mjs').Airing[]} */ ([]));

test.each([
  { deeds: 'aaaa bbbb', found: 'aaaa' },
  { deeds: 'aaaa', found: undefined },
  { deeds: '', found: undefined },
  { deeds: 'aaaa bbbb <aaaa', found: undefined },
  { deeds: 'aaaa bbbb <aaaa cccc', found: 'aaaa' },
  { deeds: 'aaaa bbbb cccc <bbbb', found: 'aaaa' },
  { deeds: 'aaaa bbbb cccc <aaaa', found: undefined },
  { deeds: 'aaaa bbbb <aaaa bbbb cccc', found: 'bbbb' },
  { deeds: 'bbbb aaaa bbbb cccc <aaaa', found: undefined },
  { deeds: 'aaaa bbbb aaaa', found: 'bbbb' },
  { deeds: 'aaaa bbbb bbbb', found: 'aaaa' },
])('a rollback after $deeds leads to $found', ({ deeds, found }) => {
  // pppp is a preview, and the newest upload.
  const releases = uploads('pppp cccc bbbb aaaa');
  expect(releaseToReturnTo(after(deeds), releases, undefined)?.id).toBe(found);
});

test.each([
  { wanted: 'aaaa', found: 'aaaa' },
  { wanted: 'aaa', found: undefined },
  { wanted: 'pppp', found: undefined },
  { wanted: 'bbbb', found: undefined },
  { wanted: '1.0.0', found: 'cccc' },
  { wanted: '2.0.0', found: undefined },
])('a rollback to $wanted means $found', ({ wanted, found }) => {
  const releases = uploads('pppp cccc bbbb aaaa');
  expect(releaseToReturnTo(after('aaaa bbbb <aaaa cccc'), releases, wanted)?.id).toBe(found);
});

test('a release whose files are gone is none to return to', () => {
  expect(releaseToReturnTo(after('aaaa bbbb'), uploads('bbbb'), undefined)).toBeUndefined();
});

test.each([
  { desc: 'nothing is remembered', known: undefined, current: 'bbbb', ids: ['aaaa', 'bbbb'] },
  { desc: 'another release is on the air', known: 'aaaa', current: 'cccc', ids: ['aaaa', 'cccc'] },
  { desc: 'all is remembered', known: 'aaaa', current: 'aaaa', ids: ['aaaa'] },
  { desc: 'the list names no release', known: undefined, current: undefined, ids: [] },
])('the order of uploads stands in where $desc', ({ known, current, ids }) => {
  const airings = airingsOf(known === undefined ? known : after(known), uploads('cccc bbbb aaaa'), current);
  expect(airings.map(({ release }) => release)).toEqual(ids);
});

test('an airing says which release, of which commit, when and by whom, and what became of it', () => {
  const airings = after('aaaa bbbb <aaaa');
  expect(airings).toEqual([
    { release: 'aaaa', version: '1.0.0', platform: '1.2.0', commit: 'commit-aaaa', at: day(1), by },
    expect.objectContaining({ release: 'bbbb', withdrawn: { at: day(3), by } }),
    expect.objectContaining({ release: 'aaaa', at: day(3) }),
  ]);
  expect(['aaaa', 'bbbb', 'pppp'].map((id) => standingOf(airings, id))).toEqual([
    `on the air since ${day(3)} by asha`,
    `withdrawn ${day(3)} by asha`,
    'never on the air',
  ]);
  expect(after('aaaa bbbb <aaaa bbbb').map(({ withdrawn }) => withdrawn)).toEqual(Array(4).fill(undefined));
  expect(after(Array.from({ length: 12 }, () => 'aaaa bbbb').join(' '))).toHaveLength(20);
});

test.each([
  {
    desc: 'the last five that were on the air',
    deeds: 'a b c d e f',
    before: 'f e d c b a',
    kept: 'f e d c b',
  },
  { desc: 'those beside two previews', deeds: 'a b', before: 'r q p b a', kept: 'r q b a' },
  {
    desc: 'what the list names',
    deeds: 'a b c d e f',
    inUse: 'a',
    before: 'f e d c b a',
    kept: 'f e d c b a',
  },
  {
    desc: 'two previews beside what the list names',
    deeds: 'a b',
    inUse: 'p',
    before: 'r q p b a',
    kept: 'r q p b a',
  },
  {
    desc: 'two withdrawn ones beside what the list names',
    deeds: 'b x1 <b x2 <b x3 <b',
    inUse: 'x3',
    before: 'x3 x2 x1 b',
    kept: 'x3 x2 x1 b',
  },
  {
    desc: 'good ones however many were withdrawn',
    deeds: 'a b x1 <b x2 <b x3 <b',
    before: 'x3 x2 x1 b a',
    kept: 'x3 x2 b a',
  },
])('a site keeps $desc', ({ deeds, before, inUse, kept }) => {
  const standing = { airings: after(deeds), ...(inUse && { inUse: [inUse] }) };
  const ids = withRelease(uploads(before), aRelease('new'), standing).map(({ id }) => id);
  expect(ids).toEqual(['new', ...kept.split(' ')]);
});

test('a third preview takes the place of the first, and a release uploaded again only moves to the front', () => {
  const idsOf = (/** @type {string} */ id, isPreview = false) =>
    withRelease(uploads('q p a'), aRelease(id), { airings: after('a'), isPreview }).map((each) => each.id);
  expect(idsOf('new', true)).toEqual(['new', 'q', 'a']);
  expect(idsOf('a')).toEqual(['a', 'q', 'p']);
});
