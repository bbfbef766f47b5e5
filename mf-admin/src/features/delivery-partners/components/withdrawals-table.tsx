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
import { t } from '../../../texts';

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
      caption={t('deliveryPartners.withdrawalsOldestFirst')}
      columns={[
        ...columns(),
        {
          header: t('deliveryPartners.approveOrReject'),
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
          title={t('deliveryPartners.noWithdrawals')}
          text={t('deliveryPartners.noWithdrawalsText')}
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
  const amount = amountOf(request);
  const { partnerName: name } = request;
  return (
    <Line gap={2} justify="atEnd" isOneLine>
      <Button
        size="s"
        variant="danger"
        aria-label={t('deliveryPartners.rejectFor', { amount, name })}
        onClick={() => onResolve(request, 'rejected')}
      >
        {t('deliveryPartners.reject')}
      </Button>
      <Button
        size="s"
        aria-label={t('deliveryPartners.approveFor', { amount, name })}
        onClick={() => onResolve(request, 'approved')}
      >
        {t('deliveryPartners.approve')}
      </Button>
    </Line>
  );
}

const columns = (): readonly DataTableColumn<Row>[] => [
  {
    header: t('deliveryPartners.partner'),
    card: 'title',
    cell: ({ deliveryPartnerId, partnerName }) => (
      <TextLink to={paths.deliveryPartner(deliveryPartnerId)} as={Link}>
        <ClippedText lines={2} text={partnerName} />
      </TextLink>
    ),
  },
  {
    header: t('deliveryPartners.amount'),
    align: 'end',
    card: 'aside',
    cell: (request) => <b>{amountOf(request)}</b>,
  },
  {
    header: t('deliveryPartners.bankDetails'),
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
  { header: t('deliveryPartners.date'), card: 'line', cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    header: t('deliveryPartners.status'),
    card: 'aside',
    cell: () => <WaitingBadge>{t('deliveryPartners.pending')}</WaitingBadge>,
  },
];
