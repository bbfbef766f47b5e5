import { Button, formatCount } from '@basket/ui';
import styles from './settings.module.css';

export interface SaveBarProps {
  /** The labels of the fields that are not saved yet. */
  readonly unsaved: readonly string[];
  readonly isBusy: boolean;
  readonly onDiscard: () => void;
}

/** The changes that are not saved yet, with Save always in reach. */
export function SaveBar({ unsaved, isBusy, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.unsaved} role="status">
        {unsaved.length === 0 ? (
          'Everything is saved'
        ) : (
          <>
            <b>{formatCount(unsaved.length, 'unsaved change')}</b>: {unsaved.join(', ')}
          </>
        )}
      </p>
      {unsaved.length > 0 && (
        <Button variant="quiet" disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Saving...' : 'Save Settings'}
      </Button>
    </div>
  );
}
