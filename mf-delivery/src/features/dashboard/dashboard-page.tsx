import { noticeWords, type PublicStoreSettings } from '@basket/domain';
import { Banner, Page } from '@basket/ui';
import { LoadFailed, usePageTitle, useServerNow } from '@basket/web';
import { isNews } from '../../assignments/assignment-facts';
import { AfterDelivery } from '../../assignments/components/after-delivery';
import { MissedOffer } from '../../assignments/components/missed-offer';
import { WhyNoOffers } from '../../availability/why-no-offers';
import { useStoreState } from '../../use-store';
import { useDelivery } from '../../delivery-context';
import { t } from '../../texts';
import { Alerts } from './components/alerts';
import { Availability } from './components/availability';
import { CurrentOrders, CurrentOrdersSkeleton } from './components/current-orders';
import { QuickActions } from './components/quick-actions';
import { Totals } from './components/totals';
import { useToday, type Today } from './use-today';

/** /delivery: availability, current orders and today's figures. */
export function DashboardPage() {
  usePageTitle(t('common.deliveryDashboard'));
  const { uid, partner, inHand } = useDelivery();
  const store = useStoreState();
  const today = useToday(uid);
  // Show everything at once: what appears later would move the buttons under the thumb.
  const isLoading = [partner, inHand, store].some(({ status }) => status === 'loading');
  return (
    <Page width="narrow" rhythm="panels">
      <Availability today={today} />
      {isLoading ? (
        <CurrentOrdersSkeleton />
      ) : (
        <Loaded store={store.status === 'ready' ? store.data : null} latest={today?.latest ?? null} />
      )}
    </Page>
  );
}

interface LoadedProps {
  readonly store: PublicStoreSettings | null;
  readonly latest: Today['latest'];
}

function Loaded({ store, latest }: LoadedProps) {
  const { partner, inHand } = useDelivery();
  const now = useServerNow(60_000);
  const notice = partner.status === 'ready' ? noticeWords(partner.data) : '';
  return (
    <>
      {notice !== '' && <Banner tone="warning" text={notice} />}
      {partner.status === 'ready' && (
        <WhyNoOffers partner={partner.data} limits={store} except={['partner_offline']} />
      )}
      {partner.status === 'ready' && <MissedOffer partner={partner.data} />}
      {partner.status === 'error' && <LoadFailed title={t('dashboard.loadFailed')} of={partner} />}
      {partner.status === 'missing' && <Banner tone="danger" text={t('dashboard.notSetUp')} />}
      {latest && isNews(latest.createdAt, now) && partner.status === 'ready' && (
        <AfterDelivery
          orderId={latest.orderId}
          earnedPaise={latest.amountPaise}
          isCash={partner.data.cashInHandPaise > 0}
          deliveredAt={latest.createdAt}
        />
      )}
      <CurrentOrders inHand={inHand} store={store} />
      <QuickActions inHand={inHand} store={store} />
      <Totals partner={partner} />
      <Alerts />
    </>
  );
}
