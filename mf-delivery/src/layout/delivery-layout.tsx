import { Suspense, useMemo } from 'react';
import { deliveryPartnerPath, deliveryPartnerSchema } from '@basket/domain';
import { LoadingRegion, Page, Skeleton } from '@basket/ui';
import { Outlet, useHoldFirstView, useLiveDocument, useLiveQuery, useSession } from '@basket/web';
import { DeliveryContext, type DeliveryData } from '../delivery-context';
import { reportingFor, usePositionReports } from '../position/use-position-reports';
import { offersTo, ordersInHandOf } from '../queries';
import { BottomNav } from './bottom-nav';
import styles from './delivery-layout.module.css';
import { LossAlert } from './loss-alert';
import { OfferBanner } from './offer-banner';
import { useAllowAlarms } from '../alarm/use-alarm';
import { useWakeLock } from '../alarm/use-wake-lock';

/** The layout of all screens of a partner. Listens to the shared data and announces offers on every screen. */
export function DeliveryLayout() {
  const uid = useSession((state) => state.user?.uid ?? null);
  const email = useSession((state) => state.user?.email ?? '');
  const partner = useLiveDocument(deliveryPartnerSchema, uid && deliveryPartnerPath(uid));
  const offers = useLiveQuery(uid === null ? null : offersTo(uid));
  const inHand = useLiveQuery(uid === null ? null : ordersInHandOf(uid));
  useAllowAlarms();
  usePositionReports(reportingFor(partner, inHand));
  useWakeLock(partner.status === 'ready' && partner.data.isOnline);
  const data: DeliveryData = useMemo(
    () => ({ uid: uid ?? '', email, partner, offers, inHand }),
    [uid, email, partner, offers, inHand],
  );
  return (
    <DeliveryContext value={data}>
      <div className={styles.frame}>
        <OfferBanner />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </div>
      <BottomNav />
      <LossAlert uid={data.uid} />
    </DeliveryContext>
  );
}

function PageLoading() {
  useHoldFirstView();
  return (
    <Page width="narrow">
      <LoadingRegion label="Loading">
        <Skeleton size="l" width="half" />
        <Skeleton />
        <Skeleton width="threeQuarters" />
      </LoadingRegion>
    </Page>
  );
}
