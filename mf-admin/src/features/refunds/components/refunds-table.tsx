import { refundReasonWords, type Refund, type Stored } from '@basket/domain';
import {
  ClippedText,
  DataTable,
  EmptyState,
  formatShortDateTime,
  ledgerRupees,
  Muted,
  Row as Line,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link, useNavigate } from '@basket/web';
import { paths } from '../../../paths';
import { PayOutRefund } from '../../../refunds/components/pay-out-refund';
import { RefundBadge } from '../../../refunds/components/refund-badge';
import { RetryRefund } from '../../../refunds/components/retry-refund';
import { refundTrouble } from '../../../refunds/refund-texts';
import { t } from '../../../texts';
import styles from './refunds-table.module.css';

type Row = Stored<Refund>;

/** A link to the order; a payment that nobody asked for has none. */
function OrderLink({ refund: { orderId, orderNumber } }: { refund: Row }) {
  if (orderId === null)
    return (
      <Muted size="xs" isFaint>
        {t('refunds.noOrder')}
      </Muted>
    );
  return (
    <TextLink to={paths.order(orderId)} as={Link}>
      {orderNumber ?? orderId}
    </TextLink>
  );
}

const Why = ({ refund }: { refund: Row }) => (
  <>
    <ClippedText lines={2} text={refundReasonWords(refund)} />
    {refundTrouble(refund) !== null && <small className={styles.trouble}>{refundTrouble(refund)}</small>}
    {refund.paymentId !== null && <small>{refund.paymentId}</small>}
  </>
);

const columns: readonly DataTableColumn<Row>[] = [
  {
    get header() {
      return t('refunds.order');
    },
    card: 'title',
    cell: (refund) => (
      <>
        <OrderLink refund={refund} />
        <small>{formatShortDateTime(refund.createdAt)}</small>
      </>
    ),
  },
  {
    get header() {
      return t('refunds.amount');
    },
    align: 'end',
    card: 'aside',
    cell: (refund) => <b>{ledgerRupees(refund.amountPaise)}</b>,
  },
  {
    get header() {
      return t('refunds.status');
    },
    card: 'line',
    cell: (refund) => <RefundBadge status={refund.status} />,
  },
  {
    get header() {
      return t('refunds.reason');
    },
    card: 'line',
    cell: (refund) => <Why refund={refund} />,
  },
  {
    get header() {
      return t('refunds.retry');
    },
    card: 'action',
    isHeaderHidden: true,
    align: 'end',
    cell: (refund) => (
      <Line gap={2} justify="atEnd">
        <RetryRefund refund={refund} />
        <PayOutRefund refund={refund} />
      </Line>
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
      caption={t('refunds.caption')}
      columns={columns}
      rows={rows}
      rowKey={(refund) => refund.id}
      isLoading={isLoading}
      onOpenRow={({ orderId }) => {
        if (orderId !== null) void navigate(paths.order(orderId));
      }}
      empty={<EmptyState isCompact art="orders" title={t('refunds.none')} text={t('refunds.noneText')} />}
      cardsBelowPx={820}
    />
  );
}
