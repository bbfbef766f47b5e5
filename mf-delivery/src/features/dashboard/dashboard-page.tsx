import { Banner, Page } from '@basket/ui';
import { usePageTitle } from '@basket/web';
import { useStore } from '../../components/use-store';
import { LoadFailed } from '../../components/load-failed';
import { useDelivery } from '../../delivery-context';
import { Availability } from './components/availability';
import { CurrentOrders } from './components/current-orders';
import { QuickActions } from './components/quick-actions';
import { Totals } from './components/totals';

/** /delivery: online or not, what to do now, what came of today (checklist D1). */
export function DashboardPage() {
  usePageTitle('Delivery Dashboard');
  const { partner, inHand } = useDelivery();
  const store = useStore();
  const notice = partner.status === 'ready' ? partner.data.notice : '';
  return (
    <Page width="narrow" rhythm="panels">
      <Availability />
      {notice !== '' && <Banner tone="warning" text={notice} />}
      {partner.status === 'error' && <LoadFailed title="Failed to load dashboard data" of={partner} />}
      {partner.status === 'missing' && (
        <Banner
          tone="danger"
          text="Your account is not set up for deliveries yet. Please contact the store."
        />
      )}
      <CurrentOrders inHand={inHand} store={store} />
      <QuickActions inHand={inHand} store={store} />
      <Totals partner={partner} />
    </Page>
  );
}
