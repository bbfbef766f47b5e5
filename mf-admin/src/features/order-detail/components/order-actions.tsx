import { useState } from 'react';
import { awaitsPayment, needsPartner, type Order, type Stored } from '@basket/domain';
import { Button, ButtonLink, IconCircleX, IconReceipt, IconUndo, IconUserPlus } from '@basket/ui';
import { Link } from '@basket/web';
import { useStatusChanger } from '../../../orders/components/status-changes';
import { paths } from '../../../paths';
import { canBeRefunded } from '../refund-form';
import styles from './order-actions.module.css';
import { PickAction } from './pick-action';
import { RefundDialog } from './refund-dialog';

/** The id of the panel where a partner is chosen. */
export const assignPanelId = 'assign';

/** What can be done with the order now; what cannot is not there. */
export function OrderActions({ order }: { order: Stored<Order> }) {
  const { choose, isBusy } = useStatusChanger();
  const [isRefunding, setIsRefunding] = useState(false);
  const canBeOffered = needsPartner(order) && !awaitsPayment(order);
  return (
    <div className={styles.actions} role="group" aria-label="Actions">
      <PickAction order={order} />
      {canBeOffered && (
        <Button size="s" leading={<IconUserPlus />} onClick={goToPartners}>
          Assign
        </Button>
      )}
      {canBeRefunded(order) && (
        <Button variant="quiet" size="s" leading={<IconUndo />} onClick={() => setIsRefunding(true)}>
          Refund
        </Button>
      )}
      <ButtonLink variant="quiet" size="s" leading={<IconReceipt />} to={paths.bill(order.id)} as={Link}>
        Bill
      </ButtonLink>
      {order.status !== 'cancelled' && order.status !== 'delivered' && (
        <Button
          variant="danger"
          size="s"
          leading={<IconCircleX />}
          isBusy={isBusy(order.id)}
          onClick={() => choose(order, 'cancelled')}
        >
          Cancel order
        </Button>
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setIsRefunding(false)} />}
    </div>
  );
}

function goToPartners(): void {
  const panel = document.getElementById(assignPanelId);
  panel?.scrollIntoView({ block: 'start' });
  panel?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
