import { useEffect } from 'react';
import { ButtonLink, EmptyState, Page, useKeptFocus } from '@basket/ui';
import { cart, Link, useCart, usePageTitle, useSession } from '@basket/web';
import { RedirectToLogin } from '../../components/sign-in/redirect-to-login';
import { paths } from '../../paths';
import { FilledCart } from './filled-cart';
import { OftenBought } from './often-bought';

/** /home/cart, for customers. */
export function CartPage() {
  usePageTitle('Cart');
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn ? <Cart /> : <RedirectToLogin />;
}

function Cart() {
  const lines = useCart((state) => state.lines);
  useEffect(() => cart.follow(), []);
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <div {...area}>
      <Page rhythm="panels">
        {lines.length === 0 ? <EmptyCart /> : <FilledCart lines={lines} />}
        <OftenBought lines={lines} />
      </Page>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      art="basket"
      headingLevel={1}
      title="Your cart is empty"
      text="Add what you need, it will be at your door before you miss it."
      action={
        <ButtonLink to={paths.products} as={Link}>
          Continue Shopping
        </ButtonLink>
      }
    />
  );
}
