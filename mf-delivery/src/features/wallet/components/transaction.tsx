import { walletWords, type WalletTransaction } from '@basket/domain';
import {
  formatShortDateTime,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLandmark,
  rupees,
  Small,
  type Icon,
} from '@basket/ui';
import { t } from '../../../texts';
import styles from './transactions.module.css';

const icons: Readonly<Record<WalletTransaction['transactionType'], Icon>> = {
  credit: IconArrowDownLeft,
  debit: IconArrowUpRight,
  withdrawal: IconLandmark,
};

/** One transaction: its purpose, its amount and the balance after it. */
export function Transaction({ row }: { row: WalletTransaction }) {
  const TypeIcon = icons[row.transactionType];
  const isCredit = row.amountPaise > 0;
  const amount = (isCredit ? '+' : '') + rupees(row.amountPaise);
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <TypeIcon size={18} />
      </span>
      <span className={styles.words}>
        {titleOf(row)}
        <Small isNumeric>
          {[row.orderNumber, formatShortDateTime(row.createdAt)].filter(Boolean).join(' · ')}
        </Small>
      </span>
      <span className={styles.figures}>
        <b className={isCredit ? styles.credit : undefined}>{amount}</b>
        <Small isNumeric>{rupees(row.balanceAfterPaise)}</Small>
      </span>
    </li>
  );
}

/** The purpose of a transaction: short for deliveries, whose order number is shown below. */
const titleOf = (row: WalletTransaction): string =>
  row.orderNumber === null
    ? walletWords(row)
    : t(row.amountPaise > 0 ? 'wallet.delivery' : 'wallet.deliveryTakenBack');
