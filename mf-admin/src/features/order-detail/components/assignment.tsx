import { offerDurationMs, type Order, type OrderAssignment, type Stored } from '@basket/domain';
import { Banner, CountdownRing, Panel, TableSkeleton } from '@basket/ui';
import { useServerNow, type Live } from '@basket/web';
import { LoadFailed } from '../../../components/load-failed';
import { PartnerChoice } from '../../../components/partner-choice/partner-choice';
import type { Dispatch } from '../../../components/partner-choice/use-recommendations';
import { awaitsPayment } from '../../../components/awaits-payment';
import styles from '../order-detail.module.css';

/** Whether somebody has to be asked. */
export const needsPartner = ({ status, deliveryPartnerId }: Order): boolean =>
  status === 'pending' && deliveryPartnerId === null;

export interface AssignmentProps {
  readonly order: Stored<Order>;
  /** Looked at only while somebody can be asked. */
  readonly dispatch: Live<Dispatch>;
}

/** While the order needs a partner: whom to ask, or who is being asked. */
export function Assignment({ order, dispatch }: AssignmentProps) {
  if (order.status === 'assigned' && order.assignment)
    return (
      <Panel title="Offer in flight">
        <OfferInFlight assignment={order.assignment} />
      </Panel>
    );
  if (!needsPartner(order)) return null;
  return (
    <Panel title="Assign a delivery partner" padding={awaitsPayment(order) ? 'normal' : 'none'}>
      {awaitsPayment(order) ? (
        <Banner text="The payment of this order has not arrived; it can be assigned as soon as it has." />
      ) : (
        <Choice order={order} dispatch={dispatch} />
      )}
    </Panel>
  );
}

function Choice({ order, dispatch }: AssignmentProps) {
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
