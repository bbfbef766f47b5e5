import { offerDurationMs, type Order, type OrderAssignment, type Stored } from '@basket/domain';
import { Banner, CountdownRing, Panel, TableSkeleton } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { LoadFailed } from '../../../components/load-failed';
import { PartnerChoice } from '../../../components/partner-choice/partner-choice';
import { useDispatch } from '../../../components/partner-choice/use-recommendations';
import { awaitsPayment } from '../../../components/awaits-payment';
import styles from '../order-detail.module.css';

/** While the order needs a partner: whom to ask, or who is being asked. */
export function Assignment({ order }: { order: Stored<Order> }) {
  if (order.status === 'assigned' && order.assignment)
    return (
      <Panel title="Offer in flight">
        <OfferInFlight assignment={order.assignment} />
      </Panel>
    );
  if (order.status !== 'pending' || order.deliveryPartnerId !== null) return null;
  return (
    <Panel title="Assign a delivery partner" padding={awaitsPayment(order) ? 'normal' : 'none'}>
      {awaitsPayment(order) ? (
        <Banner text="The payment of this order has not arrived; it can be assigned as soon as it has." />
      ) : (
        <Choice order={order} />
      )}
    </Panel>
  );
}

function Choice({ order }: { order: Stored<Order> }) {
  const dispatch = useDispatch();
  if (dispatch.status === 'error') return <LoadFailed title="Failed to load data" of={dispatch} />;
  if (dispatch.status !== 'ready')
    return <TableSkeleton label="Loading delivery partners" rows={3} columns={5} />;
  return <PartnerChoice order={order} dispatch={dispatch.data} />;
}

function OfferInFlight({ assignment }: { assignment: OrderAssignment }) {
  const now = useServerNow(500);
  return (
    <div className={styles.offer}>
      <CountdownRing
        label={`Offer to ${assignment.partnerName}`}
        deadlineAt={assignment.deadlineAt}
        nowAt={now}
        totalMs={offerDurationMs}
      />
      <div>
        <b>{assignment.partnerName}</b>
        <small>{assignment.deadlineAt > now ? 'has been asked' : 'did not answer in time'}</small>
      </div>
    </div>
  );
}
