import { IconBanknote, rupees } from '@basket/ui';
import styles from './collect-cash.module.css';

export interface CollectCashProps {
  readonly paise: number;
  /** A second line: '11 items'. */
  readonly note?: string;
}

/** What the rider has to ask for at the door, large enough to be read out. */
export const CollectCash = ({ paise, note }: CollectCashProps) => (
  <p className={styles.cash}>
    <IconBanknote />
    <span>
      Collect cash
      {note !== undefined && <small>{note}</small>}
    </span>
    <b>{rupees(paise)}</b>
  </p>
);
