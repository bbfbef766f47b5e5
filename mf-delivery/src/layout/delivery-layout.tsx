import { Suspense, useMemo } from 'react';
import { deliveryPartners, type Assignment, type Stored } from '@basket/domain';
import { LoadingRegion, Page, Skeleton } from '@basket/ui';
import { Outlet, useHoldFirstView, useLiveDocument, useLiveQuery, useSession } from '@basket/web';
import { DeliveryContext, type DeliveryData } from '../delivery-context';
import { reportingFor, usePositionReports } from '../position/use-position-reports';
import { offersTo, ordersInHandOf } from '../queries';
import { SignsOfLife } from '../availability/signs-of-life';
import { t } from '../texts';
import { BottomNav } from './bottom-nav';
import styles from './delivery-layout.module.css';
import { LossAlert } from './loss-alert';
import { OfferBanner } from './offer-banner';
import { useAllowAlarms } from '../alarm/use-alarm';
import { RefusedStep } from '../waiting-steps/refused-step';
import { useSendSteps, useWithSteps } from '../waiting-steps/use-steps';
import { WaitingBanner } from '../waiting-steps/waiting-banner';
import { useWakeLock } from '../alarm/use-wake-lock';

const none: Stored<Assignment>[] = [];

/** The layout of all screens of a partner. Listens to the shared data and announces offers on every screen. */
export function DeliveryLayout() {
  const uid = useSession((state) => state.user?.uid ?? null);
  const email = useSession((state) => state.user?.email ?? '');
  const partner = useLiveDocument(deliveryPartners.schema, uid && deliveryPartners.path(uid));
  const offers = useLiveQuery(uid === null ? null : offersTo(uid));
  const storedInHand = useLiveQuery(uid === null ? null : ordersInHandOf(uid));
  const orders = useWithSteps(storedInHand.status === 'ready' ? storedInHand.data : none);
  useAllowAlarms();
  useSendSteps(uid ?? '');
  usePositionReports(reportingFor(partner, storedInHand));
  useWakeLock(partner.status === 'ready' && partner.data.isOnline);
  const data: DeliveryData = useMemo(
    () => ({
      uid: uid ?? '',
      email,
      partner,
      offers,
      inHand: storedInHand.status === 'ready' ? { ...storedInHand, data: orders } : storedInHand,
    }),
    [uid, email, partner, offers, storedInHand, orders],
  );
  return (
    <DeliveryContext value={data}>
      <div className={styles.frame}>
        {partner.status === 'ready' && <SignsOfLife partner={partner.data} offers={offers} />}
        <OfferBanner />
        <WaitingBanner />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </div>
      <BottomNav />
      <LossAlert uid={data.uid} inHand={storedInHand.status === 'ready' ? storedInHand.data : none} />
      <RefusedStep />
    </DeliveryContext>
  );
}

function PageLoading() {
  useHoldFirstView();
  return (
    <Page width="narrow">
      <LoadingRegion label={t('layout.loading')}>
        <Skeleton size="l" width="half" />
        <Skeleton />
        <Skeleton width="threeQuarters" />
      </LoadingRegion>
    </Page>
  );
}
