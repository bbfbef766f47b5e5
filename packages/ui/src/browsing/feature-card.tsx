import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import { Heading, type HeadingLevel } from '../lib/heading';
import styles from './feature-card.module.css';

export interface FeatureCardProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** One promise of the shop: icon, a few words, one sentence. */
export function FeatureCard({ icon: FeatureIcon, title, children, headingLevel = 3 }: FeatureCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.mark}>
        <FeatureIcon />
      </span>
      <div>
        <Heading level={headingLevel} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  );
}
