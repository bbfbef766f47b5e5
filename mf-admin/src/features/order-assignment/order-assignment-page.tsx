import { Page, PageHeader } from '@basket/ui';
import { useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { useDispatch } from '../../partners/use-recommendations';
import { openOffers, unassignedOrders } from '../../queries';
import { AutoAssignAll } from './components/auto-assign-all';
import { Counters } from './components/counters';
import { OffersInFlight } from './components/offers-in-flight';
import { WaitingOrders } from './components/waiting-orders';

/** /admin/order-assignment: the orders that wait, the open offers and the partners to choose from. */
export function OrderAssignmentPage() {
  usePageTitle('Order Assignment');
  const waiting = useLiveQuery(unassignedOrders);
  const offered = useLiveQuery(openOffers);
  const dispatch = useDispatch();
  const offers = offered.status === 'ready' ? offered.data : [];
  const hasWaiting = waiting.status === 'ready' && waiting.data.length > 0;
  return (
    <Page rhythm="panels">
      <PageHeader
        title="Order Assignment"
        badge={<LiveState of={[waiting, offered, dispatch]} />}
        actions={<AutoAssignAll hasWaiting={hasWaiting} />}
      />
      <Counters waiting={waiting} offered={offered} dispatch={dispatch} />
      <OffersInFlight offers={offers} />
      <WaitingOrders waiting={waiting} dispatch={dispatch} />
    </Page>
  );
}
