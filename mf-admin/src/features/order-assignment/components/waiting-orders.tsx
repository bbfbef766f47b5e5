import { useState } from 'react';
import type { Assignment, Order, Stored } from '@basket/domain';
import { EmptyState, InlineAlert, Panel, TableSkeleton, TextLink } from '@basket/ui';
import { Link, type Live, LoadFailed } from '@basket/web';
import { promisedAt } from '../../../orders/promise';
import type { Dispatch } from '../../../partners/use-recommendations';
import { paths } from '../../../paths';
import { OrderPartners } from './order-partners';
import { QueueEntry } from './queue-entry';
import styles from './waiting-orders.module.css';

export interface WaitingOrdersProps {
  readonly waiting: Live<Stored<Order>[]>;
  /** The open offers, which say where an order went that was chosen here. */
  readonly offers: readonly Stored<Assignment>[];
  readonly dispatch: Live<Dispatch>;
}

/** The orders that wait, most urgent first. The partners of the chosen one are beside it, on phones below it. */
export function WaitingOrders({ waiting, offers, dispatch }: WaitingOrdersProps) {
  const [chosen, setChosen] = useState<Stored<Order> | null>(null);
  if (waiting.status === 'error')
    return (
      <Panel>
        <LoadFailed title="Failed to load pending orders" of={waiting} />
      </Panel>
    );
  // Wait for both: partners that appear later would push the other orders down on phones.
  if (waiting.status !== 'ready' || dispatch.status === 'loading')
    return (
      <Panel title="Waiting" note="Most urgent first" padding="none">
        <TableSkeleton label="Loading pending orders" rows={5} columns={3} />
      </Panel>
    );
  if (waiting.data.length === 0)
    return (
      <Panel>
        <EmptyState
          isCompact
          art="orders"
          title="No pending orders"
          text="Orders appear here the moment they are placed."
        />
      </Panel>
    );
  const settings = dispatch.status === 'ready' ? dispatch.data.settings : null;
  const live = waiting.data.find(({ id }) => id === chosen?.id);
  // The chosen order keeps its row when it is offered, so that no other one comes under the pointer.
  const rows = byUrgency(chosen && !live ? [...waiting.data, chosen] : waiting.data, settings);
  const current = live ?? chosen ?? rows[0] ?? null;
  if (current !== chosen) setChosen(current);
  const gone = current && !live && chosen ? goneText(current, offers) : undefined;
  return (
    <Panel title="Waiting" note="Most urgent first" padding="none">
      <ul className={styles.board}>
        {rows.map((order) => (
          <li key={order.id} className={styles.entry}>
            <QueueEntry
              order={order}
              settings={settings}
              isCurrent={order === current}
              gone={order === current ? gone : undefined}
              onChoose={() => setChosen(order)}
            />
            {order === current && (
              <div className={styles.detail}>
                {gone === undefined ? (
                  <Partners order={order} dispatch={dispatch} />
                ) : (
                  <Gone order={order} text={gone} />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The order that is promised first is first; without settings the oldest. */
const byUrgency = (
  orders: readonly Stored<Order>[],
  settings: Dispatch['settings'] | null,
): readonly Stored<Order>[] => {
  const dueAt = (order: Order): number => (settings ? promisedAt(order, settings) : order.createdAt);
  return [...orders].sort((a, b) => dueAt(a) - dueAt(b) || (a.id < b.id ? -1 : 1));
};

function goneText({ id }: Stored<Order>, offers: readonly Assignment[]): string {
  const offer = offers.find(({ orderId }) => orderId === id);
  return offer ? `Offered to ${offer.partnerName}` : 'No longer waiting';
}

function Gone({ order, text }: { readonly order: Stored<Order>; readonly text: string }) {
  return (
    <div className={styles.gone}>
      <EmptyState
        isCompact
        headingLevel={3}
        title={text}
        text="Choose the next order. This one comes back here if nobody takes it."
        action={
          <TextLink to={paths.order(order.id)} as={Link}>
            View order {order.orderNumber}
          </TextLink>
        }
      />
    </div>
  );
}

interface PartnersProps {
  readonly order: Stored<Order>;
  readonly dispatch: Exclude<Live<Dispatch>, { status: 'loading' }>;
}

function Partners({ order, dispatch }: PartnersProps) {
  switch (dispatch.status) {
    case 'error':
      return <LoadFailed title="Failed to load data" of={dispatch} />;
    case 'missing':
      return <InlineAlert>The store has no settings yet, so that no order can be assigned.</InlineAlert>;
    case 'ready':
      return <OrderPartners key={order.id} order={order} dispatch={dispatch.data} />;
  }
}
