import type { CashDeposit, Stored } from '@basket/domain';
import {
  ClippedText,
  DataTable,
  EmptyState,
  formatDateTime,
  ledgerRupees,
  Panel,
  Small,
  type DataTableColumn,
} from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { cashDepositsOf, maxCashDeposits } from '../../../queries';
import { t } from '../../../texts';
import { CorrectDeposit } from './correct-deposit';
import styles from './statement.module.css';

type Row = Stored<CashDeposit>;

/** The cash that a partner handed in, latest first. */
export function CashDeposits({ partnerId }: { partnerId: string }) {
  const deposits = useLiveQuery(cashDepositsOf(partnerId));
  const rows = deposits.status === 'ready' ? deposits.data : [];
  const corrected = new Set(rows.map(({ correctsId }) => correctsId));
  const isFull = deposits.status === 'ready' && deposits.data.length === maxCashDeposits;
  return (
    <Panel
      padding="none"
      title={t('deliveryPartners.cashHandedIn')}
      note={isFull ? t('deliveryPartners.last', { n: maxCashDeposits }) : undefined}
    >
      {deposits.status === 'error' ? (
        <LoadFailed title={t('deliveryPartners.loadFailed')} of={deposits} />
      ) : (
        <DataTable
          caption={t('deliveryPartners.depositsLatestFirst')}
          columns={columnsOf(corrected)}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={deposits.status === 'loading'}
          skeletonRows={2}
          empty={<EmptyState isCompact headingLevel={3} title={t('deliveryPartners.noDeposits')} />}
          cardsBelowPx={520}
          renderCard={(deposit) => <DepositCard deposit={deposit} corrected={corrected} />}
        />
      )}
    </Panel>
  );
}

type Corrected = ReadonlySet<string | null>;

/** The paise that were handed in, or below zero those that a correction takes back. */
const handedInPaise = ({ amountPaise, correctionPaise }: Row): number => amountPaise + correctionPaise;
const noteOf = ({ correctsId, note }: Row): string =>
  correctsId === null ? note : t('deliveryPartners.takenBackBecause', { note });

const DepositCard = ({ deposit, corrected }: { readonly deposit: Row; readonly corrected: Corrected }) => (
  <div className={styles.card}>
    <span>
      {ledgerRupees(handedInPaise(deposit))}
      <Small isNumeric>
        {[formatDateTime(deposit.createdAt), noteOf(deposit)].filter(Boolean).join(' · ')}
      </Small>
    </span>
    <span className={styles.amounts}>
      <Small isNumeric>
        {t('deliveryPartners.leftAmount', { cash: ledgerRupees(deposit.cashInHandAfterPaise) })}
      </Small>
      <CorrectDeposit deposit={deposit} isCorrected={corrected.has(deposit.id)} />
    </span>
  </div>
);

const columnsOf = (corrected: Corrected): readonly DataTableColumn<Row>[] => [
  { header: t('deliveryPartners.date'), cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: t('deliveryPartners.note'), cell: (deposit) => <ClippedText text={noteOf(deposit) || '–'} /> },
  {
    header: t('deliveryPartners.handedIn'),
    align: 'end',
    cell: (deposit) => <b>{ledgerRupees(handedInPaise(deposit))}</b>,
  },
  {
    header: t('deliveryPartners.leftInHand'),
    align: 'end',
    cell: ({ cashInHandAfterPaise }) => ledgerRupees(cashInHandAfterPaise),
  },
  {
    header: t('deliveryPartners.correct'),
    isHeaderHidden: true,
    align: 'end',
    cell: (deposit) => <CorrectDeposit deposit={deposit} isCorrected={corrected.has(deposit.id)} />,
  },
];
