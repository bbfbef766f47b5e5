import { useState, type ReactNode } from 'react';
import {
  ordersInHand,
  type DeliveryPartner,
  type Order,
  type Recommendation,
  type Stored,
} from '@basket/domain';
import {
  Avatar,
  Button,
  ClippedText,
  DataTable,
  EmptyState,
  formatDistanceKm,
  formatNumber,
  ledgerRupees,
  TableSkeleton,
  type DataTableColumn,
} from '@basket/ui';
import { LoadFailed } from '@basket/web';
import { ratingText } from '../partner-text';
import { PartnerCard } from './partner-card';
import styles from './partner-choice.module.css';
import { useAssignOrder } from '../use-assign-order';
import { useRecommendations, type Dispatch } from '../use-recommendations';

type Row = Recommendation<Stored<DeliveryPartner>>;

export interface PartnerChoiceProps {
  readonly order: Stored<Order>;
  readonly dispatch: Dispatch;
}

/** Up to five recommended partners for an order, each with the facts that matter and a button to offer the order. */
export function PartnerChoice({ order, dispatch }: PartnerChoiceProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { isBusy, assign } = useAssignOrder();
  const recommended = useRecommendations(order, dispatch);
  if (recommended.status === 'error') return <LoadFailed title="Failed to load data" of={recommended} />;
  if (recommended.status !== 'ready') return <TableSkeleton label="Loading delivery partners" rows={3} />;

  const { recommendations, passedBy } = recommended.data;
  const { maxOrdersPerPartner } = dispatch.settings;
  const assignButton = ({ partner }: Row) => (
    <Button
      size="s"
      variant={partner === recommendations[0]?.partner ? 'primary' : 'quiet'}
      isBusy={isBusy && asked === partner.id}
      disabled={isBusy && asked !== partner.id}
      aria-label={`Assign ${order.orderNumber} to ${partner.name}`}
      onClick={() => {
        setAsked(partner.id);
        void assign(order.id, partner.id);
      }}
    >
      Assign
    </Button>
  );
  return (
    <>
      {passedBy.length > 0 && <p className={styles.passed}>Passed by {passedBy.join(', ')}</p>}
      <DataTable
        caption={`Recommended partners for ${order.orderNumber}`}
        columns={columnsFor(maxOrdersPerPartner, assignButton)}
        rows={recommendations}
        rowKey={({ partner }) => partner.id}
        empty={
          <EmptyState
            isCompact
            headingLevel={3}
            title="No available delivery partners with sufficient balance"
            text="A partner must be online, have room for another order and at least ₹1,000 in the wallet."
          />
        }
        cardsBelowPx={640}
        renderCard={(row) => (
          <PartnerCard
            recommendation={row}
            maxOrdersPerPartner={maxOrdersPerPartner}
            action={assignButton(row)}
          />
        )}
      />
    </>
  );
}

const columnsFor = (maxOrdersPerPartner: number, action: (row: Row) => ReactNode): DataTableColumn<Row>[] => [
  {
    key: 'partner',
    header: 'Recommended partners',
    cell: ({ partner }) => (
      <span className={styles.who}>
        <Avatar name={partner.name} size="s" />
        <ClippedText lines={2} text={partner.name} />
      </span>
    ),
  },
  {
    key: 'distance',
    header: 'To store',
    align: 'end',
    cell: ({ distanceKm }) => (distanceKm === null ? 'Unknown' : formatDistanceKm(distanceKm)),
  },
  { key: 'rating', header: 'Rating', align: 'end', cell: ({ partner }) => ratingText(partner) },
  {
    key: 'deliveries',
    header: 'Deliveries',
    align: 'end',
    cell: ({ partner }) => formatNumber(partner.completedOrders),
  },
  {
    key: 'load',
    header: 'In hand',
    align: 'end',
    cell: ({ partner }) => `${ordersInHand(partner)} of ${maxOrdersPerPartner}`,
  },
  {
    key: 'wallet',
    header: 'Wallet',
    align: 'end',
    cell: ({ partner }) => ledgerRupees(partner.walletBalancePaise),
  },
  { key: 'assign', header: 'Assign', isHeaderHidden: true, align: 'end', cell: action },
];
