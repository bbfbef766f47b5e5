import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import styles from './specimen.module.css';

export interface SpecimenProps {
  /** The component and the states that are shown. */
  readonly title: string;
  /** Columns on wide screens, of twelve. @default 4 */
  readonly span?: 4 | 6 | 8 | 12 | undefined;
  /** One under the other instead of side by side. */
  readonly isStacked?: boolean | undefined;
  /** On the deep green band. */
  readonly isOnBrand?: boolean | undefined;
  readonly children: ReactNode;
}

/** One section of the gallery: a component in its states. */
export function Specimen({ title, span = 4, isStacked, isOnBrand, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} data-span={span} data-specimen="">
      <h2 className={styles.title}>{title}</h2>
      <div className={cx(styles.body, isStacked && styles.stacked, isOnBrand && styles.onBrand)}>
        {children}
      </div>
    </section>
  );
}

/** A page of specimens. */
export function SpecimenPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
