import { useEffect, useState } from 'react';
import { Page, useKeptFocus } from '@basket/ui';
import { cart, readOftenBought, useCart, usePageTitle, useSession } from '@basket/web';
import { RedirectToLogin } from '../../components/sign-in/redirect-to-login';
import { t } from '../../texts';
import { EmptyCart } from './empty-cart';
import { FilledCart } from './filled-cart';
import { OftenBought } from './often-bought';

/** /home/cart, for customers. */
export function CartPage() {
  usePageTitle(t('cart.title'));
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn ? <Cart /> : <RedirectToLogin />;
}

function Cart() {
  const lines = useCart((state) => state.lines);
  useEffect(() => cart.follow(), []);
  const area = useKeptFocus<HTMLDivElement>();
  const uid = useSession((state) => state.user?.uid ?? '');
  // What has to be asked for comes late: above the bill it would push it.
  const [isKnownHere] = useState(() => readOftenBought(uid).productIds.length > 0);
  const often = <OftenBought lines={lines} />;
  return (
    <div {...area}>
      <Page rhythm="panels">
        {lines.length === 0 ? <EmptyCart /> : <FilledCart lines={lines}>{isKnownHere && often}</FilledCart>}
        {(lines.length === 0 || !isKnownHere) && often}
      </Page>
    </div>
  );
}
