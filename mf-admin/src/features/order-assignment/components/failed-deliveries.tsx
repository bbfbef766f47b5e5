import type { Assignment, Stored } from '@basket/domain';
import { Panel } from '@basket/ui';
import { Link, LoadFailed, type Live } from '@basket/web';
import { FailedDelivery } from '../../../partners/components/failed-delivery';
import { paths } from '../../../paths';
import styles from './failed-deliveries.module.css';

/** Orders that could not be delivered, each with the decision to take. Renders nothing when there is none. */
export function FailedDeliveries({ failed }: { readonly failed: Live<readonly Stored<Assignment>[]> }) {
  if (failed.status === 'error')
    return (
      <Panel>
        <LoadFailed title="Failed to load the failed deliveries" of={failed} />
      </Panel>
    );
  if (failed.status !== 'ready' || failed.data.length === 0) return null;
  return (
    <Panel title="Could not be delivered" note="Decide what happens with each">
      <ul className={styles.orders}>
        {failed.data.map((assignment) => (
          <li key={assignment.id}>
            <Link to={paths.order(assignment.orderId)}>{assignment.orderNumber}</Link>
            <FailedDelivery assignment={assignment} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
