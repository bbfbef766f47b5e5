import { IconBanknote, rupees } from '@basket/ui';
import { t } from '../../texts';
import styles from './collect-cash.module.css';

export interface CollectCashProps {
  readonly paise: number;
  /** A second line: '11 items'. */
  readonly note?: string;
}

/** The cash to ask for at the door, in large type. */
export const CollectCash = ({ paise, note }: CollectCashProps) => (
  <p className={styles.cash}>
    <IconBanknote />
    <span>
      {t('assignments.collectCash')}
      {note !== undefined && <small>{note}</small>}
    </span>
    <b>{rupees(paise)}</b>
  </p>
);
