import type { WaitingStep } from '@basket/domain';
import { Button, ButtonLink, formatTime, IconPhone } from '@basket/ui';
import { useAlarm } from '../alarm/use-alarm';
import { UrgentNotice } from '../components/urgent-notice';
import { useStore } from '../use-store';
import { t } from '../texts';
import { refusedTodo, stepName } from './step-words';
import { steps } from './steps';
import { useSteps } from './use-steps';

/** Says loudly, on every screen, that a step was refused after it had waited, and what to do, until it is confirmed. */
export function RefusedStep() {
  const step = useSteps().find(({ refusal }) => refusal !== null);
  useAlarm('loss', step?.id ?? null);
  return step ? <Refused key={step.id} step={step} /> : null;
}

function Refused({ step }: { readonly step: WaitingStep }) {
  const phone = useStore()?.storePhone ?? '';
  return (
    <UrgentNotice
      title={t('waitingSteps.refused', { step: stepName(step) })}
      orderNumber={step.orderNumber}
      text={t('waitingSteps.refusedText', { time: formatTime(step.at), refusal: step.refusal ?? '' })}
      todo={refusedTodo(step)}
      footer={
        <>
          {phone !== '' && (
            <ButtonLink variant="quiet" size="l" isBlock to={`tel:${phone}`} leading={<IconPhone />}>
              {t('waitingSteps.callStore')}
            </ButtonLink>
          )}
          <Button size="l" isBlock onClick={() => void steps.dismiss(step.id)}>
            {t('common.haveRead')}
          </Button>
        </>
      }
    />
  );
}
