import { useCatalogue, useServerNow } from '@basket/web';
import { t } from '../../texts';
import { OrderCard } from './order-card';
import { OrderCardsSkeleton } from './order-cards-skeleton';
import { sampleOrders } from './sample-orders';
import styles from './order-pages.module.css';

/** Sample orders, each marked as one. */
export function SampleOrders() {
  const catalogue = useCatalogue();
  const now = useServerNow(60_000);
  if (catalogue.status === 'loading') return <OrderCardsSkeleton />;
  const orders = catalogue.status === 'ready' ? sampleOrders(catalogue.data.products, now) : [];
  return (
    <ul className={styles.orders} aria-label={t('myOrders.samples')}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} isSample />
        </li>
      ))}
    </ul>
  );
}
