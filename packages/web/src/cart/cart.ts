import * as v from 'valibot';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import {
  onStoredElsewhere,
  parseStored,
  readStored,
  removeStored,
  storageKeys,
  tryToStore,
} from '../platform/storage';
import { t } from '../texts';
import {
  addLine,
  cartLineSchema,
  removeLine,
  setLineQuantity,
  withoutOrdered,
  type CartLine,
  type CartLineDraft,
} from './cart-lines';
import { createLinkPlace, type CartLink } from './cart-link';

/** Owner and lines: a cart is never shown to another account at the same browser. */
const storedCartSchema = v.object({ owner: v.string(), lines: v.array(cartLineSchema) });

export interface CartState {
  readonly lines: readonly CartLine[];
}

export type AddResult = 'added' | 'updated' | 'capped' | 'signed-out';

export interface AddOptions {
  /** Replaces the usual toast, e.g. '1 Bananas added to cart!' on a product card. */
  readonly message?: string;
}

export interface Cart {
  /** Adds to the line with the same product and options, or as a new one; needs somebody signed in. */
  readonly add: (line: CartLineDraft, quantity?: number, options?: AddOptions) => AddResult;
  /** 0 or less removes the line, more than its limit becomes the limit. */
  readonly setQuantity: (key: string, quantity: number) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Puts lines back, e.g. to undo; says nothing. */
  readonly restore: (lines: readonly CartLine[]) => void;
  /**
   * Sends what was changed last, for a short time at most, before an order is placed. Until the function that it returns is called,
   * nothing that other devices change arrives in the cart.
   */
  readonly beginOrder: () => Promise<() => void>;
  /** Takes what was ordered out of the cart; what was added since stays (rule: order-empties-cart). */
  readonly takeOrdered: (orderId: string, ordered: readonly CartLine[]) => void;
  /** Shows at once what other devices change, until the function that it returns is called. */
  readonly follow: () => () => void;
}

interface CartPorts {
  readonly notify: { success(text: string): void; error(text: string): void; info(text: string): void };
}

export interface CartLifeCycle {
  /** Shows the stored cart of `owner`, or none. Follows other tabs from the first call on. */
  readonly belongTo: (owner: string | null) => void;
  /** Deletes the stored cart, when nobody is signed in. */
  readonly forget: () => void;
  readonly connect: (link: CartLink | null) => void;
  /** See {@link CartLink}. */
  readonly settle: () => Promise<void>;
  /** The lines as the tabs of this browser have left them. */
  readonly latest: () => readonly CartLine[];
}

type CartStore = UseBoundStore<StoreApi<CartState>>;

interface Editable extends CartPorts {
  readonly lines: () => readonly CartLine[];
  readonly change: (lines: readonly CartLine[]) => void;
  readonly hasOwner: () => boolean;
}

/** The edits of people to the lines, and the messages about them (rule: cart-messages). */
function createEdits({ lines: now, change, hasOwner, notify }: Editable) {
  const edits: Pick<Cart, 'add' | 'setQuantity' | 'remove' | 'clear'> = {
    add(draft, quantity = 1, { message } = {}) {
      if (!hasOwner()) {
        notify.error(t('cart.signIn'));
        return 'signed-out';
      }
      const { lines, kind } = addLine(now(), draft, quantity);
      change(lines);
      const { name, maxQuantity } = draft;
      if (kind === 'capped') notify.info(t('cart.atMost', { n: maxQuantity, name }));
      else notify.success(message ?? t(kind === 'added' ? 'cart.added' : 'cart.updated', { name }));
      return kind;
    },

    setQuantity(key, quantity) {
      if (!(quantity > 0)) return edits.remove(key);
      change(setLineQuantity(now(), key, quantity));
    },

    remove(key) {
      if (!now().some((line) => line.key === key)) return;
      change(removeLine(now(), key));
      notify.success(t('cart.removed'));
    },

    clear() {
      change([]);
      notify.success(t('cart.cleared'));
    },
  };
  return edits;
}

/** The lines that this browser keeps for somebody. */
function storedLines(owner: string | null): readonly CartLine[] {
  const stored = owner === null ? null : readStored(storageKeys.cart, storedCartSchema);
  return stored?.owner === owner ? stored.lines : [];
}

/** The cart of this browser, kept in local storage under one key and the same in all tabs. */
export function createCart({ notify }: CartPorts): { cart: Cart & CartLifeCycle; useStore: CartStore } {
  const useStore = create<CartState>()(() => ({ lines: [] }));
  let owner: string | null = null;
  let isFollowing = false;
  const { noteOrdered, ...linked } = createLinkPlace();

  const lines = (): readonly CartLine[] => useStore.getState().lines;
  const show = (next: readonly CartLine[]): void => useStore.setState({ lines: next });
  /** Without storage the page alone has the cart. */
  let isKept = true;
  function change(next: readonly CartLine[]): void {
    show(next);
    if (owner !== null) isKept = tryToStore(storageKeys.cart, { owner, lines: next });
  }

  /** Applies changes of other tabs: the tab used last is right. */
  function followTabs(): void {
    if (isFollowing) return;
    isFollowing = true;
    onStoredElsewhere(storageKeys.cart, (text) => {
      const stored = parseStored(storedCartSchema, text);
      show(stored && stored.owner === owner ? stored.lines : []);
    });
  }

  const cart: Cart & CartLifeCycle = {
    ...createEdits({ lines, change, hasOwner: () => owner !== null, notify }),
    ...linked,
    restore: change,

    takeOrdered(orderId, ordered) {
      if (noteOrdered(orderId, ordered)) change(withoutOrdered(lines(), ordered));
    },

    latest() {
      // The same object where nothing differs: storage gives a new one each time.
      const stored = storedLines(owner);
      if (isKept && JSON.stringify(stored) !== JSON.stringify(lines())) show(stored);
      return lines();
    },

    belongTo(next) {
      followTabs();
      owner = next;
      show(storedLines(next));
    },

    forget() {
      show([]);
      removeStored(storageKeys.cart);
      removeStored(storageKeys.knownCart);
    },
  };
  return { cart, useStore };
}
