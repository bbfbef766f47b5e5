import { useState } from 'react';
import {
  deliveryPartners,
  ordersInHand,
  partnerStatus,
  publicSettings,
  type DeliveryPartner,
  type Stored,
} from '@basket/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  Field,
  formatNumber,
  formatPhone,
  InlineAlert,
  ledgerRupees,
  Page,
  PageHeader,
  Panel,
  PartnerStatusBadge,
  StatCard,
  StatStrip,
} from '@basket/ui';
import {
  Link,
  LoadFailed,
  useLiveDocument,
  usePageTitle,
  useParams,
  useSearchParams,
  useServerNow,
  type Live,
} from '@basket/web';
import { useStored } from '@basket/web/stored';
import { LiveState } from '../../components/state-badges';
import { ratingOutOfFive } from '../../partners/partner-text';
import { paths } from '../../paths';
import { t } from '../../texts';
import { CashDeposits } from './components/cash-deposits';
import { PartnerActionDialog, type PartnerAction } from './components/partner-actions';
import { StatementRows } from './components/statement-rows';
import styles from './components/statement.module.css';
import { balanceNote } from './partner-facts';
import { currentMonth, statementTime, type StatementDays } from './statement';

/** /admin/delivery-partners/{id}: the figures of one partner, the wallet's statement and the cash handed in, live. */
export function PartnerPage() {
  const { partnerId = '' } = useParams();
  const live = useStored(deliveryPartners, partnerId);
  const [action, setAction] = useState<PartnerAction | null>(null);
  const now = useServerNow(60_000);
  const partner = live.status === 'ready' ? live.data : null;
  usePageTitle(partner?.name ?? t('deliveryPartners.partnerTitle'));

  if (live.status === 'missing') return <PartnerNotFound />;
  return (
    <Page rhythm="panels">
      <Head partner={partner} of={live} onAction={setAction} />
      {live.status === 'error' ? (
        <LoadFailed title={t('deliveryPartners.loadFailed')} of={live} />
      ) : (
        <Figures partner={partner} />
      )}
      {partner && <WalletStatement partner={partner} now={now} />}
      {partner && <CashDeposits partnerId={partner.id} />}
      {partner && action && (
        <PartnerActionDialog action={action} partner={partner} onClose={() => setAction(null)} />
      )}
    </Page>
  );
}

interface HeadProps {
  readonly partner: Stored<DeliveryPartner> | null;
  readonly of: Live<unknown>;
  readonly onAction: (action: PartnerAction) => void;
}

/** Name, status and what can be done for the partner. */
function Head({ partner, of, onAction }: HeadProps) {
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  const limit = settings.status === 'ready' ? settings.data.maxOrdersPerPartner : null;
  return (
    <PageHeader
      title={partner?.name ?? t('deliveryPartners.partnerTitle')}
      note={partner ? factsOf(partner) : '\u00a0'}
      badge={
        <>
          {partner && limit !== null && <PartnerStatusBadge status={partnerStatus(partner, limit)} />}
          <LiveState of={[of]} />
        </>
      }
      actions={actions().map(({ action, label }) => (
        <Button key={action} variant="quiet" size="s" disabled={!partner} onClick={() => onAction(action)}>
          {label}
        </Button>
      ))}
    />
  );
}

const actions = () =>
  [
    { action: 'adjust', label: t('deliveryPartners.adjustWallet') },
    { action: 'deposit', label: t('deliveryPartners.cashDeposit') },
    { action: 'edit', label: t('deliveryPartners.edit') },
  ] as const;

const factsOf = (partner: Stored<DeliveryPartner>): string =>
  [
    partner.vehicleNumber || t('deliveryPartners.noVehicle'),
    formatPhone(partner.phone),
    ratingOutOfFive(partner),
  ].join(' · ');

function Figures({ partner }: { partner: Stored<DeliveryPartner> | null }) {
  return (
    <StatStrip label={t('deliveryPartners.figures')}>
      <StatCard
        label={t('deliveryPartners.walletBalance')}
        value={partner && ledgerRupees(partner.walletBalancePaise)}
        note={partner && (balanceNote(partner) ?? t('deliveryPartners.enoughForOffers'))}
      />
      <StatCard
        label={t('deliveryPartners.cashInHand')}
        value={partner && ledgerRupees(partner.cashInHandPaise)}
        note={partner && t('deliveryPartners.ordersInHand', { n: ordersInHand(partner) })}
      />
      <StatCard
        label={t('deliveryPartners.totalEarnings')}
        value={partner && ledgerRupees(partner.totalEarningsPaise)}
      />
      <StatCard
        label={t('deliveryPartners.totalDeliveries')}
        value={partner && formatNumber(partner.totalDeliveries)}
      />
    </StatStrip>
  );
}

/** The days are kept in the address, so that a statement can be shared and survives a reload. */
function WalletStatement({
  partner,
  now,
}: {
  readonly partner: Stored<DeliveryPartner>;
  readonly now: number;
}) {
  const [params, setParams] = useSearchParams();
  const month = currentMonth(now);
  const days: StatementDays = { from: params.get('from') ?? month.from, to: params.get('to') ?? month.to };
  const time = statementTime(days);
  const choose = (part: Partial<StatementDays>) => setParams({ ...days, ...part }, { replace: true });
  return (
    <Panel padding="none" title={t('deliveryPartners.walletStatement')}>
      <div className={styles.range} data-print="hide">
        <Field
          label={t('deliveryPartners.from')}
          type="date"
          isDense
          className={styles.date}
          value={days.from}
          max={days.to}
          onChange={({ target }) => choose({ from: target.value })}
        />
        <Field
          label={t('deliveryPartners.to')}
          type="date"
          isDense
          className={styles.date}
          value={days.to}
          min={days.from}
          onChange={({ target }) => choose({ to: target.value })}
        />
      </div>
      {'problem' in time ? (
        <div className={styles.notice}>
          <InlineAlert>{time.problem}</InlineAlert>
        </div>
      ) : (
        <StatementRows key={`${time.fromAt} ${time.untilAt}`} partner={partner} days={days} time={time} />
      )}
    </Panel>
  );
}

function PartnerNotFound() {
  usePageTitle(t('deliveryPartners.notFound'));
  return (
    <Page rhythm="panels">
      <Panel>
        <EmptyState
          art="search"
          headingLevel={1}
          title={t('deliveryPartners.notFound')}
          text={t('deliveryPartners.notFoundText')}
          action={
            <ButtonLink to={paths.deliveryPartners} as={Link}>
              {t('deliveryPartners.allPartners')}
            </ButtonLink>
          }
        />
      </Panel>
    </Page>
  );
}
