import { cx } from '../lib/cx';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** 0 to 100; other values are clamped. */
  readonly value: number;
  /** The thing that makes progress, for screen readers. */
  readonly label: string;
  /** Cut into this many pieces of equal size: steps. */
  readonly segments?: number | undefined;
  /** On the deep green band. */
  readonly isOnBrand?: boolean | undefined;
}

/** A progress bar. The screen also shows the figure, so that the bar is not the only cue. */
export function ProgressBar({ value, label, segments, isOnBrand = false }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div className={cx(styles.root, isOnBrand && styles.onBrand)}>
      {segments === undefined ? (
        <progress className={styles.bar} aria-label={label} max={100} value={percent} />
      ) : (
        <div
          className={styles.segments}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          {Array.from({ length: segments }, (_, index) => (
            <span key={index} className={cx(percent * segments >= (index + 1) * 100 && styles.full)} />
          ))}
        </div>
      )}
    </div>
  );
}
