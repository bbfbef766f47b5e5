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
  formatPhone,
  ledgerRupees,
  PartnerStatusBadge,
  TextLink,
  type DataTableColumn,
} from '@basket/ui';
import { Link, useNavigate, useServerNow } from '@basket/web';
import { ratingOutOfFive } from '../../../partners/partner-text';
import { paths } from '../../../paths';
import { t } from '../../../texts';
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
      caption={t('deliveryPartners.byName')}
      columns={columnsOf(settings, now, onAction)}
      rows={rows}
      rowKey={(partner) => partner.id}
      isLoading={isLoading}
      onOpenRow={(partner) => void navigate(paths.deliveryPartner(partner.id))}
      empty={<EmptyState isCompact title={t('deliveryPartners.none')} />}
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
      {t('deliveryPartners.inHandOf', { inHand: ordersInHand(partner), most: settings.maxOrdersPerPartner })}
      <small className={isOver ? styles.blocked : undefined}>
        {t(isOver ? 'deliveryPartners.cashOverLimit' : 'deliveryPartners.cash', {
          cash: ledgerRupees(partner.cashInHandPaise),
        })}
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
    header: t('deliveryPartners.partner'),
    card: 'title',
    cell: ({ id, name, vehicleNumber }) => (
      <>
        <TextLink to={paths.deliveryPartner(id)} as={Link}>
          <ClippedText lines={2} text={name} />
        </TextLink>
        <small>
          <ClippedText text={vehicleNumber || t('deliveryPartners.noVehicle')} />
        </small>
      </>
    ),
  },
  {
    header: t('deliveryPartners.contact'),
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
    header: t('deliveryPartners.status'),
    card: 'line',
    cell: (partner) => settings && <Presence partner={partner} settings={settings} now={now} />,
  },
  {
    header: t('deliveryPartners.inHand'),
    align: 'end',
    card: 'figure',
    cell: (partner) => settings && <InHand partner={partner} settings={settings} />,
  },
  {
    header: t('deliveryPartners.walletBalance'),
    align: 'end',
    card: 'figure',
    cell: (partner) => <Balance partner={partner} />,
  },
  {
    header: t('deliveryPartners.totalEarnings'),
    align: 'end',
    card: 'figure',
    cell: ({ totalEarningsPaise, totalDeliveries }) => (
      <>
        {ledgerRupees(totalEarningsPaise)}
        <small>{t('deliveryPartners.deliveries', { n: totalDeliveries })}</small>
      </>
    ),
  },
  { header: t('deliveryPartners.rating'), align: 'end', card: 'figure', cell: ratingOutOfFive },
  {
    header: t('deliveryPartners.actions'),
    isHeaderHidden: true,
    align: 'end',
    card: 'aside',
    cell: (partner) => <PartnerMenu partner={partner} onAction={(action) => onAction(partner, action)} />,
  },
];
