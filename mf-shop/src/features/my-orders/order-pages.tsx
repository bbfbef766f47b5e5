import { useEffect, useState } from 'react';
import type { Order, Stored } from '@basket/domain';
import { Button, ButtonLink, EmptyState } from '@basket/ui';
import { Link, noteBought, toast } from '@basket/web';
import { paths } from '../../paths';
import { ConnectionIssue, useLasting } from './connection-issue';
import { OrderCard } from './order-card';
import { OrderCardsSkeleton } from './order-cards-skeleton';
import { SampleOrders } from './sample-orders-list';
import { ordersPerPage } from '../../queries';
import { useOrders } from './use-orders';
import styles from './order-pages.module.css';

/** A cache may answer first; only when the server stays silent this long is it an issue. */
const patienceMs = 5000;

/** The first page of orders and, on request, the ones before. */
export function OrderPages({ uid }: { uid: string }) {
  return <OrderPage uid={uid} before={null} />;
}

const boughtIn = (orders: readonly Stored<Order>[]): string[] =>
  orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ items }) => items.map(({ productId }) => productId));

function OrderPage({ uid, before }: { uid: string; before: number | null }) {
  const live = useOrders(uid, before);
  const [seen, setSeen] = useState<readonly Stored<Order>[] | null>(null);
  const [isMoreShown, setIsMoreShown] = useState(false);
  // Should the connection break, what was there stays readable.
  if (live.status === 'ready' && live.data !== seen) setSeen(live.data);
  const hasFailed = live.status === 'error';
  const isSilent = useLasting(live.status === 'ready' && live.isFromCache, patienceMs);
  useEffect(() => {
    if (hasFailed) toast.error('Failed to load orders');
  }, [hasFailed]);

  useEffect(() => {
    if (before === null && seen) noteBought(uid, boughtIn(seen));
  }, [uid, before, seen]);

  const retry = live.status === 'error' ? () => live.retry() : undefined;
  const orders = live.status === 'ready' ? live.data : hasFailed ? seen : null;
  if (live.status === 'loading') return <OrderCardsSkeleton />;
  if (!orders) return <Failed isFirst={before === null} onRetry={retry} />;
  if (orders.length === 0)
    return before === null ? <NoOrders /> : <p className={styles.end}>No older orders</p>;
  const last = orders.at(-1);
  return (
    <>
      {(hasFailed || isSilent) && <ConnectionIssue of="seen" onRetry={retry} />}
      <ul className={styles.orders} aria-label={before === null ? 'Your orders' : 'Older orders'}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {isMoreShown && last ? (
        <OrderPage uid={uid} before={last.createdAt} />
      ) : (
        orders.length === ordersPerPage && (
          <Button variant="quiet" className={styles.more} onClick={() => setIsMoreShown(true)}>
            Show older orders
          </Button>
        )
      )}
    </>
  );
}

/** Nothing was ever seen here: samples stand in on the first page (decisions 15). */
function Failed({ isFirst, onRetry }: { isFirst: boolean; onRetry: (() => void) | undefined }) {
  return (
    <>
      <ConnectionIssue of={isFirst ? 'samples' : 'nothing'} onRetry={onRetry} />
      {isFirst && <SampleOrders />}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      art="orders"
      title="No orders yet"
      text="When you place your first order, you can follow it from here."
      action={
        <ButtonLink to={paths.products} as={Link}>
          Start Shopping
        </ButtonLink>
      }
    />
  );
}
