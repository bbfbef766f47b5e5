import { rollouts, type ArmVisits } from '@basket/domain';
import { aRollout, someInstant } from '@basket/domain/testing';
import { Turns } from '../platform/instance/turns';
import { freshHarness } from '../testing/fresh-harness';
import { keepEndedRollouts } from './ended-rollouts.http';
import { RolloutVisits } from './rollout-visits';

const harness = freshHarness(someInstant, () => ({}));
const rollout = aRollout();
const { id } = rollout;

test('ten visits a second over four instances: all are counted, and the end is decided once and told (rule: rollout-ended)', async () => {
  const instances = Array.from({ length: 4 }, () => ({
    visits: new RolloutVisits(),
    services: harness.with({ turns: new Turns() }),
  }));
  const noted: Promise<void>[] = [];
  // The first 30 of the new release prove nothing; then each one fails.
  for (let index = 0; index < 120; index += 1) {
    const instance = instances[index % instances.length];
    const arm = index % 8 < 4 ? 'next' : 'now';
    const visit = { rolloutId: id, arm, isFailed: arm === 'next' && index >= 60, isSlow: false } as const;
    if (instance) noted.push(instance.visits.note(instance.services, rollout, visit));
    await harness.services.pause(100);
  }
  await Promise.all(noted);
  const { next, now, endedFor } = await harness.read<{
    next: ArmVisits;
    now: ArmVisits;
    endedFor: string | null;
  }>(rollouts.path(id));
  expect(endedFor).toBe('failed');
  expect(next.visits).toBeGreaterThanOrEqual(30);
  expect(next.visits - next.failed).toBe(32);
  expect(now.visits).toBeLessThanOrEqual(60);
  expect(harness.logged.filter(({ operation }) => operation === 'rollouts.end')).toHaveLength(1);
  expect(await keepEndedRollouts(harness.services)()).toEqual({ ended: [id] });
});

test('two hundred visits at once over eight instances, which all write the same document: none is lost', async () => {
  const noted = Array.from({ length: 8 }, () => {
    const visits = new RolloutVisits();
    const services = harness.with({ turns: new Turns() });
    const visit = { rolloutId: id, arm: 'now', isFailed: false, isSlow: false } as const;
    return Array.from({ length: 25 }, () => visits.note(services, rollout, visit));
  });
  await Promise.all(noted.flat());
  expect((await harness.read<{ now: ArmVisits }>(rollouts.path(id))).now.visits).toBe(200);
});
