import type { Stored, WithdrawalRequest } from '@basket/domain';
import {
  Badge,
  EmptyState,
  formatShortDateTime,
  IconLandmark,
  Panel,
  rupees,
  Small,
  type BadgeTone,
} from '@basket/ui';
import { LoadFailed, type Live } from '@basket/web';
import { maxWithdrawals } from '../../../queries';
import { t } from '../../../texts';
import styles from './transactions.module.css';

const looks: Readonly<Record<WithdrawalRequest['status'], { label: () => string; tone: BadgeTone }>> = {
  pending: { label: () => t('wallet.pending'), tone: 'neutral' },
  approved: { label: () => t('wallet.approved'), tone: 'save' },
  rejected: { label: () => t('wallet.rejected'), tone: 'danger' },
};

/** The withdrawals that the partner asked for, latest first, with their state and what the store wrote. */
export function Withdrawals({ requests }: { requests: Live<Stored<WithdrawalRequest>[]> }) {
  const isFull = requests.status === 'ready' && requests.data.length === maxWithdrawals;
  return (
    <Panel
      title={t('wallet.withdrawalsTitle')}
      note={isFull ? t('wallet.last', { n: maxWithdrawals }) : undefined}
    >
      {requests.status === 'error' && <LoadFailed title={t('wallet.loadFailed')} of={requests} />}
      {requests.status === 'ready' && requests.data.length === 0 && (
        <EmptyState isCompact headingLevel={3} title={t('wallet.noWithdrawals')} />
      )}
      {requests.status === 'ready' && requests.data.length > 0 && (
        <ol className={styles.list} tabIndex={0} aria-label={t('wallet.withdrawals')}>
          {requests.data.map((request) => (
            <Withdrawal key={request.id} request={request} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Withdrawal({ request }: { request: Stored<WithdrawalRequest> }) {
  const { amountPaise, ifscCode, bankAccountNumber, status, adminNotes, createdAt } = request;
  const bank = `${ifscCode.slice(0, 4)} ••${bankAccountNumber.slice(-4)}`;
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <IconLandmark size={18} />
      </span>
      <span className={styles.words}>
        {rupees(amountPaise)}
        <Small isNumeric>{[bank, formatShortDateTime(createdAt)].join(' · ')}</Small>
        {adminNotes !== '' && (
          <Small isNumeric>
            {t(status === 'rejected' ? 'wallet.rejectedBecause' : 'wallet.noteOfStore', { note: adminNotes })}
          </Small>
        )}
      </span>
      <Badge tone={looks[status].tone}>{looks[status].label()}</Badge>
    </li>
  );
}
