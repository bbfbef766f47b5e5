import type { DeliveryPartner, Stored, WalletTransaction } from '@basket/domain';
import {
  Button,
  ClippedText,
  DataTable,
  download,
  EmptyState,
  formatCount,
  formatDateTime,
  IconDownload,
  IconPrinter,
  InlineAlert,
  ledgerRupees,
  Row,
  signedRupees,
  Small,
  type DataTableColumn,
} from '@basket/ui';
import { LoadFailed } from '@basket/web';
import {
  daysText,
  purposeOf,
  statementCsv,
  statementFileName,
  statementOf,
  type Statement,
  type StatementDays,
} from '../statement';
import { useStatementRows } from '../use-statement-rows';
import styles from './statement.module.css';

type Posted = Stored<WalletTransaction>;

export interface StatementRowsProps {
  readonly partner: Pick<Stored<DeliveryPartner>, 'id' | 'name'>;
  readonly days: StatementDays;
  readonly time: { readonly fromAt: number; readonly untilAt: number };
}

/** The transactions of a time with the balance after each, to print or to save for a spreadsheet. */
export function StatementRows({ partner, days, time }: StatementRowsProps) {
  const { live, rows, isComplete, isTooLong } = useStatementRows(partner.id, time);
  const statement = isComplete ? statementOf(rows) : null;
  if (live.status === 'error') return <LoadFailed title="Failed to load wallet data" of={live} />;
  if (isTooLong)
    return (
      <div className={styles.notice}>
        <InlineAlert tone="warning">
          This time has more than {formatCount(rows.length, 'transaction')}. Choose fewer days.
        </InlineAlert>
      </div>
    );
  return (
    <>
      <Summary partner={partner} days={days} time={time} statement={statement} />
      {statement && statement.missing > 0 && (
        <div className={styles.notice}>
          <InlineAlert tone="warning">
            {formatCount(statement.missing, 'transaction')} of this time cannot be read: the record is
            damaged.
          </InlineAlert>
        </div>
      )}
      <DataTable
        caption={`Wallet statement of ${partner.name}, ${daysText(time)}`}
        columns={columns}
        rows={statement?.rows ?? []}
        rowKey={({ id }) => id}
        isLoading={!isComplete}
        skeletonRows={6}
        empty={<EmptyState isCompact title="No transactions in this time" />}
        cardsBelowPx={620}
        renderCard={(row) => <TransactionCard row={row} />}
      />
    </>
  );
}

interface SummaryProps extends StatementRowsProps {
  /** Null while it is read, and without transactions. */
  readonly statement: Statement | null;
}

/** Balance before and after, sums between, and what can be done with the statement. */
function Summary({ partner, days, time, statement }: SummaryProps) {
  const figure = (paise: number | undefined) => (paise === undefined ? '–' : ledgerRupees(paise));
  const save = (): void => {
    if (!statement) return;
    const csv = statementCsv(statement, partner.name, days);
    download(statementFileName(partner.name, days), csv, 'text/csv');
  };
  return (
    <div className={styles.summary}>
      <p className={styles.days}>{daysText(time)}</p>
      <dl className={styles.figures}>
        <div>
          <dt>Opening balance</dt>
          <dd>{figure(statement?.openingPaise)}</dd>
        </div>
        <div>
          <dt>Credits</dt>
          <dd>{figure(statement?.creditPaise)}</dd>
        </div>
        <div>
          <dt>Debits</dt>
          <dd>{figure(statement?.debitPaise)}</dd>
        </div>
        <div>
          <dt>Closing balance</dt>
          <dd>{figure(statement?.closingPaise)}</dd>
        </div>
      </dl>
      <Row gap={2} align="stretch" isOneLine>
        <Button
          variant="quiet"
          size="s"
          leading={<IconPrinter />}
          disabled={!statement}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <Button variant="quiet" size="s" leading={<IconDownload />} disabled={!statement} onClick={save}>
          Export CSV
        </Button>
      </Row>
    </div>
  );
}

function TransactionCard({ row }: { row: Posted }) {
  return (
    <div className={styles.card}>
      <span>
        {purposeOf(row)}
        <Small isNumeric>
          {row.seq} · {formatDateTime(row.createdAt)}
        </Small>
      </span>
      <span className={styles.amounts}>
        <b>{signedRupees(row.amountPaise)}</b>
        <Small isNumeric>{ledgerRupees(row.balanceAfterPaise)}</Small>
      </span>
    </div>
  );
}

const columns: readonly DataTableColumn<Posted>[] = [
  { header: 'No.', cell: ({ seq }) => seq },
  { header: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Description', cell: (row) => <ClippedText lines={2} text={purposeOf(row)} /> },
  {
    header: 'Credit',
    align: 'end',
    cell: ({ amountPaise }) => (amountPaise > 0 ? ledgerRupees(amountPaise) : ''),
  },
  {
    header: 'Debit',
    align: 'end',
    cell: ({ amountPaise }) => (amountPaise < 0 ? ledgerRupees(-amountPaise) : ''),
  },
  {
    header: 'Balance',
    align: 'end',
    cell: ({ balanceAfterPaise }) => <b>{ledgerRupees(balanceAfterPaise)}</b>,
  },
];
