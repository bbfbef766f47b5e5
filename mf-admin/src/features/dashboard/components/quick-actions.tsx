import { ButtonLink, IconBike, IconPackage, IconReceipt, IconRoute, Panel } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import styles from '../dashboard.module.css';

const actions = [
  { to: paths.products, label: 'Manage Products', ActionIcon: IconPackage },
  { to: paths.orders, label: 'Manage Orders', ActionIcon: IconReceipt },
  { to: paths.orderAssignment, label: 'Order Assignment', ActionIcon: IconRoute },
  { to: paths.deliveryPartners, label: 'Delivery Partners', ActionIcon: IconBike },
] as const;

/** Ways to the screens that are there. */
export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <div className={styles.actions}>
        {actions.map(({ to, label, ActionIcon }) => (
          <ButtonLink
            key={to}
            to={to}
            as={Link}
            variant="quiet"
            isBlock
            leading={<ActionIcon />}
            className={styles.start}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
