import { useEffect, useState, type ReactNode } from 'react';
import { LoadingRegion, Page, PageHeader, Skeleton } from '@basket/ui';
import { LoadFailed, useNavigate, usePageTitle, useServerNow } from '@basket/web';
import { useStore } from '../../use-store';
import { useDelivery } from '../../delivery-context';
import { openOffers } from '../../assignments/assignment-facts';
import { paths } from '../../paths';
import { t } from '../../texts';
import { NoOffers } from './components/no-offers';
import { OfferScreen, type OfferScreenProps } from './components/offer-screen';

/** /delivery/order-assignment: the open offers with the seconds left to answer. */
export function OrderAssignmentPage() {
  const { offers } = useDelivery();
  // Asked for beside the offers: its address would push down what an offer shows already.
  const store = useStore();
  const hasOffer = offers.status === 'ready' && !offers.isFromCache && offers.data.length > 0;
  // The tab says it, too: the page may be silent, or not in front.
  usePageTitle(t(hasOffer ? 'common.newOrder' : 'common.orderAssignment'));
  const onAcceptWaits = useLeadToOrder();
  if (offers.status === 'ready' && offers.data.length > 0)
    return <Offers offers={offers.data} store={store} onAcceptWaits={onAcceptWaits} />;
  return (
    <Waiting>
      {offers.status === 'error' && <LoadFailed title={t('common.loadOrdersFailed')} of={offers} />}
      {offers.status === 'loading' && (
        <LoadingRegion label={t('orderAssignment.loading')}>
          <Skeleton size="l" width="half" />
          <Skeleton />
        </LoadingRegion>
      )}
      {offers.status === 'ready' && <NoOffers />}
    </Waiting>
  );
}

/** Leads to an order whose acceptance had waited, once the server has it; unless another offer waits for its answer. */
function useLeadToOrder(): OfferScreenProps['onAcceptWaits'] {
  const { offers, inHand } = useDelivery();
  const navigate = useNavigate();
  const [awaited, setAwaited] = useState<string | null>(null);
  const isTaken = inHand.status === 'ready' && inHand.data.some(({ id }) => id === awaited);
  const isFree = offers.status === 'ready' && offers.data.length === 0;
  useEffect(() => {
    if (isTaken && isFree) void navigate(paths.dashboard);
  }, [isTaken, isFree, navigate]);
  return ({ id }) => setAwaited(id);
}

/**
 * A component of its own, so that the clock starts with the first offer and ticks only while there is one. An offer
 * disappears when its time is up, whether or not the server has withdrawn it yet.
 */
function Offers({ offers, store, onAcceptWaits }: Omit<OfferScreenProps, 'now'>) {
  const now = useServerNow(250);
  const open = openOffers(offers, now);
  if (open.length > 0) return <OfferScreen {...{ offers: open, now, store, onAcceptWaits }} />;
  return (
    <Waiting>
      <NoOffers />
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader title={t('common.orderAssignment')} />
      {children}
    </Page>
  );
}
