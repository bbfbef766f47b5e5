import * as v from 'valibot';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import {
  onStoredElsewhere,
  parseStored,
  readStored,
  removeStored,
  storageKeys,
  writeStored,
} from '../platform/storage';
import {
  addLine,
  cartLineSchema,
  removeLine,
  setLineQuantity,
  type CartLine,
  type CartLineDraft,
} from './cart-lines';

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
}

interface CartPorts {
  readonly notify: { success(text: string): void; error(text: string): void; info(text: string): void };
}

interface CartLifeCycle {
  /** Shows the stored cart of `owner`, or none. Follows other tabs from the first call on. */
  readonly belongTo: (owner: string | null) => void;
  /** Deletes the stored cart, when nobody is signed in. */
  readonly forget: () => void;
}

const addedText = (kind: 'added' | 'updated', name: string): string =>
  kind === 'added' ? `Added ${name} to cart` : `Updated ${name} in cart`;

type CartStore = UseBoundStore<StoreApi<CartState>>;

/** The cart of this browser, kept in local storage under one key and the same in all tabs. */
export function createCart({ notify }: CartPorts): { cart: Cart & CartLifeCycle; useStore: CartStore } {
  const useStore = create<CartState>()(() => ({ lines: [] }));
  let owner: string | null = null;
  let isFollowing = false;

  const show = (lines: readonly CartLine[]): void => useStore.setState({ lines });
  function change(lines: readonly CartLine[]): void {
    show(lines);
    if (owner !== null) writeStored(storageKeys.cart, { owner, lines });
  }

  /** Applies changes of other tabs: the tab used last is right. */
  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    onStoredElsewhere(storageKeys.cart, (text) => {
      const stored = parseStored(storedCartSchema, text);
      show(stored && stored.owner === owner ? stored.lines : []);
    });
  }

  const cart: Cart & CartLifeCycle = {
    add(draft, quantity = 1, { message } = {}) {
      if (owner === null) {
        notify.error('Please sign in to add items to cart');
        return 'signed-out';
      }
      const before = useStore.getState().lines;
      const { lines, kind } = addLine(before, draft, quantity);
      change(lines);
      if (kind === 'capped') notify.info(`At most ${draft.maxQuantity} ${draft.name} can be ordered`);
      else notify.success(message ?? addedText(kind, draft.name));
      return kind;
    },

    setQuantity(key, quantity) {
      if (!(quantity > 0)) return cart.remove(key);
      change(setLineQuantity(useStore.getState().lines, key, quantity));
    },

    remove(key) {
      const { lines } = useStore.getState();
      if (!lines.some((line) => line.key === key)) return;
      change(removeLine(lines, key));
      notify.success('Item removed from cart');
    },

    clear() {
      change([]);
      notify.success('Cart cleared');
    },

    restore: change,

    belongTo(next) {
      follow();
      owner = next;
      const stored = next === null ? null : readStored(storageKeys.cart, storedCartSchema);
      show(stored?.owner === next ? stored.lines : []);
    },

    forget() {
      show([]);
      removeStored(storageKeys.cart);
    },
  };
  return { cart, useStore };
}
