import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from '../feedback/visually-hidden';

export interface SkeletonProps {
  /** `text`: a line of text; `block`: sized by `className`; `circle`: 40 px. @default text */
  readonly variant?: 'text' | 'block' | 'circle' | undefined;
  /** The size of the text that it replaces. @default s */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  /** Share of the width. @default full */
  readonly width?: 'full' | 'threeQuarters' | 'half' | 'third' | 'quarter' | undefined;
  readonly className?: string | undefined;
}

/** Placeholder in the final shape of what is loading. Hidden from screen readers: a `LoadingRegion` around it announces it. */
export function Skeleton({ variant = 'text', size = 's', width = 'full', className }: SkeletonProps) {
  const isText = variant === 'text';
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, styles[variant], isText && styles[size], styles[width], className)}
    />
  );
}

export interface LoadingRegionProps {
  /** The announcement ('Loading products'). */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Surrounds skeletons: announces once that something is loading. */
export function LoadingRegion({ label, children, className }: LoadingRegionProps) {
  return (
    <div role="status" data-loading="" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
