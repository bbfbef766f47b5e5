import { useState } from 'react';
import type { Order, Stored } from '@basket/domain';
import { EmptyState, InlineAlert, Panel, TableSkeleton } from '@basket/ui';
import type { Live } from '@basket/web';
import { LoadFailed } from '../../../components/load-failed';
import type { Dispatch } from '../../../components/partner-choice/use-recommendations';
import { OrderPartners } from './order-partners';
import { QueueEntry } from './queue-entry';
import styles from './waiting-orders.module.css';

export interface WaitingOrdersProps {
  readonly waiting: Live<Stored<Order>[]>;
  readonly dispatch: Live<Dispatch>;
}

/** Every order that waits, oldest first; the chosen one with its partners: beside it, or below it on a phone. */
export function WaitingOrders({ waiting, dispatch }: WaitingOrdersProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  if (waiting.status === 'error')
    return (
      <Panel>
        <LoadFailed title="Failed to load pending orders" of={waiting} />
      </Panel>
    );
  // Partners who came later would push the other orders down a phone.
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
  // The oldest at first. What is shown stays while it waits: nothing moves under a hand that is about to assign.
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
