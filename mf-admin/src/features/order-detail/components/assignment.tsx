import {
  awaitsPayment,
  isPaidBack,
  needsPartner,
  type Assignment,
  type Order,
  type Stored,
} from '@basket/domain';
import { Banner, Panel, TableSkeleton } from '@basket/ui';
import { type Live, LoadFailed } from '@basket/web';
import { FailedDelivery } from '../../../partners/components/failed-delivery';
import { OfferInFlight } from '../../../partners/components/offer-in-flight';
import { PartnerChoice } from '../../../partners/components/partner-choice';
import type { Dispatch } from '../../../partners/use-recommendations';
import { t } from '../../../texts';

export interface AssignmentProps {
  readonly order: Stored<Order>;
  /** The latest offer of the order; null before it is known. */
  readonly offer: Assignment | null;
  /** Used only while the order can be offered. */
  readonly dispatch: Live<Dispatch>;
}

/** The partners to choose from, the open offer or a failed delivery: whatever the order needs to move on (rule: no-dead-end). */
export function AssignmentPanel({ order, offer, dispatch }: AssignmentProps) {
  if (order.status === 'assigned' && offer?.state === 'offered')
    return (
      <Panel title={t('orderDetail.offerInFlight')}>
        <OfferInFlight offer={offer} />
      </Panel>
    );
  if (offer?.state === 'accepted' && offer.awaitsDecision)
    return (
      <Panel title={t('orderDetail.couldNotBeDelivered')} note={t('orderDetail.decide')}>
        <FailedDelivery assignment={offer} />
      </Panel>
    );
  if (!needsPartner(order) || isPaidBack(order)) return null; // the page says so above
  return (
    <Panel title={t('orderDetail.assignPartner')} padding={awaitsPayment(order) ? 'normal' : 'none'}>
      {awaitsPayment(order) ? (
        <Banner text={t('orderDetail.paymentNotArrived')} />
      ) : (
        <Choice order={order} dispatch={dispatch} />
      )}
    </Panel>
  );
}

function Choice({ order, dispatch }: Pick<AssignmentProps, 'order' | 'dispatch'>) {
  if (dispatch.status === 'error')
    return <LoadFailed title={t('orderDetail.loadDataFailed')} of={dispatch} />;
  if (dispatch.status !== 'ready')
    return <TableSkeleton label={t('orderDetail.loadingPartners')} rows={3} columns={5} />;
  return <PartnerChoice order={order} dispatch={dispatch.data} />;
}
