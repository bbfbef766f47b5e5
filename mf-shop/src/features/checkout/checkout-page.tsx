import { useEffect, useState } from 'react';
import { ButtonLink, EmptyState, Page } from '@basket/ui';
import {
  cart,
  hasOpenAttempt,
  Link,
  Navigate,
  settleAttempt,
  toast,
  useCart,
  usePageTitle,
  useSession,
} from '@basket/web';
import { RedirectToLogin } from '../../components/sign-in/redirect-to-login';
import { paths } from '../../paths';
import { t } from '../../texts';
import { CheckoutForm } from './checkout-form';
import { usePlaceOrder } from './placing/use-place-order';

/** /home/checkout, for customers with a filled cart. */
export function CheckoutPage() {
  usePageTitle(t('checkout.title'));
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn ? <Checkout /> : <RedirectToLogin />;
}

function Checkout() {
  const lines = useCart((state) => state.lines);
  const order = usePlaceOrder();
  useEffect(() => cart.follow(), []);
  // The cart is empty because it was just ordered: the order's page opens in a moment.
  if (order.placement.status === 'placed')
    return (
      <Page width="narrow">
        <EmptyState
          art="orders"
          headingLevel={1}
          title={t('checkout.placed')}
          text={t(order.isPaying ? 'checkout.finishPayment' : 'checkout.oneMoment')}
          // The payment's window may be long in coming.
          action={
            order.isPaying ? (
              <ButtonLink to={paths.orders} as={Link} variant="quiet">
                {t('checkout.seeOrders')}
              </ButtonLink>
            ) : undefined
          }
        />
      </Page>
    );
  if (lines.length === 0) return <LeaveEmptied />;
  return <CheckoutForm lines={lines} order={order} />;
}

/**
 * Without lines there is nothing to check out. An order that got no answer may have emptied the cart before this page was
 * loaded again: the list of orders says what became of it (rule: one-order-per-wish).
 */
function LeaveEmptied() {
  const uid = useSession((state) => state.user?.uid ?? '');
  const [mayBeOrdered] = useState(() => hasOpenAttempt(uid));
  useEffect(() => {
    if (!mayBeOrdered) return;
    settleAttempt();
    toast.info(t('checkout.mayHaveGone'));
  }, [mayBeOrdered]);
  return <Navigate to={mayBeOrdered ? paths.orders : paths.cart} replace />;
}
