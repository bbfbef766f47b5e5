import { useRef } from 'react';
import { Button } from '../actions';
import { t } from '../texts';
import styles from './pager.module.css';

export interface PagerProps {
  /** '1 to 50 of 1,284'. */
  readonly summary: string;
  /** Absent on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  readonly onNext?: (() => void) | undefined;
}

/** Previous and next below a list with pages. */
export function Pager({ summary, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={t('table.pages')}>
      <p role="status">{summary}</p>
      <Button variant="quiet" size="s" disabled={!onPrevious} onClick={onPrevious}>
        {t('table.previous')}
      </Button>
      <Button variant="quiet" size="s" disabled={!onNext} onClick={onNext}>
        {t('table.next')}
      </Button>
    </nav>
  );
}

export interface LoadMoreProps {
  /** '50 of 1,284 orders'. */
  readonly summary: string;
  /** Absent when everything is shown. */
  readonly onMore?: (() => void) | undefined;
  readonly isBusy?: boolean | undefined;
}

/** A button that loads more of a list. */
export function LoadMore({ summary, onMore, isBusy = false }: LoadMoreProps) {
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.more}>
      <p role="status" ref={status} tabIndex={-1}>
        {summary}
      </p>
      {onMore && (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => {
            // The button goes with the last part of the list, and the focus would go with it.
            status.current?.focus({ preventScroll: true });
            onMore();
          }}
        >
          {t(isBusy ? 'table.loading' : 'table.loadMore')}
        </Button>
      )}
    </div>
  );
}
