import { createElement, version as reactVersion } from 'react';
import * as v from 'valibot';
import webPackage from '../package.json';
import { loadBackEnd } from './back-end/load-back-end';
import { createCart, type Cart, type CartState } from './cart/cart';
import { afterFirstView } from './platform/first-view';
import { firstViewPage } from './platform/first-view-page';
import { forgetKept } from './platform/kept-by-worker';
import { whenUsed } from './platform/when-used';
import { registerInstance } from './platform/instances';
import { reportProblem } from './platform/report-problem';
import { readStored, removeStored, storageKeys } from './platform/storage';
import { forgetBought } from './recent/recently-bought';
import { Link } from './router/router';
import { createSession, type Session } from './session/create-session';
import { mayHaveAccount } from './session/may-have-account';
import type { SessionState } from './session/session-state';
import { toast } from './toast/toast';

async function forgetOfflineData(): Promise<void> {
  try {
    await (await loadBackEnd()).forgetOfflineData();
  } catch (error) {
    reportProblem('Offline data could not be deleted', error);
  }
}

/** Session and cart of this page, and how they depend on each other: the cart belongs to whoever is signed in. */
const { cart: wholeCart, useStore: useCartStore } = createCart({ notify: toast });

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The customer whose stored profile is known; null for anybody else. */
const customerOf = ({ user, profile, isProvisional }: SessionState): string | null =>
  user && !isProvisional && profile?.role === 'customer' ? user.uid : null;

const { session: wholeSession, useStore: useSessionStore } = createSession({
  loadAuth: async () => (await (await loadBackEnd()).loadFirebase()).auth,
  profiles: {
    read: async (account) => (await loadBackEnd()).profilePort.read(account),
    ensure: async (account) => (await loadBackEnd()).profilePort.ensure(account),
    complete: async (account, registration) =>
      (await loadBackEnd()).profilePort.complete(account, registration),
    rename: async (account, contact) => (await loadBackEnd()).profilePort.rename(account, contact),
  },
  forget: () => {
    wholeCart.forget();
    forgetBought();
    removeStored(storageKeys.deliveryPlace);
    removeStored(storageKeys.recentSearches);
    removeStored(storageKeys.typedAddress, 'session');
    removeStored(storageKeys.waitingSteps);
    removeStored(storageKeys.doorCodes);
    void forgetKept();
    removeStored(storageKeys.attentionSound);
    if (readStored(storageKeys.offlineData, v.literal(true)) === null) return;
    // Later, because the screens must stop listening before it is closed.
    setTimeout(() => void forgetOfflineData(), 0);
  },
  notify: toast,
  // Both come after Auth, which is part of the same code.
  followProfile: (current) => void loadBackEnd().then(({ followProfile }) => followProfile(current, wait)),
  roleChanged: (role) => void loadBackEnd().then(({ announceRole }) => announceRole(role)),
  whenPageIsShown: (task) => afterFirstView(firstViewPage() ? () => whenUsed(task) : task),
  // Elsewhere Auth is asked at once, and a page says so when it does not answer.
  mayHaveAccount: async () => firstViewPage() === null || mayHaveAccount(),
  wait,
});

useSessionStore.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid || before.status === 'loading')
    wholeCart.belongTo(now.user?.uid ?? null);
});

/** The account's cart joins the one of this browser once the profile says that a customer is here. */
useSessionStore.subscribe((now, before) => {
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
    if (customerOf(useSessionStore.getState()) === uid) startCartSync(uid, wholeCart, useCartStore);
  } catch (error) {
    // The cart of this browser works without; the next visit joins them.
    reportProblem('The cart of the account could not be joined', error);
  }
}

registerInstance('web', {}, webPackage.version);
registerInstance('react', createElement, reactVersion);
registerInstance('router', Link);
registerInstance('session', useSessionStore);
registerInstance('cart', useCartStore);

export const session: Session = {
  ...wholeSession,
  signOut: async () => {
    // What was put into the cart last is not lost with this browser's copy of it.
    await wholeCart.settle();
    await wholeSession.signOut();
  },
};
export const cart: Cart = wholeCart;

/** The session, or the part of it that `select` picks; renders again only when that part changes. */
export function useSession(): SessionState;
export function useSession<T>(select: (state: SessionState) => T): T;
export function useSession<T>(select?: (state: SessionState) => T): T | SessionState {
  return useSessionStore(select ?? ((state: SessionState): T | SessionState => state));
}

/** The cart, or the part of it that `select` picks; renders again only when that part changes. */
export function useCart(): CartState;
export function useCart<T>(select: (state: CartState) => T): T;
export function useCart<T>(select?: (state: CartState) => T): T | CartState {
  return useCartStore(select ?? ((state: CartState): T | CartState => state));
}

/** The session outside of React. */
export const currentSession = (): SessionState => useSessionStore.getState();
