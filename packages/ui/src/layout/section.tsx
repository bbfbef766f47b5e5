import { useId, type ReactNode } from 'react';
import { TextLink } from '../actions';
import { IconChevronRight } from '../icons';
import type { LinkTarget } from '../lib/anchor';
import { Heading, type HeadingLevel } from '../lib/heading';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** 2 where not told. */
  headingLevel?: HeadingLevel | undefined;
  /** 'See all', at the right edge of the title. */
  link?: (LinkTarget & { label: string }) | undefined;
  /** Another action in its place. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, without a frame. */
export function Section({ title, headingLevel = 2, link, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading level={headingLevel} id={titleId} className={styles.title}>
          {title}
        </Heading>
        {link && (
          <TextLink
            to={link.to}
            as={link.as}
            aria-label={`${link.label}: ${title}`}
            trailing={<IconChevronRight size={16} />}
          >
            {link.label}
          </TextLink>
        )}
        {actions}
      </div>
      {children}
    </section>
  );
}
