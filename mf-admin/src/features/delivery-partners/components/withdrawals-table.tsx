import type { Stored, WithdrawalRequest } from '@basket/domain';
import {
  Button,
  ClippedText,
  DataTable,
  EmptyState,
  formatDateTime,
  ledgerRupees,
  Row as Line,
  TextLink,
  WaitingBadge,
  type DataTableColumn,
} from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';

type Row = Stored<WithdrawalRequest>;

export interface WithdrawalsTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  readonly onResolve: (request: Row, decision: 'approved' | 'rejected') => void;
}

/** The withdrawals that wait, oldest first: a table on desktops, cards on phones. */
export function WithdrawalsTable({ rows, isLoading, onResolve }: WithdrawalsTableProps) {
  return (
    <DataTable
      caption="Withdrawal requests, oldest first"
      columns={[
        ...columns,
        {
          header: 'Approve or reject',
          isHeaderHidden: true,
          align: 'end',
          card: 'action',
          cell: (request) => <Buttons request={request} onResolve={onResolve} />,
        },
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
    />
  );
}

const amountOf = ({ amountPaise }: Row): string => ledgerRupees(amountPaise);

function Buttons({
  request,
  onResolve,
}: { readonly request: Row } & Pick<WithdrawalsTableProps, 'onResolve'>) {
  const what = `${amountOf(request)} for ${request.partnerName}`;
  return (
    <Line gap={2} justify="atEnd" isOneLine>
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
    </Line>
  );
}

const columns: readonly DataTableColumn<Row>[] = [
  {
    header: 'Partner',
    card: 'title',
    cell: ({ deliveryPartnerId, partnerName }) => (
      <TextLink to={paths.deliveryPartner(deliveryPartnerId)} as={Link}>
        <ClippedText lines={2} text={partnerName} />
      </TextLink>
    ),
  },
  { header: 'Amount', align: 'end', card: 'aside', cell: (request) => <b>{amountOf(request)}</b> },
  {
    header: 'Bank details',
    card: 'line',
    cell: ({ bankAccountNumber, ifscCode, accountHolderName }) => (
      <>
        {bankAccountNumber}
        <small>
          <ClippedText text={`${ifscCode} · ${accountHolderName}`} />
        </small>
      </>
    ),
  },
  { header: 'Date', card: 'line', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Status', card: 'aside', cell: () => <WaitingBadge>Pending</WaitingBadge> },
];
