import { useState } from 'react';
import { ButtonLink, EmptyState, Page } from '@basket/ui';
import { cart, Link, useCart, usePageTitle, useSession, type CartLine } from '@basket/web';
import { RedirectToLogin } from '../../components/sign-in/redirect-to-login';
import { paths } from '../../paths';
import { FilledCart } from './filled-cart';
import { UndoBanner, type Undo } from './undo-banner';

/** /home/cart, for customers. */
export function CartPage() {
  usePageTitle('Cart');
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn ? <Cart /> : <RedirectToLogin />;
}

function Cart() {
  const lines = useCart((state) => state.lines);
  const [undo, setUndo] = useState<Undo | null>(null);

  /** Removes lines and keeps the former cart for undo. */
  function withUndo(text: string, act: () => void): void {
    setUndo({ text, lines });
    act();
  }
  const remove = (line: CartLine): void => withUndo(`${line.name} was removed.`, () => cart.remove(line.key));
  const clear = (): void => withUndo('Your cart was cleared.', () => cart.clear());

  return (
    <Page rhythm="panels">
      <UndoBanner undo={undo} onDone={() => setUndo(null)} />
      {lines.length === 0 ? <EmptyCart /> : <FilledCart lines={lines} onRemove={remove} onClear={clear} />}
    </Page>
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
