import { namedDifferences, type MoneyDifference, type MoneyLine } from '@basket/domain';
import {
  Badge,
  DataTable,
  EmptyState,
  formatDayMonth,
  ledgerRupees,
  Panel,
  type DataTableColumn,
} from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import { differenceText } from '../money-texts';
import styles from '../diagnostics.module.css';

/** Whether a day agrees, and if not, where it does not. */
const Result = ({ line: { differing, differences } }: { readonly line: MoneyLine }) => (
  <div className={styles.result}>
    <Badge tone={differing === 0 ? 'save' : 'danger'}>
      {differing === 0 ? t('diagnostics.agrees') : t('diagnostics.differing', { n: differing })}
    </Badge>
    {differences.length > 0 && (
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <li key={`${difference.measure} ${difference.paymentId}`}>
            <Subject of={difference} /> {differenceText(difference)}
          </li>
        ))}
        {differing > namedDifferences && (
          <li>{t('diagnostics.moreDifferences', { n: differing - namedDifferences })}</li>
        )}
      </ul>
    )}
  </div>
);

const Subject = ({ of: { orderId, orderNumber, paymentId } }: { readonly of: MoneyDifference }) =>
  orderId === null ? <b>{paymentId}:</b> : <Link to={paths.order(orderId)}>{orderNumber ?? paymentId}:</Link>;

const columns = (): readonly DataTableColumn<MoneyLine>[] => [
  {
    header: t('diagnostics.day'),
    width: 110,
    card: 'title',
    cell: ({ dayAt }) => <b>{formatDayMonth(dayAt)}</b>,
  },
  {
    header: t('diagnostics.captured'),
    width: 140,
    align: 'end',
    card: 'figure',
    cell: ({ capturedPaise }) => ledgerRupees(capturedPaise),
  },
  {
    header: t('diagnostics.paidBack'),
    width: 140,
    align: 'end',
    card: 'figure',
    cell: ({ refundedPaise }) => ledgerRupees(refundedPaise),
  },
  { header: t('diagnostics.shopAndGateway'), card: 'aside', cell: (line) => <Result line={line} /> },
];

/** Whether the payment gateway's money and the shop's agree, day by day (rule: money-agrees). */
export function MoneyLines({ lines }: { readonly lines: readonly MoneyLine[] }) {
  return (
    <Panel title={t('diagnostics.gatewayMoney')} note={t('diagnostics.gatewayMoneyNote')} padding="none">
      <DataTable
        caption={t('diagnostics.gatewayMoneyLatestFirst')}
        columns={columns()}
        rows={lines}
        rowKey={({ dayAt }) => String(dayAt)}
        empty={
          <EmptyState
            isCompact
            title={t('diagnostics.noDayCompared')}
            text={t('diagnostics.noDayComparedText')}
          />
        }
        cardsBelowPx={860}
      />
    </Panel>
  );
}
