import type { ReactNode } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { LoadingRegion, Page, PageHeader, Skeleton } from '@basket/ui';
import { LoadFailed, usePageTitle, useServerNow } from '@basket/web';
import { useStore } from '../../use-store';
import { useDelivery } from '../../delivery-context';
import { openOffers } from '../../assignments/assignment-facts';
import { NoOffers } from './components/no-offers';
import { OfferScreen } from './components/offer-screen';

/** /delivery/order-assignment: the open offers with the seconds left to answer. */
export function OrderAssignmentPage() {
  usePageTitle('Order Assignment');
  const { offers } = useDelivery();
  if (offers.status === 'ready' && offers.data.length > 0) return <Offers offers={offers.data} />;
  return (
    <Waiting>
      {offers.status === 'error' && <LoadFailed title="Failed to load orders" of={offers} />}
      {offers.status === 'loading' && (
        <LoadingRegion label="Loading offers">
          <Skeleton size="l" width="half" />
          <Skeleton />
        </LoadingRegion>
      )}
      {offers.status === 'ready' && <NoOffers />}
    </Waiting>
  );
}

/**
 * A component of its own, so that the clock starts with the first offer and ticks only while there is one. An offer
 * disappears when its time is up, whether or not the server has withdrawn it yet.
 */
function Offers({ offers }: { offers: readonly Stored<Assignment>[] }) {
  const now = useServerNow(250);
  const store = useStore();
  const open = openOffers(offers, now);
  if (open.length > 0) return <OfferScreen offers={open} now={now} store={store} />;
  return (
    <Waiting>
      <NoOffers />
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Page width="narrow" rhythm="panels">
      <PageHeader title="Order Assignment" />
      {children}
    </Page>
  );
}
