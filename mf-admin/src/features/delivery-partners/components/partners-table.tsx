import { partnerStatus, type DeliveryPartner, type Stored } from '@basket/domain';
import {
  ClippedText,
  DataTable,
  EmptyState,
  formatNumber,
  formatPhone,
  ledgerRupees,
  PartnerStatusBadge,
  type DataTableColumn,
} from '@basket/ui';
import { ratingOutOfFive } from '../../../partners/partner-text';
import { PartnerCard } from './partner-card';
import styles from './partners-table.module.css';

type Row = Stored<DeliveryPartner>;

export interface PartnersTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** How many orders make a partner busy; null while the settings load. */
  readonly maxOrdersPerPartner: number | null;
}

/** A table on desktops, cards on phones. */
export function PartnersTable({ rows, isLoading, maxOrdersPerPartner }: PartnersTableProps) {
  const status = (partner: Row) =>
    maxOrdersPerPartner === null ? null : (
      <PartnerStatusBadge status={partnerStatus(partner, maxOrdersPerPartner)} />
    );
  return (
    <DataTable
      caption="Delivery partners, by name"
      columns={[
        ...columns.slice(0, 2),
        { key: 'status', header: 'Status', cell: status },
        ...columns.slice(2),
      ]}
      rows={rows}
      rowKey={(partner) => partner.id}
      isLoading={isLoading}
      empty={<EmptyState isCompact title="No delivery partners yet" />}
      cardsBelowPx={760}
      renderCard={(partner) => <PartnerCard partner={partner} status={status(partner)} />}
    />
  );
}

const columns: readonly DataTableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Partner',
    cell: (partner) => (
      <>
        <b>
          <ClippedText lines={2} text={partner.name} />
        </b>
        <small className={styles.second}>{partner.vehicleNumber || 'No vehicle'}</small>
      </>
    ),
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: (partner) => (
      <>
        <a href={`tel:${partner.phone}`}>{formatPhone(partner.phone)}</a>
        <small className={styles.second}>
          <ClippedText text={partner.email} />
        </small>
      </>
    ),
  },
  {
    key: 'wallet',
    header: 'Wallet balance',
    align: 'end',
    cell: (partner) => ledgerRupees(partner.walletBalancePaise),
  },
  {
    key: 'deliveries',
    header: 'Deliveries',
    align: 'end',
    cell: (partner) => formatNumber(partner.totalDeliveries),
  },
  {
    key: 'earnings',
    header: 'Total earnings',
    align: 'end',
    cell: (partner) => ledgerRupees(partner.totalEarningsPaise),
  },
  { key: 'rating', header: 'Rating', align: 'end', cell: ratingOutOfFive },
];
