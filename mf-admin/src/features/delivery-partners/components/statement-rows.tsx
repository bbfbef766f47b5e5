import type { DeliveryPartner, Stored, WalletTransaction } from '@basket/domain';
import {
  Button,
  ClippedText,
  DataTable,
  download,
  EmptyState,
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
import { t } from '../../../texts';
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
  if (live.status === 'error') return <LoadFailed title={t('deliveryPartners.loadWalletFailed')} of={live} />;
  if (isTooLong)
    return (
      <div className={styles.notice}>
        <InlineAlert tone="warning">
          {t('deliveryPartners.tooManyTransactions', { n: rows.length })}
        </InlineAlert>
      </div>
    );
  return (
    <>
      <Summary partner={partner} days={days} time={time} statement={statement} />
      {statement && statement.missing > 0 && (
        <div className={styles.notice}>
          <InlineAlert tone="warning">
            {t('deliveryPartners.missingTransactions', { n: statement.missing })}
          </InlineAlert>
        </div>
      )}
      <DataTable
        caption={t('deliveryPartners.statementOf', { name: partner.name, days: daysText(time) })}
        columns={columns()}
        rows={statement?.rows ?? []}
        rowKey={({ id }) => id}
        isLoading={!isComplete}
        skeletonRows={6}
        empty={<EmptyState isCompact title={t('deliveryPartners.noTransactions')} />}
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
          <dt>{t('deliveryPartners.openingBalance')}</dt>
          <dd>{figure(statement?.openingPaise)}</dd>
        </div>
        <div>
          <dt>{t('deliveryPartners.credits')}</dt>
          <dd>{figure(statement?.creditPaise)}</dd>
        </div>
        <div>
          <dt>{t('deliveryPartners.debits')}</dt>
          <dd>{figure(statement?.debitPaise)}</dd>
        </div>
        <div>
          <dt>{t('deliveryPartners.closingBalance')}</dt>
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
          {t('deliveryPartners.print')}
        </Button>
        <Button variant="quiet" size="s" leading={<IconDownload />} disabled={!statement} onClick={save}>
          {t('deliveryPartners.exportCsv')}
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

const columns = (): readonly DataTableColumn<Posted>[] => [
  { header: t('deliveryPartners.transactionNo'), cell: ({ seq }) => seq },
  { header: t('deliveryPartners.date'), cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    header: t('deliveryPartners.description'),
    cell: (row) => <ClippedText lines={2} text={purposeOf(row)} />,
  },
  {
    header: t('deliveryPartners.credit'),
    align: 'end',
    cell: ({ amountPaise }) => (amountPaise > 0 ? ledgerRupees(amountPaise) : ''),
  },
  {
    header: t('deliveryPartners.debit'),
    align: 'end',
    cell: ({ amountPaise }) => (amountPaise < 0 ? ledgerRupees(-amountPaise) : ''),
  },
  {
    header: t('deliveryPartners.balance'),
    align: 'end',
    cell: ({ balanceAfterPaise }) => <b>{ledgerRupees(balanceAfterPaise)}</b>,
  },
];
