import { useEffect, useRef, useState } from 'react';
import type { Order, Stored } from '@basket/domain';
import { Button, ButtonLink, EmptyState } from '@basket/ui';
import { Link, toast, useLiveQuery } from '@basket/web';
import { noteListed } from '../../orders/note-listed';
import { paths } from '../../paths';
import { ConnectionIssue, useLasting } from './connection-issue';
import { OrderCard } from './order-card';
import { OrderCardsSkeleton } from './order-cards-skeleton';
import { SampleOrders } from './sample-orders-list';
import { myOrders, ordersPerPage } from '../../queries';
import { t } from '../../texts';
import styles from './order-pages.module.css';

/** How long only the cache may answer before the connection is reported as a problem. */
const patienceMs = 5000;

/** The latest orders and, on request, older ones below. */
export function OrderPages({ uid }: { uid: string }) {
  return <OrderPage uid={uid} before={null} />;
}

/** A page of orders, live. Keeps the orders readable if the connection breaks. */
function useOrderPage(uid: string, before: number | null) {
  const live = useLiveQuery(myOrders(uid, before));
  const [seen, setSeen] = useState<readonly Stored<Order>[] | null>(null);
  if (live.status === 'ready' && live.data !== seen) setSeen(live.data);
  const hasFailed = live.status === 'error';
  const isSilent = useLasting(live.status === 'ready' && live.isFromCache, patienceMs);
  useEffect(() => {
    if (hasFailed) toast.error(t('myOrders.loadFailed'));
  }, [hasFailed]);
  useEffect(() => {
    if (before === null && seen) noteListed(uid, seen);
  }, [uid, before, seen]);
  return {
    isLoading: live.status === 'loading',
    orders: live.status === 'ready' ? live.data : hasFailed ? seen : null,
    hasIssue: hasFailed || isSilent,
    retry: hasFailed ? () => live.retry() : undefined,
  };
}

function OrderPage({ uid, before }: { uid: string; before: number | null }) {
  const { isLoading, orders: found, hasIssue, retry } = useOrderPage(uid, before);
  const orders = found?.slice(0, ordersPerPage);
  if (isLoading) return <OrderCardsSkeleton />;
  if (!found || !orders) return <Failed isFirst={before === null} onRetry={retry} />;
  if (orders.length === 0)
    return before === null ? <NoOrders /> : <p className={styles.end}>{t('myOrders.noOlder')}</p>;
  return (
    <>
      {hasIssue && <ConnectionIssue of="seen" onRetry={retry} />}
      <ul className={styles.orders} aria-label={t(before === null ? 'myOrders.yours' : 'myOrders.older')}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {found.length > ordersPerPage && <OlderOrders uid={uid} before={orders.at(-1)?.createdAt ?? null} />}
    </>
  );
}

/** A button that loads the orders before a point in time. */
function OlderOrders({ uid, before }: { uid: string; before: number | null }) {
  const [isShown, setIsShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: the keyboard goes on where it was.
    if (isShown) place.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown)
    return (
      <Button variant="quiet" className={styles.more} onClick={() => setIsShown(true)}>
        {t('myOrders.showOlder')}
      </Button>
    );
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('myOrders.older')} className={styles.older}>
      <OrderPage uid={uid} before={before} />
    </div>
  );
}

/** Shown if no order was ever loaded: sample orders take the place of the first page (rule: sample-orders). */
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
      title={t('myOrders.none')}
      text={t('myOrders.noneText')}
      action={
        <ButtonLink to={paths.products} as={Link}>
          {t('myOrders.startShopping')}
        </ButtonLink>
      }
    />
  );
}
