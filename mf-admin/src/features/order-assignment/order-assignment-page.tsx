import { useState } from 'react';
import type { Order, Stored } from '@basket/domain';
import { Page, PageHeader } from '@basket/ui';
import { useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { useDispatch } from '../../partners/use-recommendations';
import { failedDeliveries, openOffers, ordersToDispatch } from '../../queries';
import { AutoAssignAll } from './components/auto-assign-all';
import { Counters } from './components/counters';
import { FailedDeliveries } from './components/failed-deliveries';
import { OffersInFlight } from './components/offers-in-flight';
import { SoundSwitch } from '../../attention/sound-switch';
import { t } from '../../texts';
import { SilentPartners } from './components/silent-partners';
import { WaitingOrders } from './components/waiting-orders';
import { DispatchMap } from './map/dispatch-map';

/**
 * /admin/order-assignment: the orders that wait with the partners to choose from, the open offers, what could not be
 * delivered, and a map of all of them. What comes and goes by itself is below the orders, which therefore never move under the pointer.
 */
export function OrderAssignmentPage() {
  usePageTitle(t('orderAssignment.title'));
  const waiting = useLiveQuery(ordersToDispatch);
  const offered = useLiveQuery(openOffers);
  const failed = useLiveQuery(failedDeliveries);
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<Stored<Order> | null>(null);
  const offers = offered.status === 'ready' ? offered.data : [];
  const hasWaiting = waiting.status === 'ready' && waiting.data.length > 0;
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('orderAssignment.title')}
        badge={<LiveState of={[waiting, offered, failed, dispatch]} />}
        actions={
          <>
            <SoundSwitch />
            <AutoAssignAll
              hasWaiting={hasWaiting}
              partners={dispatch.status === 'ready' ? dispatch.data.partners : []}
            />
          </>
        }
      />
      <Counters waiting={waiting} offered={offered} failed={failed} dispatch={dispatch} />
      <WaitingOrders
        waiting={waiting}
        offers={offers}
        dispatch={dispatch}
        chosen={chosen}
        onChoose={setChosen}
      />
      <OffersInFlight offers={offers} />
      <FailedDeliveries failed={failed} />
      <SilentPartners dispatch={dispatch} />
      <DispatchMap
        dispatch={dispatch}
        waiting={waiting}
        offers={offers}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Page>
  );
}
