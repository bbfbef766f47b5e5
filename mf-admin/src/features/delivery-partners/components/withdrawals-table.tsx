import type { Stored, WithdrawalRequest } from '@basket/domain';
import {
  Button,
  ClippedText,
  DataTable,
  EmptyState,
  formatDateTime,
  ledgerRupees,
  TextLink,
  WaitingBadge,
  type DataTableColumn,
} from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import styles from './partners-table.module.css';

type Row = Stored<WithdrawalRequest>;

export interface WithdrawalsTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  readonly onResolve: (request: Row, decision: 'approved' | 'rejected') => void;
}

/** The withdrawals that wait, oldest first: a table on desktops, cards on phones. */
export function WithdrawalsTable({ rows, isLoading, onResolve }: WithdrawalsTableProps) {
  const buttons = (request: Row) => <Buttons request={request} onResolve={onResolve} />;
  return (
    <DataTable
      caption="Withdrawal requests, oldest first"
      columns={[
        ...columns,
        { header: 'Approve or reject', isHeaderHidden: true, align: 'end', cell: buttons },
      ]}
      rows={rows}
      rowKey={(request) => request.id}
      isLoading={isLoading}
      empty={
        <EmptyState
          isCompact
          title="No pending withdrawal requests"
          text="Partners ask for their money in their wallet."
        />
      }
      cardsBelowPx={820}
      renderCard={(request) => (
        <article className={styles.card} aria-label={`${amountOf(request)} for ${request.partnerName}`}>
          <div className={styles.row}>
            <b>
              <Partner request={request} />
            </b>
            <span className={styles.amount}>{amountOf(request)}</span>
          </div>
          <Bank request={request} />
          <div className={styles.row}>
            <span className={styles.second}>{formatDateTime(request.createdAt)}</span>
            <Pending />
          </div>
          {buttons(request)}
        </article>
      )}
    />
  );
}

const amountOf = ({ amountPaise }: Row): string => ledgerRupees(amountPaise);

const Pending = () => <WaitingBadge>Pending</WaitingBadge>;

const Partner = ({ request }: { request: Row }) => (
  <TextLink to={paths.deliveryPartner(request.deliveryPartnerId)} as={Link}>
    <ClippedText lines={2} text={request.partnerName} />
  </TextLink>
);

const Bank = ({ request }: { request: Row }) => (
  <div>
    {request.bankAccountNumber}
    <small className={styles.second}>
      <ClippedText text={`${request.ifscCode} · ${request.accountHolderName}`} />
    </small>
  </div>
);

function Buttons({
  request,
  onResolve,
}: { readonly request: Row } & Pick<WithdrawalsTableProps, 'onResolve'>) {
  const what = `${amountOf(request)} for ${request.partnerName}`;
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        variant="danger"
        aria-label={`Reject ${what}`}
        onClick={() => onResolve(request, 'rejected')}
      >
        Reject
      </Button>
      <Button size="s" aria-label={`Approve ${what}`} onClick={() => onResolve(request, 'approved')}>
        Approve
      </Button>
    </div>
  );
}

const columns: readonly DataTableColumn<Row>[] = [
  { header: 'Partner', cell: (request) => <Partner request={request} /> },
  { header: 'Amount', align: 'end', cell: (request) => <b>{amountOf(request)}</b> },
  { header: 'Bank details', cell: (request) => <Bank request={request} /> },
  { header: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Status', cell: () => <Pending /> },
];
