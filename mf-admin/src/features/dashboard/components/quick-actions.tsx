import { ButtonLink, IconBike, IconPackage, IconReceipt, IconUsers, Panel } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import styles from '../dashboard.module.css';

const actions = [
  { to: paths.products, label: 'Manage Products', ActionIcon: IconPackage },
  { to: paths.orders, label: 'Manage Orders', ActionIcon: IconReceipt },
  { to: paths.deliveryPartners, label: 'Delivery Partners', ActionIcon: IconBike },
  { to: paths.customers, label: 'Customers', ActionIcon: IconUsers },
] as const;

/** Links to the four screens that admins open most. */
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
