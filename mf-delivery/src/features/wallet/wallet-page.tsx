import type {
  CashDeposit,
  DeliveryPartner,
  PublicStoreSettings,
  Stored,
  WithdrawalRequest,
} from '@basket/domain';
import {
  formatNumber,
  KeyFigure,
  KeyFigures,
  LoadingRegion,
  Page,
  Panel,
  Row,
  rupees,
  Skeleton,
} from '@basket/ui';
import { LoadFailed, useLiveQuery, usePageTitle, type Live } from '@basket/web';
import { WhyNoOffers } from '../../availability/why-no-offers';
import { Band } from '../../components/band';
import { useDelivery } from '../../delivery-context';
import { lastDepositOf, withdrawalsOf } from '../../queries';
import { useStoreState } from '../../use-store';
import { t } from '../../texts';
import { CashInHand } from './components/cash-in-hand';
import { RequestWithdrawal } from './components/request-withdrawal';
import { Transactions } from './components/transactions';
import { Withdrawals } from './components/withdrawals';
import styles from './wallet.module.css';

const unknown = '–';

/** /delivery/wallet: the balance, withdrawals, cash in hand and every transaction, live. */
export function WalletPage() {
  usePageTitle(t('common.wallet'));
  const { uid, partner } = useDelivery();
  const store = useStoreState();
  const requests = useLiveQuery(uid === '' ? null : withdrawalsOf(uid));
  const deposits = useLiveQuery(uid === '' ? null : lastDepositOf(uid));
  const settings = store.status === 'ready' ? store.data : null;
  const known = partner.status === 'ready' ? partner.data : null;
  // One after the other they would push each other down.
  const isComing = [partner, store, requests, deposits].some(({ status }) => status === 'loading');
  return (
    <Page width="narrow" rhythm="panels">
      <Band>
        <Row gap={4} align="baseline" justify="between" isOneLine>
          <h1 className={styles.title} tabIndex={-1}>
            {t('common.wallet')}
          </h1>
          <span className={styles.owner}>{known?.name}</span>
        </Row>
        <dl className={styles.balance}>
          <dt>{t('wallet.availableBalance')}</dt>
          <dd>{known ? rupees(known.walletBalancePaise) : unknown}</dd>
        </dl>
        <RequestWithdrawal
          partner={known}
          lastBankDetails={(requests.status === 'ready' && requests.data[0]) || null}
        />
      </Band>
      {partner.status === 'error' && <LoadFailed title={t('wallet.loadFailed')} of={partner} />}
      {isComing ? (
        <PanelsComing />
      ) : (
        <Panels uid={uid} partner={known} {...{ settings, requests, deposits }} />
      )}
    </Page>
  );
}

const PanelsComing = () => (
  <LoadingRegion label={t('wallet.loading')}>
    <Panel>
      <Skeleton size="l" width="half" />
      <Skeleton width="threeQuarters" />
    </Panel>
  </LoadingRegion>
);

interface PanelsProps {
  readonly uid: string;
  /** Null where it could not be read, like the settings. */
  readonly partner: Stored<DeliveryPartner> | null;
  readonly settings: Stored<PublicStoreSettings> | null;
  readonly requests: Live<Stored<WithdrawalRequest>[]>;
  readonly deposits: Live<Stored<CashDeposit>[]>;
}

function Panels({ uid, partner, settings, requests, deposits }: PanelsProps) {
  return (
    <>
      {partner && <WhyNoOffers partner={partner} limits={settings} />}
      <Panel label={t('wallet.earnings')}>
        <KeyFigures>
          <KeyFigure
            label={t('common.totalEarnings')}
            value={partner ? rupees(partner.totalEarningsPaise) : unknown}
          />
          <KeyFigure
            label={t('common.totalDeliveries')}
            value={partner ? formatNumber(partner.totalDeliveries) : unknown}
          />
        </KeyFigures>
      </Panel>
      <CashInHand
        partner={partner}
        store={settings}
        lastDeposit={(deposits.status === 'ready' && deposits.data[0]) || null}
      />
      <Withdrawals requests={requests} />
      <Transactions uid={uid} />
    </>
  );
}
