import { rolloutFaults, type ArmVisits, type RolloutArm, type RolloutFault } from '@basket/domain';

/**
 * A sequential test of two shares, which may be asked after every visit and stays exact: a mixture likelihood ratio (Robbins, "Statistical methods
 * related to the law of the iterated logarithm", 1970; Johari, Koomen, Pekelis and Walsh, "Always valid inference", 2022) against the likeliest of all
 * pairs of shares that are no worse than the margin ("universal inference", Wasserman, Ramdas and Balakrishnan, 2020). Whatever the true
 * shares of a release that is no worse, the ratio ever reaches `1 / α` with a probability of `α` at most (Ville's inequality).
 *
 * Wald's test of 1945 would compare with one known share, and the share of the arm `now` is not known: while it has few visits, chance alone makes it
 * too small, and a release as good as the present one would be ended.
 */

/** The chance that a rollout whose release is no worse is ever ended, both measures together. */
const falseAlarm = 1e-6;

/** No rollout is ended by fewer visits of its new release. */
export const fewestVisits = 30;

/**
 * By so much a share of visits may be higher. More for slow ones: a release that a device has never had comes without any cache, and is not rendered by
 * the server.
 */
const rolloutMargins: Readonly<Record<RolloutFault, number>> = { failed: 0.02, slow: 0.1 };

/**
 * Shares of a rollout that should end, as beta distributions: one in five, beside one in twenty. Other shares take some visits more to prove; the
 * chance of a false alarm does not depend on them.
 */
const expected: Readonly<Record<RolloutArm, Sample>> = {
  next: { bad: 1, good: 4 },
  now: { bad: 0.5, good: 9.5 },
};

const leastEvidence = Math.log(rolloutFaults.length / falseAlarm);

/** The measure by which the new release is worse; null while there is no proof of one. */
export function judgeRollout({
  next,
  now,
}: {
  readonly next: ArmVisits;
  readonly now: ArmVisits;
}): RolloutFault | null {
  if (next.visits < fewestVisits) return null;
  const isProved = (fault: RolloutFault): boolean =>
    evidence(sampleOf(next, fault), sampleOf(now, fault), rolloutMargins[fault]) >= leastEvidence;
  return rolloutFaults.find(isProved) ?? null;
}

interface Sample {
  readonly bad: number;
  readonly good: number;
}

const sampleOf = (arm: ArmVisits, fault: RolloutFault): Sample => ({
  bad: arm[fault],
  good: arm.visits - arm[fault],
});
/** 0 without any visit. */
const shareOf = ({ bad, good }: Sample): number => bad / Math.max(bad + good, 1);

/** The logarithm of the ratio: how much better the visits fit to any pair of shares than to the best pair within the margin. 0 where they fit to such a pair. */
function evidence(next: Sample, now: Sample, margin: number): number {
  if (shareOf(next) <= shareOf(now) + margin) return 0;
  const share = likeliestShare(next, now, margin);
  const fitToAny = logMixture(next, expected.next) + logMixture(now, expected.now);
  return fitToAny - logLikelihood(next, share + margin) - logLikelihood(now, share);
}

/**
 * The share of the arm `now` for which the visits are likeliest while `next` is worse by exactly the margin; the pairs of shares within the margin have
 * no better one, as the likelihood has a single peak, which is outside. Without visits of `now` it is 0: the margin alone is the limit where nobody has
 * the present release any more. Elsewhere there are some ninety of them by the first decision.
 */
function likeliestShare(next: Sample, now: Sample, margin: number): number {
  if (now.bad + now.good === 0) return 0;
  let [low, high] = [0, 1 - margin];
  // The slope falls: halving finds its zero.
  for (let halving = 0; halving < 50; halving += 1) {
    const share = (low + high) / 2;
    const slope =
      next.bad / (share + margin) -
      next.good / (1 - share - margin) +
      now.bad / share -
      now.good / (1 - share);
    if (slope > 0) low = share;
    else high = share;
  }
  return (low + high) / 2;
}

const logLikelihood = ({ bad, good }: Sample, share: number): number =>
  times(bad, Math.log(share)) + times(good, Math.log1p(-share));

/** 0 for 0 times minus infinity: what did not happen does not count. */
const times = (count: number, logarithm: number): number => (count === 0 ? 0 : count * logarithm);

/** The likelihood of a sample on average over all shares, as the prior weighs them. */
const logMixture = ({ bad, good }: Sample, prior: Sample): number =>
  logBeta(bad + prior.bad, good + prior.good) - logBeta(prior.bad, prior.good);

const logBeta = (one: number, other: number): number =>
  logGamma(one) + logGamma(other) - logGamma(one + other);

/** The logarithm of the gamma function for positive numbers: Stirling's series, from 8 on exact to ten digits. */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  return (
    (x - 0.5) * Math.log(x) -
    x +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * x) -
    1 / (360 * x ** 3) +
    1 / (1260 * x ** 5)
  );
}
