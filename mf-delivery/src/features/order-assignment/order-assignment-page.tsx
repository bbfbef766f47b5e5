import type { ReactNode } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { LoadingRegion, Page, PageHeader, Skeleton } from '@basket/ui';
import { usePageTitle, useServerNow } from '@basket/web';
import { LoadFailed } from '../../components/load-failed';
import { useStore } from '../../components/use-store';
import { useDelivery } from '../../delivery-context';
import { openOffers } from '../../offers/open-offers';
import { NoOffers } from './components/no-offers';
import { OfferScreen } from './components/offer-screen';

/** /delivery/order-assignment: what is offered now, with the seconds that are left (checklist D3). */
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
 * Apart from the page, so that the clock is right from the first moment and only ticks while there is something to
 * answer. An offer leaves the screen with its last second, whatever the server has noticed.
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
