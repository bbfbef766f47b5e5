import { formatTime, IconWifiOff } from '@basket/ui';
import type { WaitingStep } from '@basket/domain';
import { stepName } from './step-words';
import styles from './waiting.module.css';

/** On the card of an order: 'Picked up at 7:42 pm: waits for the network'. */
export const WaitingNote = ({ step }: { readonly step: WaitingStep }) => (
  <p className={styles.note}>
    <IconWifiOff size={18} />
    <span>
      <b>
        {stepName(step)}, {formatTime(step.at)}
      </b>
      : waits for the network
    </span>
  </p>
);
