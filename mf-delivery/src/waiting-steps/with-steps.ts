import type { Assignment, Stored, WaitingStep } from '@basket/domain';

/** The order as the partner's own steps have left it, before the server's documents show them. */
export const withSteps = (
  assignment: Stored<Assignment>,
  steps: readonly WaitingStep[],
): Stored<Assignment> =>
  assignment.state === 'accepted'
    ? steps.filter((step) => isAbout(step, assignment) && step.refusal === null).reduce(after, assignment)
    : assignment;

/** An answer is about one offer, any other step about the order. */
export const isAbout = (
  step: WaitingStep,
  { orderId, attempt }: Pick<Assignment, 'orderId' | 'attempt'>,
): boolean =>
  step.input.orderId === orderId && (step.operation !== 'respond' || step.input.attempt === attempt);

function after(assignment: Stored<Assignment>, step: WaitingStep): Stored<Assignment> {
  switch (step.operation) {
    case 'pickUp':
      return { ...assignment, orderStatus: 'out_for_delivery' };
    case 'reportUndelivered': {
      const { reason, note } = step.input;
      return { ...assignment, undelivered: { reason, note, at: step.at, answer: '' }, awaitsDecision: true };
    }
    // A delivery counts when the server has counted its pay and cash; the card says that it waits.
    case 'markDelivered':
    case 'respond':
      return assignment;
  }
}
