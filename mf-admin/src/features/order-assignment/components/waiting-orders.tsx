import { useEffect } from 'react';
import { promisedAt, type Assignment, type Order, type Stored } from '@basket/domain';
import { EmptyState, InlineAlert, Panel, TableSkeleton, TextLink } from '@basket/ui';
import { Link, type Live, LoadFailed } from '@basket/web';
import type { Dispatch } from '../../../partners/use-recommendations';
import { paths } from '../../../paths';
import { OfferInFlight } from '../../../partners/components/offer-in-flight';
import { t } from '../../../texts';
import { OrderPartners } from './order-partners';
import { QueueEntry } from './queue-entry';
import styles from './waiting-orders.module.css';

export interface WaitingOrdersProps {
  readonly waiting: Live<Stored<Order>[]>;
  /** The open offers, which say where an order went that was chosen here. */
  readonly offers: readonly Stored<Assignment>[];
  readonly dispatch: Live<Dispatch>;
  /** The order that was chosen, as it was then; null at first. */
  readonly chosen: Stored<Order> | null;
  readonly onChoose: (order: Stored<Order>) => void;
}

/** The orders that wait, most urgent first. The partners of the chosen one are beside it, on phones below it. */
export function WaitingOrders({ waiting, offers, dispatch, chosen, onChoose }: WaitingOrdersProps) {
  const { rows, current, gone, offer } = useRows({ waiting, offers, dispatch, chosen, onChoose });
  if (waiting.status === 'error')
    return (
      <Panel>
        <LoadFailed title={t('orderAssignment.loadPendingFailed')} of={waiting} />
      </Panel>
    );
  // Wait for both: partners that appear later would push the other orders down on phones.
  if (waiting.status !== 'ready' || dispatch.status === 'loading')
    return (
      <Panel title={t('orderAssignment.waiting')} note={t('orderAssignment.mostUrgentFirst')} padding="none">
        <TableSkeleton label={t('orderAssignment.loadingPending')} rows={5} columns={3} />
      </Panel>
    );
  if (waiting.data.length === 0) return <NoneWaiting />;
  return <Queue {...{ rows, current, gone, offer, dispatch, onChoose }} />;
}

/** The rows of the queue, the one that is open, and what became of it if it does not wait any more. */
function useRows({ waiting, offers, dispatch, chosen, onChoose }: WaitingOrdersProps) {
  const settings = settingsOf(dispatch);
  const listed = waiting.status === 'ready' && dispatch.status !== 'loading' ? waiting.data : none;
  const live = listed.find(({ id }) => id === chosen?.id);
  // The chosen order keeps its row when it is offered, so that no other one comes under the pointer.
  const rows = byUrgency(chosen && !live && listed.length > 0 ? [...listed, chosen] : listed, settings);
  const current = live ?? chosen ?? rows[0] ?? null;
  useEffect(() => {
    // A more urgent order that arrives does not take the place of the first one.
    if (current && current !== chosen) onChoose(current);
  });
  const offer = chosen && !live ? offers.find(({ orderId }) => orderId === chosen.id) : undefined;
  return { rows, current, offer, gone: chosen && !live ? goneText(offer) : undefined };
}

const settingsOf = (dispatch: Live<Dispatch>): Dispatch['settings'] | null =>
  dispatch.status === 'ready' ? dispatch.data.settings : null;

const NoneWaiting = () => (
  <Panel>
    <EmptyState
      isCompact
      art="orders"
      title={t('orderAssignment.noPending')}
      text={t('orderAssignment.noPendingText')}
    />
  </Panel>
);

interface QueueProps extends Pick<WaitingOrdersProps, 'onChoose'>, PartnersOf {
  readonly rows: readonly Stored<Order>[];
  readonly current: Stored<Order> | null;
  readonly gone: string | undefined;
  /** The open offer of the current order, if it went to somebody. */
  readonly offer: Assignment | undefined;
}

function Queue({ rows, current, gone, offer, dispatch, onChoose }: QueueProps) {
  return (
    <Panel title={t('orderAssignment.waiting')} note={t('orderAssignment.mostUrgentFirst')} padding="none">
      <ul className={styles.board}>
        {rows.map((order) => (
          <li key={order.id} className={styles.entry}>
            <QueueEntry
              order={order}
              settings={settingsOf(dispatch)}
              isCurrent={order === current}
              gone={order === current ? gone : undefined}
              onChoose={() => onChoose(order)}
            />
            {order === current && (
              <div className={styles.detail}>
                {gone === undefined ? (
                  <Partners order={order} dispatch={dispatch} />
                ) : (
                  <Gone order={order} text={gone} offer={offer} />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const none: readonly Stored<Order>[] = [];

/** The order that is promised first is first; without settings the oldest. */
const byUrgency = (
  orders: readonly Stored<Order>[],
  settings: Dispatch['settings'] | null,
): readonly Stored<Order>[] => {
  const dueAt = (order: Order): number => (settings && promisedAt(order, settings)) ?? order.createdAt;
  return [...orders].sort((a, b) => dueAt(a) - dueAt(b) || (a.id < b.id ? -1 : 1));
};

function goneText(offer: Assignment | undefined): string {
  return offer
    ? t('orderAssignment.offeredTo', { partner: offer.partnerName })
    : t('orderAssignment.noLongerWaiting');
}

interface GoneProps {
  readonly order: Stored<Order>;
  readonly text: string;
  readonly offer: Assignment | undefined;
}

/** Where the order went: to a partner, who has seconds to answer, or away. */
function Gone({ order, text, offer }: GoneProps) {
  return (
    <div className={styles.gone}>
      {offer && <OfferInFlight offer={offer} />}
      <EmptyState
        isCompact
        headingLevel={3}
        title={text}
        text={t('orderAssignment.goneText')}
        action={
          <TextLink to={paths.order(order.id)} as={Link}>
            {t('orderAssignment.viewOrderNumber', { number: order.orderNumber })}
          </TextLink>
        }
      />
    </div>
  );
}

interface PartnersOf {
  readonly dispatch: Exclude<Live<Dispatch>, { status: 'loading' }>;
}

function Partners({ order, dispatch }: PartnersOf & { readonly order: Stored<Order> }) {
  switch (dispatch.status) {
    case 'error':
      return <LoadFailed title={t('orderAssignment.loadDataFailed')} of={dispatch} />;
    case 'missing':
      return <InlineAlert>{t('orderAssignment.noSettings')}</InlineAlert>;
    case 'ready':
      return <OrderPartners key={order.id} order={order} dispatch={dispatch.data} />;
  }
}
