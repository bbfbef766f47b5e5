import {
  rollouts,
  type ArmVisits,
  type Rollout,
  type RolloutArm,
  type RolloutFault,
  type RolloutVisit,
} from '@basket/domain';
import { atomically, operationRecord } from '../platform/database/atomically';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import type { Services } from '../platform/services';
import { judgeRollout } from './judge-rollout.decision';

/** An instance writes the visits of a rollout together, once in this time: the database takes about one write of a document a second. */
const gatherMs = 1_000;

type Visits = Readonly<Record<RolloutArm, ArmVisits>>;

interface Gathered {
  visits: Visits;
  readonly written: Promise<void>;
}

const noVisits: Visits = {
  next: { visits: 0, failed: 0, slow: 0 },
  now: { visits: 0, failed: 0, slow: 0 },
};

/** Counts what devices report of their visits, and ends a rollout whose release is worse (rule: rollout-ended). */
export class RolloutVisits {
  private readonly gathered = new Map<string, Gathered>();

  /** Resolves once the visit is counted. */
  note(run: Services, rollout: Rollout, { arm, isFailed, isSlow }: RolloutVisit): Promise<void> {
    const known = this.gathered.get(rollout.id);
    const group = known ?? { visits: noVisits, written: this.writeLater(run, rollout) };
    if (!known) this.gathered.set(rollout.id, group);
    const visit: ArmVisits = { visits: 1, failed: Number(isFailed), slow: Number(isSlow) };
    group.visits = { ...group.visits, [arm]: added(group.visits[arm], visit) };
    return group.written;
  }

  private async writeLater(run: Services, rollout: Rollout): Promise<void> {
    await run.pause(gatherMs);
    const visits = this.gathered.get(rollout.id)?.visits ?? noVisits;
    this.gathered.delete(rollout.id);
    // With a record, as a commit whose answer is lost must neither count twice nor keep what it decided.
    const record = operationRecord('rollouts', run.newId(), 'noteVisits', { id: rollout.id, visits });
    const { value: fault } = await atomically(run, record, (unit) => count(unit, rollout, visits));
    const { area, version, release } = rollout;
    if (fault !== null) run.log({ operation: 'rollouts.end', result: fault, ms: 0, area, version, release });
  }
}

const added = (one: ArmVisits, other: ArmVisits): ArmVisits => ({
  visits: one.visits + other.visits,
  failed: one.failed + other.failed,
  slow: one.slow + other.slow,
});

/** @returns why these visits end the rollout; null where they do not, or it has ended before */
async function count(
  unit: UnitOfWork,
  { id, area, version, release }: Rollout,
  visits: Visits,
): Promise<RolloutFault | null> {
  const known = await unit.get(rollouts, id);
  if (known && known.endedAt !== null) return null;
  const at = unit.now();
  const next = added(known?.next ?? noVisits.next, visits.next);
  const now = added(known?.now ?? noVisits.now, visits.now);
  const endedFor = judgeRollout({ next, now });
  const facts = { next, now, lastVisitAt: at, endedAt: endedFor && at, endedFor };
  unit.put(rollouts.path(id), known ? facts : { area, version, release, startedAt: at, ...facts });
  return endedFor;
}
