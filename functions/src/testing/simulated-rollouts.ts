import {
  rolloutArmOf,
  rolloutBuckets,
  type ArmVisits,
  type RolloutArm,
  type RolloutFault,
} from '@basket/domain';
import { judgeRollout } from '../rollouts/judge-rollout.decision';
import { seededRandom } from './histories/faults';

/** Chances of one visit. */
interface Truth {
  readonly failed: number;
  readonly slow: number;
}

export interface SimulatedRollout extends Readonly<Record<RolloutArm, Truth>> {
  readonly devices: number;
  readonly percent: number;
}

export interface RolloutEnd {
  readonly endedFor: RolloutFault;
  /** Visits of the arm `next`, the deciding one included. */
  readonly visits: number;
}

/** Has devices visit once, one after the other, and the rollout judged after each; null when it goes on. */
export function simulateRollout(
  seed: number,
  { devices, percent, ...truths }: SimulatedRollout,
): RolloutEnd | null {
  const random = seededRandom(seed);
  const visits: Record<RolloutArm, ArmVisits> = {
    next: { visits: 0, failed: 0, slow: 0 },
    now: { visits: 0, failed: 0, slow: 0 },
  };
  for (let device = 0; device < devices; device += 1) {
    const arm = rolloutArmOf(Math.floor(random() * rolloutBuckets), { release: '89abcdef01234567', percent });
    if (arm === null) continue;
    const isMet = (fault: RolloutFault): number => Number(random() < truths[arm][fault]);
    const { visits: before, failed, slow } = visits[arm];
    visits[arm] = { visits: before + 1, failed: failed + isMet('failed'), slow: slow + isMet('slow') };
    const endedFor = judgeRollout(visits);
    if (endedFor) return { endedFor, visits: visits.next.visits };
  }
  return null;
}

/** In how many seeds a release that fails for one in five ends for that, and within so many of its visits. */
export const endsOfWorse = (
  seeds: number,
  present: {
    readonly failed: number;
    readonly percent: number;
    readonly devices: number;
    readonly most: number;
  },
): number =>
  Array.from({ length: seeds }, (_, seed) =>
    simulateRollout(seed + 1, {
      ...{ devices: present.devices, percent: present.percent },
      next: { failed: 0.2, slow: 0.1 },
      now: { failed: present.failed, slow: 0.1 },
    }),
  ).filter((end) => end?.endedFor === 'failed' && end.visits <= present.most).length;

const same = (share: number): { readonly next: Truth; readonly now: Truth } => {
  const truth = { failed: share, slow: share };
  return { next: truth, now: truth };
};
const noWorseTruths = [
  ...[0, 0.01, 0.05, 0.3].map(same),
  // Better, and worse by less than the margins.
  { next: { failed: 0.01, slow: 0.05 }, now: { failed: 0.1, slow: 0.3 } },
  { next: { failed: 0.03, slow: 0.15 }, now: { failed: 0.02, slow: 0.1 } },
];

/** Rollouts of a release that is no worse and that were ended all the same: none is expected. */
export const endsOfNoWorse = (seeds: number, devices: number): readonly unknown[] =>
  noWorseTruths.flatMap((truths) =>
    Array.from({ length: seeds }, (_, seed) => ({
      seed: seed + 1,
      truths,
      end: simulateRollout(seed + 1, { devices, percent: seed % 2 === 0 ? 25 : 50, ...truths }),
    })).filter(({ end }) => end !== null),
  );
