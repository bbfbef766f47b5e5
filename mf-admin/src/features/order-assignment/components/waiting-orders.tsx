import { useState } from 'react';
import type { Order, Stored } from '@basket/domain';
import { EmptyState, InlineAlert, Panel, TableSkeleton } from '@basket/ui';
import { type Live, LoadFailed } from '@basket/web';
import type { Dispatch } from '../../../partners/use-recommendations';
import { OrderPartners } from './order-partners';
import { QueueEntry } from './queue-entry';
import styles from './waiting-orders.module.css';

export interface WaitingOrdersProps {
  readonly waiting: Live<Stored<Order>[]>;
  readonly dispatch: Live<Dispatch>;
}

/** The orders that wait, oldest first. The partners of the chosen one are beside it, on phones below it. */
export function WaitingOrders({ waiting, dispatch }: WaitingOrdersProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  if (waiting.status === 'error')
    return (
      <Panel>
        <LoadFailed title="Failed to load pending orders" of={waiting} />
      </Panel>
    );
  // Wait for both: partners that appear later would push the other orders down on phones.
  if (waiting.status !== 'ready' || dispatch.status === 'loading')
    return (
      <Panel title="Waiting" note="Oldest first" padding="none">
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
  // The oldest order is chosen first. The choice stays as long as the order waits, so that nothing moves under the pointer.
  const current = waiting.data.find(({ id }) => id === chosen) ?? waiting.data[0];
  if (current && current.id !== chosen) setChosen(current.id);
  return (
    <Panel title="Waiting" note="Oldest first" padding="none">
      <ul className={styles.board}>
        {waiting.data.map((order) => (
          <li key={order.id} className={styles.entry}>
            <QueueEntry order={order} isCurrent={order === current} onChoose={() => setChosen(order.id)} />
            {order === current && (
              <div className={styles.detail}>
                <Partners order={order} dispatch={dispatch} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
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
