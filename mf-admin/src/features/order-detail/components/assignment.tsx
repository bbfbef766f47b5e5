import { offerDurationMs, type Assignment, type Order, type Stored } from '@basket/domain';
import { Banner, CountdownRing, Panel, TableSkeleton } from '@basket/ui';
import { type Live, LoadFailed, useServerNow } from '@basket/web';
import { PartnerChoice } from '../../../partners/components/partner-choice';
import type { Dispatch } from '../../../partners/use-recommendations';
import { awaitsPayment } from '../../../orders/awaits-payment';
import styles from '../order-detail.module.css';

/** Whether the order still has to be offered to a partner. */
export const needsPartner = ({ status, deliveryPartnerId }: Order): boolean =>
  status === 'pending' && deliveryPartnerId === null;

export interface AssignmentProps {
  readonly order: Stored<Order>;
  /** The latest offer of the order; null before it is known. */
  readonly offer: Assignment | null;
  /** Used only while the order can be offered. */
  readonly dispatch: Live<Dispatch>;
}

/** The partners to choose from or the open offer. Renders nothing once the order has a partner. */
export function AssignmentPanel({ order, offer, dispatch }: AssignmentProps) {
  if (order.status === 'assigned' && offer?.state === 'offered')
    return (
      <Panel title="Offer in flight">
        <OfferInFlight offer={offer} />
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

function Choice({ order, dispatch }: Pick<AssignmentProps, 'order' | 'dispatch'>) {
  if (dispatch.status === 'error') return <LoadFailed title="Failed to load data" of={dispatch} />;
  if (dispatch.status !== 'ready')
    return <TableSkeleton label="Loading delivery partners" rows={3} columns={5} />;
  return <PartnerChoice order={order} dispatch={dispatch.data} />;
}

function OfferInFlight({ offer: { partnerName, deadlineAt } }: { offer: Assignment }) {
  const now = useServerNow(500);
  return (
    <div className={styles.offer}>
      <CountdownRing
        label={`Offer to ${partnerName}`}
        deadlineAt={deadlineAt}
        nowAt={now}
        totalMs={offerDurationMs}
      />
      <div>
        <b>{partnerName}</b>
        <small>{deadlineAt > now ? 'has been asked' : 'did not answer in time'}</small>
      </div>
    </div>
  );
}
