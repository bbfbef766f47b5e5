export { getEndedRollouts } from './ended-rollouts.http';
export { postRolloutVisit } from './rollout-visits.http';
