import { createElement, version as reactVersion } from 'react';
import webPackage from '../package.json';
import { createCart, type Cart, type CartState } from './cart/cart';
import { followCatalogue } from './catalogue/catalogue';
import { registerInstance } from './platform/instances';
import { reportProblem } from './platform/report-problem';
import { forgetBought } from './recent/recently-bought';
import { Link } from './router/router';
import { leaveTogether, session, sessionStore } from './session/current-session';
import type { SessionState } from './session/session-state';
import { prepareToasts, toast } from './toast/toast';
import { keepTextsInReach } from './translation/translated-texts';

/**
 * The cart of this page, and how it depends on the session: it belongs to whoever is signed in. Nothing that this file
 * imports may import it.
 */
const { cart: wholeCart, useStore: useCartStore } = createCart({ notify: toast });
export const cart: Cart = wholeCart;

/** The customer whose stored profile is known; null for anybody else. */
const customerOf = ({ user, profile, isProvisional }: SessionState): string | null =>
  user && !isProvisional && profile?.role === 'customer' ? user.uid : null;

leaveTogether({
  // What was put into the cart last is not lost with this browser's copy of it.
  settle: () => wholeCart.settle(),
  forget() {
    wholeCart.forget();
    forgetBought();
  },
});

sessionStore.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid || before.status === 'loading')
    wholeCart.belongTo(now.user?.uid ?? null);
});

/** The account's cart joins the one of this browser once the profile says that a customer is here. */
sessionStore.subscribe((now, before) => {
  const uid = customerOf(now);
  if (uid === customerOf(before)) return;
  wholeCart.connect(null);
  if (uid !== null) void joinAccountCart(uid);
});

async function joinAccountCart(uid: string): Promise<void> {
  try {
    const { startCartSync } = await import(
      /* webpackChunkName: "cart-sync" */ './cart/account/start-cart-sync'
    );
    if (customerOf(sessionStore.getState()) === uid) startCartSync(uid, wholeCart, useCartStore);
  } catch (error) {
    // The cart of this browser works without; the next visit joins them.
    reportProblem('The cart of the account could not be joined', error);
  }
}

registerInstance('web', {}, webPackage.version);
registerInstance('react', createElement, reactVersion);
registerInstance('router', Link);
registerInstance('session', sessionStore);
registerInstance('cart', useCartStore);

/** The cart, or the part of it that `select` picks; renders again only when that part changes. */
export function useCart(): CartState;
export function useCart<T>(select: (state: CartState) => T): T;
export function useCart<T>(select?: (state: CartState) => T): T | CartState {
  return useCartStore(select ?? ((state: CartState): T | CartState => state));
}

/** Readies the page for React, and restores session and cart of this browser. The host of the page calls it once, before rendering. */
export function startBrowserPlatform(): void {
  keepTextsInReach();
  session.start();
  followCatalogue();
  prepareToasts();
}
