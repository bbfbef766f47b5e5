import { rollouts, type ArmVisits, type RolloutVisit } from '@basket/domain';
import { aRollout, someInstant } from '@basket/domain/testing';
import { seededRandom } from '../testing/histories/faults';
import { openSimulation, type Harness } from '../testing/harness';
import { SiteRate } from '../platform/requests/request-rates';
import { keepEndedRollouts } from './ended-rollouts.http';
import { fewestVisits } from './judge-rollout.decision';
import { RolloutVisits } from './rollout-visits';
import { findRollout } from './rollout-visits.http';

const rollout = aRollout();
const { id } = rollout;
const visitOf = (facts: Partial<RolloutVisit> = {}): RolloutVisit => ({
  ...{ rolloutId: id, arm: 'next', isFailed: false, isSlow: false },
  ...facts,
});

let shop: Harness;
let instances: readonly RolloutVisits[];
beforeEach(() => {
  shop = openSimulation(someInstant, seededRandom(5));
  instances = [new RolloutVisits(), new RolloutVisits(), new RolloutVisits()];
});

/** Reports visits at once, by turns to the instances. */
const report = (count: number, visitAt: (index: number) => Partial<RolloutVisit>, services = shop.services) =>
  Promise.all(
    instances.flatMap((instance, part) =>
      Array.from({ length: count }, (_, index) => index)
        .filter((index) => index % instances.length === part)
        .map((index) => instance.note(services, rollout, visitOf(visitAt(index)))),
    ),
  );
interface Counted {
  readonly next: ArmVisits;
  readonly now: ArmVisits;
  readonly endedAt: number | null;
}
const stored = () => shop.read<Counted>(rollouts.path(id));

test('counts the visits of both arms, apart, with when it began and the release', async () => {
  await report(1, () => ({ arm: 'now', isSlow: true }));
  shop.setNow(someInstant + 9_000);
  await report(2, (index) => ({ isFailed: index === 0 }));
  expect(await stored()).toEqual({
    ...{ area: 'mf_shop', version: '1.5.0', release: '0123456789abcdef' },
    now: { visits: 1, failed: 0, slow: 1 },
    next: { visits: 2, failed: 1, slow: 0 },
    ...{ startedAt: someInstant, lastVisitAt: someInstant + 9_000, endedAt: null, endedFor: null },
  });
});

test('no visit is lost where many come at once to several instances, and each instance writes few times', async () => {
  let commits = 0;
  const counting = shop.with({
    commit: (send) => {
      commits += 1;
      return send();
    },
  });
  await report(300, (index) => ({ arm: index % 2 === 0 ? 'next' : 'now' }), counting);
  const { next, now } = await stored();
  expect([next.visits, now.visits]).toEqual([150, 150]);
  expect(commits).toBeLessThan(15);
});

test('a commit whose answer is lost counts once, and the end that it decided is told (rule: rollout-ended)', async () => {
  let isFirst = true;
  const losing = shop.with({
    commit: async (send) => {
      await send();
      if (!isFirst) return;
      isFirst = false;
      throw Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
    },
  });
  instances = [new RolloutVisits()];
  await report(40, () => ({ isFailed: true }), losing);
  expect((await stored()).next).toEqual({ visits: 40, failed: 40, slow: 0 });
  expect(shop.logged.filter(({ operation }) => operation === 'rollouts.end')).toHaveLength(1);
});

test('the visit that proves it ends the rollout once, and later ones count no more (rule: rollout-ended)', async () => {
  await report(90, () => ({ arm: 'now' }));
  await report(29, () => ({ isFailed: true }));
  expect((await stored()).endedAt).toBeNull();
  shop.setNow(someInstant + 60_000);
  await report(31, () => ({ isFailed: true }));
  expect(await stored()).toMatchObject({ endedAt: someInstant + 60_000, endedFor: 'failed' });
  const ended = await stored();
  await report(10, () => ({}));
  expect(await stored()).toEqual(ended);
  const line = { operation: 'rollouts.end', result: 'failed', ms: 0 };
  expect(shop.logged).toEqual([{ ...line, area: 'mf_shop', version: '1.5.0', release: '0123456789abcdef' }]);
});

test('devices are told of the rollouts that ended in the last 30 days, the latest first (rule: rollout-ended)', async () => {
  const dayMs = 86_400_000;
  const arm = { visits: 0, failed: 0, slow: 0 };
  const ended = (endedAt: number | null) => ({
    ...{ area: 'mf_shop', version: '1.5.0', release: 'x', next: arm, now: arm },
    ...{ startedAt: 1, lastVisitAt: 1, endedAt, endedFor: endedAt && 'slow' },
  });
  await shop.seed({
    [rollouts.path('mf_shop.aaaaaaaaaaaaaaaa')]: ended(someInstant - 29 * dayMs),
    [rollouts.path('mf_shop.bbbbbbbbbbbbbbbb')]: ended(someInstant - 31 * dayMs),
    [rollouts.path('mf_shop.cccccccccccccccc')]: ended(null),
    [rollouts.path('mf_shop.dddddddddddddddd')]: ended(someInstant - 1),
  });
  expect(await keepEndedRollouts(shop.services)()).toEqual({
    ended: ['mf_shop.dddddddddddddddd', 'mf_shop.aaaaaaaaaaaaaaaa'],
  });
});

test('a thousand devices that ask within five seconds read it once, and learn of an end after that', async () => {
  const services = shop.with({ meter: { reads: 0 } });
  const read = keepEndedRollouts(services);
  for (let asked = 0; asked < 1_000; asked += 1) await read();
  expect(services.meter?.reads).toBe(1);
  await report(40, () => ({ isFailed: true }));
  shop.setNow(someInstant + 4_999);
  expect(await read()).toEqual({ ended: [] });
  shop.setNow(someInstant + 5_000);
  expect(await read()).toEqual({ ended: [id] });
});

const { id: _id, area, release: _release, ...offer } = rollout;
const text = JSON.stringify({ remotes: [{ name: area, rollout: offer }] });
const list = { get: () => Promise.resolve({ text, etag: null, policy: null }) };

test('threat-made-up-visits: only a rollout of the site’s own list is found, so that others write nothing', async () => {
  expect(await findRollout(list, 'https://shop.example', id)).toEqual(rollout);
  for (const madeUp of ['mf_shop.fedcba9876543210', 'mf_admin.0123456789abcdef'])
    expect(await findRollout(list, 'https://shop.example', madeUp)).toBeUndefined();
});

test('threat-made-up-visits: one network sends fewer in ten minutes than end a rollout', async () => {
  const rate = new SiteRate('rolloutVisits');
  const sent = await Promise.all(
    Array.from({ length: 500 }, () => rate.take({ network: '203.0.113.9', connection: '34.96.0.1' })),
  );
  expect(sent.filter(Boolean).length).toBeLessThan(fewestVisits);
});
