import { readStored, storageKeys, tryToStore } from '../../platform/storage';
import type { CartSyncPorts } from './cart-sync';
import { firstKnownCart, knownCartSchema } from './known-cart';

/**
 * Where the known cart of this account is kept: on the device, for all tabs; in memory where the browser forbids that. One that was kept
 * and is gone was forgotten by another tab, in which somebody has signed out, with the lines of the cart: this tab then knows of no cart,
 * and does not take the missing lines for removed ones.
 */
export function keptCart(uid: string): Pick<CartSyncPorts, 'readKnownCart' | 'writeKnownCart'> {
  let inMemory = firstKnownCart(uid);
  let isKept = true;
  return {
    readKnownCart: () => {
      if (!isKept) return inMemory;
      const stored = readStored(storageKeys.knownCart, knownCartSchema);
      return stored?.owner === uid ? stored : firstKnownCart(uid);
    },
    writeKnownCart: (knownCart) => {
      inMemory = knownCart;
      isKept = tryToStore(storageKeys.knownCart, knownCart);
    },
  };
}
