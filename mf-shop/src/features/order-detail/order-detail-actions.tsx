import { awaitsPayment, isTrackable, type Order, type Stored } from '@basket/domain';
import { Button, ButtonLink, IconMapPin, IconPrinter, useKeptFocus } from '@basket/ui';
import { Link } from '@basket/web';
import { CancelOrderButton } from '../../components/orders/cancel-order-button';
import { ReorderButton } from '../../components/orders/reorder-button';
import { paths } from '../../paths';
import styles from './order-panels.module.css';

/** The actions for an order in its current state. */
export function OrderDetailActions({ order }: { order: Stored<Order> }) {
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <div className={styles.actions} {...area}>
      {isTrackable(order.status) && (
        <ButtonLink
          to={paths.tracking(order.id)}
          as={Link}
          size="s"
          variant={awaitsPayment(order) ? 'quiet' : 'primary'} // paying comes first, and its button is the green one
          leading={<IconMapPin size={16} />}
        >
          Track Order
        </ButtonLink>
      )}
      <ReorderButton items={order.items} size="s" />
      <Button variant="quiet" size="s" leading={<IconPrinter size={16} />} onClick={() => window.print()}>
        Print
      </Button>
      <CancelOrderButton order={order} size="s" />
    </div>
  );
}
