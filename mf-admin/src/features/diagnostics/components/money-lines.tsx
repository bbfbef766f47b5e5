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
import { differenceText } from '../money-texts';
import styles from '../diagnostics.module.css';

/** Whether a day agrees, and if not, where it does not. */
const Result = ({ line: { differing, differences } }: { readonly line: MoneyLine }) => (
  <div className={styles.result}>
    <Badge tone={differing === 0 ? 'save' : 'danger'}>
      {differing === 0 ? 'Agrees' : `${differing} ${differing === 1 ? 'differs' : 'differ'}`}
    </Badge>
    {differences.length > 0 && (
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <li key={`${difference.measure} ${difference.paymentId}`}>
            <Subject of={difference} /> {differenceText(difference)}
          </li>
        ))}
        {differing > namedDifferences && <li>and {differing - namedDifferences} more</li>}
      </ul>
    )}
  </div>
);

const Subject = ({ of: { orderId, orderNumber, paymentId } }: { readonly of: MoneyDifference }) =>
  orderId === null ? <b>{paymentId}:</b> : <Link to={paths.order(orderId)}>{orderNumber ?? paymentId}:</Link>;

const columns: readonly DataTableColumn<MoneyLine>[] = [
  { header: 'Day', width: 110, card: 'title', cell: ({ dayAt }) => <b>{formatDayMonth(dayAt)}</b> },
  {
    header: 'Captured',
    width: 140,
    align: 'end',
    card: 'figure',
    cell: ({ capturedPaise }) => ledgerRupees(capturedPaise),
  },
  {
    header: 'Paid back',
    width: 140,
    align: 'end',
    card: 'figure',
    cell: ({ refundedPaise }) => ledgerRupees(refundedPaise),
  },
  { header: 'Shop and gateway', card: 'aside', cell: (line) => <Result line={line} /> },
];

/** Whether the payment gateway's money and the shop's agree, day by day (rule: money-agrees). */
export function MoneyLines({ lines }: { readonly lines: readonly MoneyLine[] }) {
  return (
    <Panel
      title="Money at the payment gateway"
      note="Compared once a day is over, before the gateway's fees. A day that differs is compared again for a week."
      padding="none"
    >
      <DataTable
        caption="Money at the payment gateway, the latest day first"
        columns={columns}
        rows={lines}
        rowKey={({ dayAt }) => String(dayAt)}
        empty={
          <EmptyState
            isCompact
            title="No day compared yet"
            text="The shop compares a day with the gateway an hour after it is over, once online payment is set up."
          />
        }
        cardsBelowPx={860}
      />
    </Panel>
  );
}
