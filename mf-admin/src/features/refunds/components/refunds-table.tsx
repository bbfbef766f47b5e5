import type { Refund, Stored } from '@basket/domain';
import {
  ClippedText,
  DataTable,
  EmptyState,
  formatShortDateTime,
  ledgerRupees,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link, useNavigate } from '@basket/web';
import { CardLine, RowCard } from '../../../components/row-card';
import { paths } from '../../../paths';
import { PayOutRefund } from '../../../refunds/components/pay-out-refund';
import { RefundBadge } from '../../../refunds/components/refund-badge';
import { RetryRefund } from '../../../refunds/components/retry-refund';
import { refundReason, refundTrouble } from '../../../refunds/refund-texts';
import styles from './refunds-table.module.css';

type Row = Stored<Refund>;

/** A link to the order; a payment that nobody asked for has none. */
function OrderLink({ refund: { orderId, orderNumber } }: { refund: Row }) {
  if (orderId === null) return <span className={styles.second}>No order</span>;
  return (
    <TextLink to={paths.order(orderId)} as={Link}>
      {orderNumber ?? orderId}
    </TextLink>
  );
}

const Why = ({ refund }: { refund: Row }) => (
  <>
    <ClippedText lines={2} text={refundReason(refund)} />
    {refundTrouble(refund) !== null && <small className={styles.second}>{refundTrouble(refund)}</small>}
    {refund.paymentId !== null && <small className={styles.second}>{refund.paymentId}</small>}
  </>
);

const columns: readonly DataTableColumn<Row>[] = [
  {
    header: 'Order',
    cell: (refund) => (
      <>
        <OrderLink refund={refund} />
        <small className={styles.second}>{formatShortDateTime(refund.createdAt)}</small>
      </>
    ),
  },
  { header: 'Amount', align: 'end', cell: (refund) => <b>{ledgerRupees(refund.amountPaise)}</b> },
  { header: 'Status', cell: (refund) => <RefundBadge status={refund.status} /> },
  { header: 'Reason', cell: (refund) => <Why refund={refund} /> },
  {
    header: 'Retry',
    isHeaderHidden: true,
    align: 'end',
    cell: (refund) => (
      <>
        <RetryRefund refund={refund} />
        <PayOutRefund refund={refund} />
      </>
    ),
  },
];

export interface RefundsTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
}

/** A table on desktops, cards on phones. */
export function RefundsTable({ rows, isLoading }: RefundsTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      caption="Unsettled refunds, newest first"
      columns={columns}
      rows={rows}
      rowKey={(refund) => refund.id}
      isLoading={isLoading}
      onOpenRow={({ orderId }) => {
        if (orderId !== null) void navigate(paths.order(orderId));
      }}
      empty={
        <EmptyState
          isCompact
          art="orders"
          title="No unsettled refunds"
          text="Everything that was owed has been paid back."
        />
      }
      renderCard={(refund) => <RefundCard refund={refund} />}
    />
  );
}

function RefundCard({ refund }: { refund: Row }) {
  return (
    <RowCard label={`Refund of ${ledgerRupees(refund.amountPaise)}`}>
      <CardLine>
        <OrderLink refund={refund} />
        <b>{ledgerRupees(refund.amountPaise)}</b>
      </CardLine>
      <CardLine>
        <RefundBadge status={refund.status} />
        <small className={styles.second}>{formatShortDateTime(refund.createdAt)}</small>
      </CardLine>
      <CardLine>
        <span>
          <Why refund={refund} />
        </span>
        <RetryRefund refund={refund} />
        <PayOutRefund refund={refund} />
      </CardLine>
    </RowCard>
  );
}
