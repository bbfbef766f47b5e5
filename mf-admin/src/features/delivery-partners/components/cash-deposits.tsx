import type { CashDeposit, Stored } from '@basket/domain';
import {
  ClippedText,
  DataTable,
  EmptyState,
  formatDateTime,
  ledgerRupees,
  Panel,
  type DataTableColumn,
} from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { cashDepositsOf, maxCashDeposits } from '../../../queries';
import styles from './statement.module.css';

type Row = Stored<CashDeposit>;

/** The cash that a partner handed in, latest first. */
export function CashDeposits({ partnerId }: { partnerId: string }) {
  const deposits = useLiveQuery(cashDepositsOf(partnerId));
  const isFull = deposits.status === 'ready' && deposits.data.length === maxCashDeposits;
  return (
    <Panel padding="none" title="Cash handed in" note={isFull ? `The last ${maxCashDeposits}` : undefined}>
      {deposits.status === 'error' ? (
        <LoadFailed title="Failed to load data" of={deposits} />
      ) : (
        <DataTable
          caption="Cash handed in, latest first"
          columns={columns}
          rows={deposits.status === 'ready' ? deposits.data : []}
          rowKey={({ id }) => id}
          isLoading={deposits.status === 'loading'}
          skeletonRows={2}
          empty={<EmptyState isCompact headingLevel={3} title="No cash handed in yet" />}
          cardsBelowPx={520}
          renderCard={(deposit) => <DepositCard deposit={deposit} />}
        />
      )}
    </Panel>
  );
}

const DepositCard = ({ deposit }: { deposit: Row }) => (
  <div className={styles.card}>
    <span>
      {ledgerRupees(deposit.amountPaise)}
      <small>{[formatDateTime(deposit.createdAt), deposit.note].filter(Boolean).join(' · ')}</small>
    </span>
    <span className={styles.amounts}>
      <small>{ledgerRupees(deposit.cashInHandAfterPaise)} left</small>
    </span>
  </div>
);

const columns: readonly DataTableColumn<Row>[] = [
  { key: 'date', header: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'note', header: 'Note', cell: ({ note }) => <ClippedText text={note || '–'} /> },
  {
    key: 'amount',
    header: 'Handed in',
    align: 'end',
    cell: ({ amountPaise }) => <b>{ledgerRupees(amountPaise)}</b>,
  },
  {
    key: 'after',
    header: 'Left in hand',
    align: 'end',
    cell: ({ cashInHandAfterPaise }) => ledgerRupees(cashInHandAfterPaise),
  },
];
