import { useState, type ReactNode } from 'react';
import {
  assignOrder,
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
  formatRelativeMinutes,
  ledgerRupees,
  Small,
  TableSkeleton,
  type DataTableColumn,
} from '@basket/ui';
import { LoadFailed, useServerNow } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';
import { ratingText } from '../partner-text';
import { PartnerCard } from './partner-card';
import styles from './partner-choice.module.css';
import { obstacleText, passedText } from '../partner-obstacles';
import { useRecommendations, type Dispatch, type Recommended } from '../use-recommendations';

type Row = Recommendation<Stored<DeliveryPartner>>;

export interface PartnerChoiceProps {
  readonly order: Stored<Order>;
  readonly dispatch: Dispatch;
  /** Offers the order to a partner. Assigns it by default. */
  readonly onChoose?: (partner: Stored<DeliveryPartner>) => void;
  /** A partner whom nobody chooses: the one who has the order. */
  readonly exceptId?: string | null;
}

/**
 * Up to five recommended partners for an order, each with the facts that matter and a button to offer the order; below them
 * the other partners who are online, with the reason why they cannot be asked.
 */
export function PartnerChoice({ order, dispatch, onChoose, exceptId = null }: PartnerChoiceProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { run, isBusy } = useTold(assignOrder, {
    done: t('partners.assigned'),
    failed: t('partners.assignFailed'),
  });
  const recommended = useRecommendations(order, dispatch);
  if (recommended.status === 'error') return <LoadFailed title={t('partners.loadFailed')} of={recommended} />;
  if (recommended.status !== 'ready') return <TableSkeleton label={t('partners.loading')} rows={3} />;

  const { passed, hindered } = recommended.data;
  const recommendations = recommended.data.recommendations.filter(({ partner }) => partner.id !== exceptId);
  const { maxOrdersPerPartner } = dispatch.settings;
  const assignButton = ({ partner }: Row) => (
    <Button
      size="s"
      variant={partner === recommendations[0]?.partner ? 'primary' : 'quiet'}
      isBusy={isBusy && asked === partner.id}
      disabled={isBusy && asked !== partner.id}
      aria-label={t('partners.assignTo', { number: order.orderNumber, name: partner.name })}
      onClick={() => {
        if (onChoose) return onChoose(partner);
        setAsked(partner.id);
        void run({ orderId: order.id, deliveryPartnerId: partner.id });
      }}
    >
      {t('partners.assign')}
    </Button>
  );
  return (
    <>
      {passed.length > 0 && (
        <p className={styles.passed}>{t('partners.passedBy', { names: passedText(passed) })}</p>
      )}
      <DataTable
        caption={t('partners.recommendedFor', { number: order.orderNumber })}
        columns={columnsFor(maxOrdersPerPartner, assignButton)}
        rows={recommendations}
        rowKey={({ partner }) => partner.id}
        empty={<EmptyState isCompact headingLevel={3} {...emptyWords(hindered)} />}
        cardsBelowPx={640}
        renderCard={(row) => (
          <PartnerCard
            recommendation={row}
            maxOrdersPerPartner={maxOrdersPerPartner}
            action={assignButton(row)}
          />
        )}
      />
      <Hindered hindered={hindered.filter(({ partner }) => partner.id !== exceptId)} dispatch={dispatch} />
    </>
  );
}

/** The true reason is said where all partners share it; the figures of each follow below. */
function emptyWords(hindered: Recommended['hindered']): { readonly title: string; readonly text: string } {
  const isBalance = hindered.every(({ obstacle }) => obstacle === 'partner_balance_too_low');
  if (hindered.length > 0 && !isBalance)
    return {
      title: t('partners.noneAvailable'),
      text: t('partners.allHeldBack'),
    };
  return {
    title: t('partners.noneWithBalance'),
    text: t('partners.noneWithBalanceText'),
  };
}

interface HinderedProps {
  readonly hindered: Recommended['hindered'];
  readonly dispatch: Dispatch;
}

function Hindered({ hindered, dispatch }: HinderedProps) {
  const now = useServerNow(10_000);
  if (hindered.length === 0) return null;
  return (
    <div className={styles.hindered}>
      <p>{t('partners.hindered')}</p>
      <ul>
        {hindered.map(({ partner, obstacle }) => (
          <li key={partner.id}>
            <b>{partner.name}</b> {obstacleText(partner, obstacle, dispatch.settings, now)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DistanceToStore({ partner, distanceKm }: Row) {
  const now = useServerNow(30_000);
  if (distanceKm === null || !partner.currentLocation) return t('partners.unknown');
  return (
    <>
      {formatDistanceKm(distanceKm)}
      <Small>{formatRelativeMinutes(partner.currentLocation.at, now)}</Small>
    </>
  );
}

const columnsFor = (maxOrdersPerPartner: number, action: (row: Row) => ReactNode): DataTableColumn<Row>[] => [
  {
    header: t('partners.recommended'),
    cell: ({ partner }) => (
      <span className={styles.who}>
        <Avatar name={partner.name} size="s" />
        <ClippedText lines={2} text={partner.name} />
      </span>
    ),
  },
  { header: t('partners.toStore'), align: 'end', cell: (row) => <DistanceToStore {...row} /> },
  { header: t('partners.rating'), align: 'end', cell: ({ partner }) => ratingText(partner) },
  {
    header: t('partners.deliveriesTitle'),
    align: 'end',
    cell: ({ partner }) => formatNumber(partner.completedOrders),
  },
  {
    header: t('partners.inHand'),
    align: 'end',
    cell: ({ partner }) =>
      t('partners.inHandOf', { inHand: ordersInHand(partner), most: maxOrdersPerPartner }),
  },
  {
    header: t('partners.wallet'),
    align: 'end',
    cell: ({ partner }) => ledgerRupees(partner.walletBalancePaise),
  },
  { header: t('partners.assign'), isHeaderHidden: true, align: 'end', cell: action },
];
