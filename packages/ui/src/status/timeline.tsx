import { VisuallyHidden } from '../feedback';
import { IconCheck, type Icon } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly label: string;
  /** A line below: 'Imran accepted the delivery'. */
  readonly note?: string | undefined;
  /** At the right edge: '6:42 pm', 'by 7:13 pm'. */
  readonly time?: string | undefined;
  readonly state: 'done' | 'now' | 'next' | 'ended';
  /** The icon of the current or last step; other steps have a tick. */
  readonly icon?: Icon | undefined;
}

export interface TimelineProps {
  readonly steps: readonly TimelineStep[];
  /** Accessible name, if there is no heading above. */
  readonly label?: string | undefined;
}

const spoken = {
  done: () => t('status.stepDone'),
  now: () => t('status.stepNow'),
  next: () => t('status.stepNext'),
  ended: () => t('status.stepEnded'),
} as const;

/**
 * Steps of a process: a green tick for done, a saffron mark for the current one, a hollow mark for the next, a red one where it ended
 * before its time.
 */
export function Timeline({ steps, label }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map((step) => {
        const isPresent = step.state === 'now' || step.state === 'ended';
        const StepIcon = (isPresent && step.icon) || IconCheck;
        return (
          <li
            key={step.label}
            className={cx(styles.step, styles[step.state])}
            aria-current={isPresent ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {step.state !== 'next' && <StepIcon strokeWidth={isPresent ? 2.25 : 3} />}
            </span>
            <span>
              <VisuallyHidden>{`${spoken[step.state]()} `}</VisuallyHidden>
              {step.label}
              {step.note && <small className={styles.note}>{step.note}</small>}
            </span>
            {step.time && <span className={styles.time}>{step.time}</span>}
          </li>
        );
      })}
    </ol>
  );
}
