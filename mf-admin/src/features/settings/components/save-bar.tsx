import { bold, Button } from '@basket/ui';
import { rich, t } from '../../../texts';
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
        {unsaved.length === 0
          ? t('settings.allSaved')
          : rich('settings.unsaved', { n: unsaved.length, labels: unsaved.join(', '), b: bold })}
      </p>
      {unsaved.length > 0 && (
        <Button variant="quiet" disabled={isBusy} onClick={onDiscard}>
          {t('settings.discard')}
        </Button>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'settings.saving' : 'settings.saveAll')}
      </Button>
    </div>
  );
}
