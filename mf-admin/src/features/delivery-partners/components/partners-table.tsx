import {
  ordersInHand,
  partnerStatus,
  type DeliveryPartner,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import {
  ClippedText,
  DataTable,
  EmptyState,
  formatCount,
  formatPhone,
  ledgerRupees,
  PartnerStatusBadge,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link, useNavigate, useServerNow } from '@basket/web';
import { ratingOutOfFive } from '../../../partners/partner-text';
import { paths } from '../../../paths';
import { balanceNote, isOverCashLimit, presenceText } from '../partner-facts';
import { PartnerMenu, type PartnerAction } from './partner-actions';
import styles from './partners-table.module.css';

type Row = Stored<DeliveryPartner>;

export interface PartnersTableProps {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** Null while they load. */
  readonly settings: PublicStoreSettings | null;
  readonly onAction: (partner: Row, action: PartnerAction) => void;
}

/** A table on desktops, cards on phones. */
export function PartnersTable({ rows, isLoading, settings, onAction }: PartnersTableProps) {
  const navigate = useNavigate();
  const now = useServerNow(60_000);
  return (
    <DataTable
      caption="Delivery partners, by name"
      columns={columnsOf(settings, now, onAction)}
      rows={rows}
      rowKey={(partner) => partner.id}
      isLoading={isLoading}
      onOpenRow={(partner) => void navigate(paths.deliveryPartner(partner.id))}
      empty={<EmptyState isCompact title="No delivery partners yet" />}
      cardsBelowPx={940}
    />
  );
}

interface FactsProps {
  readonly partner: Row;
  readonly settings: PublicStoreSettings;
}

/** The status with its reason and the last sign of the partner. */
const Presence = ({ partner, settings, now }: FactsProps & { readonly now: number }) => (
  <>
    <PartnerStatusBadge status={partnerStatus(partner, settings.maxOrdersPerPartner)} />
    <small className={styles.reason}>{presenceText(partner, now)}</small>
  </>
);

/** Orders and cash that the partner has now. */
function InHand({ partner, settings }: FactsProps) {
  const isOver = isOverCashLimit(partner, settings.cashInHandLimitPaise);
  return (
    <>
      {ordersInHand(partner)} of {formatCount(settings.maxOrdersPerPartner, 'order')}
      <small className={isOver ? styles.blocked : undefined}>
        {ledgerRupees(partner.cashInHandPaise)} cash{isOver && ': no cash orders'}
      </small>
    </>
  );
}

function Balance({ partner }: { partner: Row }) {
  const note = balanceNote(partner);
  return (
    <>
      {ledgerRupees(partner.walletBalancePaise)}
      {note !== null && <small className={styles.blocked}>{note}</small>}
    </>
  );
}

const columnsOf = (
  settings: PublicStoreSettings | null,
  now: number,
  onAction: PartnersTableProps['onAction'],
): readonly DataTableColumn<Row>[] => [
  {
    header: 'Partner',
    card: 'title',
    cell: ({ id, name, vehicleNumber }) => (
      <>
        <TextLink to={paths.deliveryPartner(id)} as={Link}>
          <ClippedText lines={2} text={name} />
        </TextLink>
        <small>
          <ClippedText text={vehicleNumber || 'No vehicle'} />
        </small>
      </>
    ),
  },
  {
    header: 'Contact',
    card: 'line',
    cell: ({ phone, email }) => (
      <>
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        <small>
          <ClippedText text={email} />
        </small>
      </>
    ),
  },
  {
    header: 'Status',
    card: 'line',
    cell: (partner) => settings && <Presence partner={partner} settings={settings} now={now} />,
  },
  {
    header: 'In hand',
    align: 'end',
    card: 'figure',
    cell: (partner) => settings && <InHand partner={partner} settings={settings} />,
  },
  {
    header: 'Wallet balance',
    align: 'end',
    card: 'figure',
    cell: (partner) => <Balance partner={partner} />,
  },
  {
    header: 'Total earnings',
    align: 'end',
    card: 'figure',
    cell: ({ totalEarningsPaise, totalDeliveries }) => (
      <>
        {ledgerRupees(totalEarningsPaise)}
        <small>{formatCount(totalDeliveries, 'delivery', 'deliveries')}</small>
      </>
    ),
  },
  { header: 'Rating', align: 'end', card: 'figure', cell: ratingOutOfFive },
  {
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    card: 'aside',
    cell: (partner) => <PartnerMenu partner={partner} onAction={(action) => onAction(partner, action)} />,
  },
];
