import { Fragment } from 'react';
import { IconChevronRight } from '../icons';
import { Anchor, type LinkLike } from '../lib/anchor';
import { cx } from '../lib/cx';
import { t } from '../texts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the outermost page to the current one, which has no `to`. */
  readonly items: readonly { readonly label: string; readonly to?: string | undefined }[];
  readonly as?: LinkLike | undefined;
}

/** The path to the current page, in one line. */
export function Breadcrumb({ items, as }: BreadcrumbProps) {
  return (
    <nav aria-label={t('navigation.breadcrumb')}>
      <ol className={styles.trail}>
        {items.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden="true">
                <IconChevronRight size={16} />
              </li>
            )}
            <li className={styles.place}>
              {to === undefined ? (
                <span className={cx(styles.text, styles.here)} aria-current="page" title={label}>
                  {label}
                </span>
              ) : (
                <Anchor to={to} as={as} className={styles.link}>
                  <span className={styles.text}>{label}</span>
                </Anchor>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
