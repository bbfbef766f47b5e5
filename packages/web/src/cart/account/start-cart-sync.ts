import type { StoreApi } from 'zustand';
import {
  accountCarts,
  changeCart,
  emptyAccountCart,
  newCartLine,
  withoutId,
  type AccountCart,
  type Stored,
} from '@basket/domain';
import { loadBackEnd } from '../../back-end/load-back-end';
import { session } from '../../session/current-session';
import { currentCatalogue, onCatalogue, preloadCatalogue } from '../../catalogue/catalogue';
import { listen } from '../../live/listen';
import { call } from '../../operations/call';
import { reportProblem } from '../../platform/report-problem';
import { toast } from '../../toast/toast';
import type { CartLifeCycle, Cart, CartState } from '../cart';
import { keyOf, type CartLine } from '../cart-lines';
import { t } from '../../texts';
import { CartSync, type CartSyncPorts } from './cart-sync';
import { keptCart } from './kept-cart';
import type { Lines } from './known-cart';

/** A tab that is looked at again asks for the account's cart when it last heard of it longer ago. */
const freshMs = 10_000;

/** A line of the account's cart, as today's catalogue shows it. */
function describe({ productId, optionIds, quantity }: Lines[number]): CartLine | null {
  const catalogue = currentCatalogue();
  const product = catalogue?.productById.get(productId);
  const options = product?.options.filter(({ optionId }) => optionIds.includes(optionId)) ?? [];
  if (!catalogue || !product || options.length !== optionIds.length) {
    preloadCatalogue();
    return null;
  }
  const tint = catalogue.categoryById.get(product.categoryId ?? '')?.colour ?? null;
  const line = newCartLine(product, tint, options, catalogue.store.maxUnitsPerProduct);
  // One that is sold out stays a line, which the cart marks.
  return { ...line, key: keyOf(line), quantity, maxQuantity: Math.max(1, line.maxQuantity) };
}

/** Locks hold over all tabs of the browser. Browsers without them are old, and people use one tab at a time. */
const alone = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('basket-express.cart', task) : task();

async function readAccountCart(uid: string): Promise<Stored<AccountCart> | null> {
  const { readAccountDocument } = await loadBackEnd();
  return readAccountDocument(accountCarts.schema, accountCarts.path(uid), session.idToken);
}

const portsOf = (uid: string): Omit<CartSyncPorts, 'lines' | 'show'> => ({
  ...keptCart(uid),
  send: (changes, operationId) => call(changeCart, { changes: [...changes] }, { operationId }),
  describe,
  tell: ({ text, added }, undo) =>
    toast.info(text, added.length > 0 ? { action: { label: t('cart.undo'), run: undo } } : {}),
  tellRefusal: (text) => toast.error(text),
  report: (error) => reportProblem('The cart could not be sent', error),
  alone,
  clock: () => ({ now: Date.now(), newId: () => crypto.randomUUID() }),
  isVisible: () => document.visibilityState === 'visible',
});

/** Hears of the account's cart: by listening while somebody looks at the cart, else by asking when the page is looked at. */
function createEar(uid: string, learn: (cart: AccountCart) => void) {
  let heardAt = -Infinity;
  let stopListening: (() => void) | null = null;
  const startListening = (): (() => void) =>
    listen<Stored<AccountCart>>(
      {
        subscribe: ({ sdk, firestore }, listener) =>
          sdk.listenToDocument(firestore, accountCarts.schema, accountCarts.path(uid), listener),
        read: () => readAccountCart(uid),
      },
      (live) => {
        if (live.status === 'missing') learn(emptyAccountCart);
        if (live.status === 'ready' && !live.isFromCache) learn(withoutId(live.data));
      },
      () => undefined,
    );
  return {
    async ask(): Promise<void> {
      if (stopListening || !navigator.onLine || Date.now() - heardAt < freshMs) return;
      heardAt = Date.now();
      try {
        const stored = await readAccountCart(uid);
        learn(stored ? withoutId(stored) : emptyAccountCart);
      } catch (error) {
        heardAt = -Infinity;
        // The next look tries again.
        reportProblem('The cart of the account could not be read', error);
      }
    },
    setFollowed(isFollowed: boolean): void {
      if (isFollowed === (stopListening !== null)) return;
      stopListening?.();
      stopListening = isFollowed ? startListening() : null;
      heardAt = Date.now();
    },
  };
}

/** Joins the account's cart and the one of this browser, and keeps them the same until another account comes. */
export function startCartSync(
  uid: string,
  cart: Cart & CartLifeCycle,
  store: Pick<StoreApi<CartState>, 'subscribe'>,
): void {
  let isShowing = false;
  const show = (lines: readonly CartLine[]): void => {
    isShowing = true;
    cart.restore(lines);
    isShowing = false;
  };
  const sync = new CartSync({ ...portsOf(uid), lines: cart.latest, show });
  const ear = createEar(uid, (heard) => sync.learn(heard));

  const leave = (): void => void sync.push();
  const look = (): void => {
    if (document.visibilityState === 'hidden') return leave();
    sync.showAgain();
    void ear.ask();
  };
  const comeOnline = (): void => {
    look();
    void sync.push();
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('online', comeOnline, { signal });
  window.addEventListener('pagehide', leave, { signal });
  const forgetStore = store.subscribe(({ lines }, before) => {
    if (!isShowing && lines !== before.lines) sync.changed();
  });
  const forgetCatalogue = onCatalogue(() => sync.showAgain());

  cart.connect({
    beginOrder: () => sync.beginOrder(),
    noteOrdered: (orderId, ordered) => sync.noteOrdered(orderId, ordered),
    settle: () => sync.settle(),
    setFollowed: (isFollowed) => ear.setFollowed(isFollowed),
    stop: () => {
      sync.stop();
      ear.setFollowed(false);
      controller.abort();
      forgetStore();
      forgetCatalogue();
    },
  });
  void ear.ask();
}
