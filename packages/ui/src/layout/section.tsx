import { useId, type ReactNode } from 'react';
import { TextLink } from '../actions';
import { IconChevronRight } from '../icons';
import type { LinkTarget } from '../lib/anchor';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** 'See all', at the right edge of the title. */
  readonly link?: (LinkTarget & { readonly label: string }) | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page, without a frame. */
export function Section({ title, link, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
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
      </div>
      {children}
    </section>
  );
}
