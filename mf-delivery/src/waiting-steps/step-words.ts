import type { WaitingStep } from '@basket/domain';

/** 'Picked up', as the button says it. */
export const stepName = (step: WaitingStep): string => {
  if (step.operation === 'respond') return step.input.answer === 'accept' ? 'Accept' : 'Reject';
  return { pickUp: 'Picked up', markDelivered: 'Delivered', reportUndelivered: 'Could not deliver' }[
    step.operation
  ];
};

/** The advice for a partner whose step the server refused after it had waited. */
export function refusedTodo(step: WaitingStep): string {
  switch (step.operation) {
    case 'respond':
      return step.input.answer === 'accept'
        ? 'The order is not yours. Do not go for it.'
        : 'You need not do anything.';
    case 'pickUp':
      return 'Do not set out with it. Call the store.';
    case 'markDelivered':
      return 'The store does not count it as delivered. Keep its cash apart and call the store.';
    case 'reportUndelivered':
      return 'The store does not know of it. Keep the goods and call the store.';
  }
}
