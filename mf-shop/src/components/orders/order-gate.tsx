import { useEffect, type ReactNode } from 'react';
import type { Order, Stored } from '@basket/domain';
import { ErrorPanel, Page } from '@basket/ui';
import { toast, useSession } from '@basket/web';
import { useMyOrder } from '../../orders/my-order';
import { OrderNotFound } from './order-not-found';
import { SignInRequired } from '../sign-in/sign-in-required';
import { t } from '../../texts';

export interface OrderGateProps {
  /** From the address. */
  readonly orderId: string;
  readonly skeleton: ReactNode;
  /** @param isFromCache the server has not confirmed it, such as while the connection is cut */
  readonly children: (order: Stored<Order>, isFromCache: boolean) => ReactNode;
}

/** Shows an order to its customer; handles sign-in, loading, failure and a missing order. */
export function OrderGate({ orderId, skeleton, children }: OrderGateProps) {
  const isSignedOut = useSession((state) => state.status === 'signed-out');
  const live = useMyOrder(orderId);
  // Signed out in another tab, the order cannot be read: no failure.
  const hasFailed = live.status === 'error' && !isSignedOut;
  useEffect(() => {
    if (hasFailed) toast.error(t('orders.loadFailed'));
  }, [hasFailed]);
  if (isSignedOut)
    return (
      <Page width="reading">
        <SignInRequired title={t('orders.pleaseSignIn')} text={t('orders.signInToSee')} />
      </Page>
    );
  switch (live.status) {
    case 'loading':
      return skeleton;
    case 'missing':
      return <OrderNotFound />;
    case 'error':
      return (
        <Page width="reading">
          <ErrorPanel
            headingLevel={1}
            title={t('orders.loadFailed')}
            text={live.message}
            onRetry={() => live.retry()}
          />
        </Page>
      );
    case 'ready':
      return children(live.data, live.isFromCache);
  }
}
