import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './inline-alert.module.css';
import { ToneIcon, type Tone } from './tone-icon';

export interface InlineAlertProps {
  /** @default danger */
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}

/** One line without a box, beside what it is about: below a form's button, under a total. Announced when it appears. */
export function InlineAlert({ tone = 'danger', children }: InlineAlertProps) {
  return (
    <p role={tone === 'danger' ? 'alert' : 'status'} className={cx(styles.alert, styles[tone])}>
      <ToneIcon tone={tone} />
      <span>{children}</span>
    </p>
  );
}
