import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Heading, type HeadingLevel } from '../lib/heading';
import styles from './hero-banner.module.css';

export interface HeroBannerProps {
  readonly title: string;
  /** One short sentence. */
  readonly children?: ReactNode;
  /** A ButtonLink, or with `size="small"` a TextLink. */
  readonly action?: ReactNode;
  /** A picture with transparent background, 120 px on phones and 232 px on desktops; decoration. */
  readonly imageUrl?: string | null | undefined;
  /** In place of a picture. */
  readonly icon?: ReactNode;
  /** offer: saffron tint; fresh: green tint. */
  readonly tone?: 'offer' | 'fresh' | undefined;
  readonly size?: 'large' | 'small' | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
  /** The banner is in the first view: its picture loads first. */
  readonly isPriority?: boolean | undefined;
}

/** A banner of the home page. */
export function HeroBanner({
  title,
  children,
  action,
  imageUrl,
  icon,
  tone = 'offer',
  size = 'large',
  headingLevel = 2,
  isPriority = false,
}: HeroBannerProps) {
  return (
    <section className={cx(styles.hero, styles[tone], styles[size])}>
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {imageUrl && (
        <img
          className={styles.picture}
          src={imageUrl}
          alt=""
          width={240}
          height={240}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
        />
      )}
    </section>
  );
}
