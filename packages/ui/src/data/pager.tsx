import { Button } from '../actions';
import styles from './pager.module.css';

export interface PagerProps {
  /** '1 to 50 of 1,284'. */
  summary: string;
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Absent on the last page. */
  onNext?: (() => void) | undefined;
  /** Which way is being fetched. */
  busy?: 'previous' | 'next' | null | undefined;
}

/** Previous and next below a list that is shown page by page. */
export function Pager({ summary, onPrevious, onNext, busy = null }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p role="status">{summary}</p>
      <Button
        variant="quiet"
        size="s"
        disabled={!onPrevious}
        isBusy={busy === 'previous'}
        onClick={onPrevious}
      >
        Previous
      </Button>
      <Button variant="quiet" size="s" disabled={!onNext} isBusy={busy === 'next'} onClick={onNext}>
        Next
      </Button>
    </nav>
  );
}

export interface LoadMoreProps {
  /** '50 of 1,284 orders'. */
  summary: string;
  /** Absent when everything is shown. */
  onMore?: (() => void) | undefined;
  isBusy?: boolean | undefined;
}

/** More of the same list, below what is shown. */
export function LoadMore({ summary, onMore, isBusy = false }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status">{summary}</p>
      {onMore && (
        <Button variant="quiet" isBusy={isBusy} onClick={onMore}>
          {isBusy ? 'Loading' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
