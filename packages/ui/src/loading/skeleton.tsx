import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from '../feedback/visually-hidden';

export interface SkeletonProps {
  /** `text`: a line in its line box; `block`: as large as `className` makes it; `circle`: 40 px. @default text */
  readonly variant?: 'text' | 'block' | 'circle' | undefined;
  /** Of a text: the size of the type that will stand there. @default s */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  /** Share of the width. @default full */
  readonly width?: 'full' | 'threeQuarters' | 'half' | 'third' | 'quarter' | undefined;
  readonly className?: string | undefined;
}

/** The place of something that is on its way, in its final shape. Not read out: a `LoadingRegion` around it speaks. */
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
  /** What is awaited ('Loading products'). */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Around skeletons: tells screen readers once that something is loading, and tools that the screen is not done. */
export function LoadingRegion({ label, children, className }: LoadingRegionProps) {
  return (
    <div role="status" data-loading="" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
