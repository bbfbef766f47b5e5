import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './countdown-ring.module.css';

export interface CountdownRingProps {
  /** When it ends, epoch milliseconds of the server's clock. */
  readonly deadlineAt: number;
  /** The server's current time, a prop so that rendering is pure. */
  readonly nowAt: number;
  /** The whole span in milliseconds: a full ring. */
  readonly totalMs: number;
  /** 40 px in lists, 132 px as the main element of a screen. */
  readonly size?: 's' | 'l' | undefined;
  /** On the deep green band. */
  readonly isOnBrand?: boolean | undefined;
  /** The thing that ends, for screen readers: 'Offer'. */
  readonly label?: string | undefined;
}

/** Whole seconds left, rounded up, so that 0 means the time is over. */
export function secondsLeft(deadlineAt: number, nowAt: number): number {
  return Math.max(0, Math.ceil((deadlineAt - nowAt) / 1000));
}

const geometry = { s: { box: 40, stroke: 4 }, l: { box: 132, stroke: 10 } } as const;

/** A ring that shrinks as time passes, with the seconds left inside. */
export function CountdownRing({
  deadlineAt,
  nowAt,
  totalMs,
  size = 's',
  isOnBrand = false,
  label = t('status.time'),
}: CountdownRingProps) {
  const { box, stroke } = geometry[size];
  const seconds = secondsLeft(deadlineAt, nowAt);
  const share = Math.min(1, Math.max(0, (deadlineAt - nowAt) / totalMs));
  const circle = { cx: box / 2, cy: box / 2, r: (box - stroke) / 2, strokeWidth: stroke };
  return (
    <div
      className={cx(styles.ring, styles[size], isOnBrand && styles.onBrand)}
      role="timer"
      aria-label={t('status.secondsLeft', { label, n: seconds })}
    >
      <svg viewBox={`0 0 ${box} ${box}`} width={box} height={box} aria-hidden="true">
        <circle className={styles.track} {...circle} />
        {share > 0 && (
          <circle
            className={styles.left}
            {...circle}
            pathLength={1}
            strokeDasharray={`${share.toFixed(4)} 1`}
          />
        )}
      </svg>
      <span className={styles.figure} aria-hidden="true">
        {seconds}
        {size === 'l' && <small className={styles.unit}>{t('status.seconds', { n: seconds })}</small>}
      </span>
    </div>
  );
}
