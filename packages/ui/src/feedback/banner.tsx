import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { IconX } from '../icons';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './banner.module.css';
import { ToneIcon, type Tone } from './tone-icon';

export interface BannerProps {
  /** `danger` interrupts screen readers, the others wait. @default info */
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  /** A clock below the text: what changes each second would be read out each second. */
  readonly timer?: ReactNode;
  /** Instead of the tone's icon. */
  readonly icon?: ReactNode;
  /** A `Button` of size s, or a `TextLink`. */
  readonly action?: ReactNode;
  /** Shows a button that dismisses the banner. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A message about a whole screen or panel, above it. */
export function Banner({ tone = 'info', title, text, timer, icon, action, onDismiss }: BannerProps) {
  return (
    <div className={cx(styles.banner, styles[tone])}>
      {icon ?? <ToneIcon tone={tone} />}
      <div className={styles.content}>
        <div className={styles.row}>
          <div className={styles.words}>
            <div role={tone === 'danger' ? 'alert' : 'status'}>
              {title && <p className={styles.title}>{title}</p>}
              {text && <p>{text}</p>}
            </div>
            {timer && <p role="timer">{timer}</p>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
      {onDismiss && (
        <IconButton
          size="s"
          label={t('feedback.dismiss')}
          icon={<IconX size={16} />}
          className={styles.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
