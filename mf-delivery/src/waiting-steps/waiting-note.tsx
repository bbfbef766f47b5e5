import { bold, formatTime, IconCircleAlert, IconWifiOff } from '@basket/ui';
import type { WaitingStep } from '@basket/domain';
import { rich } from '../texts';
import { stepName } from './step-words';
import { useFaults } from './use-steps';
import styles from './waiting.module.css';

/** On the card of an order: 'Picked up, 7:42 pm: waits for the network'. */
export function WaitingNote({ step }: { readonly step: WaitingStep }) {
  const isFault = useFaults().has(step.id);
  return (
    <p className={styles.note}>
      {isFault ? <IconCircleAlert size={18} /> : <IconWifiOff size={18} />}
      <span>
        {rich(isFault ? 'waitingSteps.stepWaitsForServer' : 'waitingSteps.stepWaitsForNetwork', {
          step: stepName(step),
          time: formatTime(step.at),
          b: bold,
        })}
      </span>
    </p>
  );
}
