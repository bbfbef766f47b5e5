import type { ReactNode } from 'react';
import hidden from '../lib/visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** The element; a heading where the page needs one that nobody sees. `span` where not told. */
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'p' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Read out, not shown. */
export function VisuallyHidden({ as: As = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <As id={id} className={hidden.hidden}>
      {children}
    </As>
  );
}
