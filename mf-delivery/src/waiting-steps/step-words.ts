import type { WaitingStep } from '@basket/domain';
import { t } from '../texts';

/** 'Picked up', as the button says it. */
export function stepName(step: WaitingStep): string {
  switch (step.operation) {
    case 'respond':
      return t(step.input.answer === 'accept' ? 'common.accept' : 'common.reject');
    case 'pickUp':
      return t('waitingSteps.pickedUp');
    case 'markDelivered':
      return t('common.delivered');
    case 'reportUndelivered':
      return t('common.couldNotDeliver');
  }
}

/** The advice for a partner whose step the server refused after it had waited. */
export function refusedTodo(step: WaitingStep): string {
  switch (step.operation) {
    case 'respond':
      return t(step.input.answer === 'accept' ? 'waitingSteps.acceptRefused' : 'waitingSteps.rejectRefused');
    case 'pickUp':
      return t('waitingSteps.pickUpRefused');
    case 'markDelivered':
      return t('waitingSteps.deliveryRefused');
    case 'reportUndelivered':
      return t('waitingSteps.reportRefused');
  }
}
