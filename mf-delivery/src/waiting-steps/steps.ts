import {
  markDelivered,
  pickUp,
  reportUndelivered,
  respondToOffer,
  waitingStepsSchema,
  type WaitingStep,
} from '@basket/domain';
import { call, currentSession, keptSteps, toast } from '@basket/web';
import { t } from '../texts';
import { createStepSender } from './step-sender';
import { stepName } from './step-words';

function send(step: WaitingStep): Promise<unknown> {
  const options = { operationId: step.id };
  switch (step.operation) {
    case 'respond':
      return call(respondToOffer, step.input, options);
    case 'pickUp':
      return call(pickUp, step.input, options);
    case 'markDelivered':
      return call(markDelivered, step.input, options);
    case 'reportUndelivered':
      return call(reportUndelivered, step.input, options);
  }
}

/** Locks hold over all tabs of the browser. */
const alone = async <T>(name: string, task: () => Promise<T> | T): Promise<T> =>
  navigator.locks.request(`basket-express.steps.${name}`, async () => task());

/** The steps of who is signed in. One per page. */
export const steps = createStepSender({
  uid: () => currentSession().user?.uid ?? '',
  kept: {
    read: () => keptSteps.read(waitingStepsSchema) ?? [],
    write: keptSteps.write,
    onElsewhere: keptSteps.onElsewhere,
  },
  send,
  alone,
  isOnline: () => navigator.onLine,
  onSentLater: (step) =>
    toast.success(t('waitingSteps.sent', { step: stepName(step), number: step.orderNumber })),
});
