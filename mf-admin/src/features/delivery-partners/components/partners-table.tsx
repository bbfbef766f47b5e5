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
import { PartnerCard } from './partner-card';
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
  const status = (partner: Row) => settings && <Presence partner={partner} settings={settings} now={now} />;
  const inHand = (partner: Row) => settings && <InHand partner={partner} settings={settings} />;
  const menu = (partner: Row) => (
    <PartnerMenu partner={partner} onAction={(action) => onAction(partner, action)} />
  );
  return (
    <DataTable
      caption="Delivery partners, by name"
      columns={columnsWith({ status, inHand, menu })}
      rows={rows}
      rowKey={(partner) => partner.id}
      isLoading={isLoading}
      onOpenRow={(partner) => void navigate(paths.deliveryPartner(partner.id))}
      empty={<EmptyState isCompact title="No delivery partners yet" />}
      cardsBelowPx={940}
      renderCard={(partner) => (
        <PartnerCard
          partner={partner}
          name={<Name partner={partner} />}
          status={status(partner)}
          inHand={inHand(partner)}
          balance={<Balance partner={partner} />}
          menu={menu(partner)}
        />
      )}
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
      <small className={isOver ? styles.blocked : styles.second}>
        {ledgerRupees(partner.cashInHandPaise)} cash{isOver && ': no cash orders'}
      </small>
    </>
  );
}

const Name = ({ partner }: { partner: Row }) => (
  <TextLink to={paths.deliveryPartner(partner.id)} as={Link}>
    <ClippedText lines={2} text={partner.name} />
  </TextLink>
);

function Balance({ partner }: { partner: Row }) {
  const note = balanceNote(partner);
  return (
    <>
      {ledgerRupees(partner.walletBalancePaise)}
      {note !== null && <small className={styles.blocked}>{note}</small>}
    </>
  );
}

type Cell = DataTableColumn<Row>['cell'];

const columnsWith = (cells: Readonly<Record<'status' | 'inHand' | 'menu', Cell>>): DataTableColumn<Row>[] => [
  {
    header: 'Partner',
    cell: (partner) => (
      <>
        <b>
          <Name partner={partner} />
        </b>
        <small className={styles.second}>
          <ClippedText text={partner.vehicleNumber || 'No vehicle'} />
        </small>
      </>
    ),
  },
  {
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
  { header: 'Status', cell: cells.status },
  { header: 'In hand', align: 'end', cell: cells.inHand },
  { header: 'Wallet balance', align: 'end', cell: (partner) => <Balance partner={partner} /> },
  {
    header: 'Total earnings',
    align: 'end',
    cell: (partner) => (
      <>
        {ledgerRupees(partner.totalEarningsPaise)}
        <small className={styles.second}>
          {formatCount(partner.totalDeliveries, 'delivery', 'deliveries')}
        </small>
      </>
    ),
  },
  { header: 'Rating', align: 'end', cell: ratingOutOfFive },
  { header: 'Actions', isHeaderHidden: true, align: 'end', cell: cells.menu },
];
