import { bold, Button } from '@basket/ui';
import { rich, t } from '../texts';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  /** The labels of the fields that are not saved yet. */
  readonly unsaved: readonly string[];
  readonly isBusy: boolean;
  readonly saveLabel: string;
  readonly onDiscard: () => void;
}

/** The changes of a long form that are not saved yet, with Save always in reach. Stands in the form that it sends. */
export function SaveBar({ unsaved, isBusy, saveLabel, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.unsaved} role="status">
        {unsaved.length === 0
          ? t('forms.allSaved')
          : rich('forms.unsaved', { n: unsaved.length, labels: unsaved.join(', '), b: bold })}
      </p>
      {unsaved.length > 0 && (
        <Button variant="quiet" disabled={isBusy} onClick={onDiscard}>
          {t('forms.discard')}
        </Button>
      )}
      <Button type="submit" isBusy={isBusy}>
        {saveLabel}
      </Button>
    </div>
  );
}
