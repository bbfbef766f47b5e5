import { cx } from '../lib/cx';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** 0 to 100; what lies outside is brought in. */
  value: number;
  /** What is under way; stands above the bar unless hidden. */
  label: string;
  isLabelHidden?: boolean | undefined;
  /** accent: on the way (where not told); primary: a share that is good when full. */
  tone?: 'accent' | 'primary' | undefined;
  /** Cut into this many pieces of equal size: steps. */
  segments?: number | undefined;
  /** On the deep green band. */
  isOnBrand?: boolean | undefined;
}

/** How far something has come. The screen around says the figure: a bar never is the only cue. */
export function ProgressBar({
  value,
  label,
  isLabelHidden = false,
  tone = 'accent',
  segments,
  isOnBrand = false,
}: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div className={cx(styles.root, styles[tone], isOnBrand && styles.onBrand)}>
      {!isLabelHidden && <span className={styles.label}>{label}</span>}
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
