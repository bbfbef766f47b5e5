import { useState } from 'react';
import { orderStatusFacts, type Assignment, type Order, type Stored } from '@basket/domain';
import { TwoColumns } from '@basket/ui';
import type { Live } from '@basket/web';
import type { Dispatch } from '../../../partners/use-recommendations';
import styles from '../order-detail.module.css';
import { AssignmentPanel } from './assignment';
import { CustomerPanel } from './customer-panel';
import { History } from './history';
import { ItemsPanel } from './items-panel';
import { assignPanelId } from './order-actions';
import { OtherOrders } from './other-orders';
import { PartnerPanel } from './partner-panel';
import { PaymentPanel } from './payment-panel';

export interface OrderColumnsProps {
  readonly order: Stored<Order>;
  /** The latest offer of the order; null before it is known. */
  readonly offer: Stored<Assignment> | null;
  readonly dispatch: Live<Dispatch>;
}

/**
 * The panels of one order. Of one that had ended when it was opened the history fills the wide column, where nothing is to be assigned;
 * one that ends meanwhile keeps its panels, and a note that is being typed, where they are.
 */
export function OrderColumns({ order, offer, dispatch }: OrderColumnsProps) {
  const [hasEnded] = useState(orderStatusFacts[order.status].isFinal);
  const history = <History order={order} />;
  return (
    <TwoColumns
      asideWidth="l"
      aside={
        <div className={styles.panels}>
          <CustomerPanel order={order} />
          <PartnerPanel order={order} delivery={offer} />
          <PaymentPanel order={order} />
          {!hasEnded && history}
          <OtherOrders order={order} />
        </div>
      }
    >
      <div className={styles.panels}>
        <div id={assignPanelId} className={styles.panels}>
          <AssignmentPanel order={order} offer={offer} dispatch={dispatch} />
        </div>
        <ItemsPanel order={order} />
        {hasEnded && history}
      </div>
    </TwoColumns>
  );
}
