import type { ReactNode } from 'react';
import hidden from '../lib/visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** The element; a heading where the page needs one that is not shown, `div` around a table. @default span */
  readonly as?: 'span' | 'h2' | 'div' | undefined;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: As = 'span', children }: VisuallyHiddenProps) {
  return <As className={hidden.hidden}>{children}</As>;
}
