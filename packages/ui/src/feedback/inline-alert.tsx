import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './inline-alert.module.css';
import { ToneIcon, type Tone } from './tone-icon';

export interface InlineAlertProps {
  /** @default danger */
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}

/** A one-line message without a box, below a form's button or a total. Announced when it appears. */
export function InlineAlert({ tone = 'danger', children }: InlineAlertProps) {
  return (
    <p role={tone === 'danger' ? 'alert' : 'status'} className={cx(styles.alert, styles[tone])}>
      <ToneIcon tone={tone} />
      <span>{children}</span>
    </p>
  );
}
