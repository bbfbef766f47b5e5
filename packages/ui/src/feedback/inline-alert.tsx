import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './inline-alert.module.css';
import { ToneIcon, type Tone } from './tone-icon';

export interface InlineAlertProps {
  /** `danger` where not told. */
  tone?: Tone | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** One line without a box, beside what it is about: below a form's button, under a total. Announced when it appears. */
export function InlineAlert({ tone = 'danger', children, className }: InlineAlertProps) {
  return (
    <p role={tone === 'danger' ? 'alert' : 'status'} className={cx(styles.alert, styles[tone], className)}>
      <ToneIcon tone={tone} />
      <span>{children}</span>
    </p>
  );
}
