import type { CartLine } from './cart-lines';

/** The link that keeps the cart of this browser and the one of the account the same. Loaded late, for customers. */
export interface CartLink {
  /**
   * Sends what was changed last, for a short time at most. Until the function that it returns is called, nothing that other devices
   * change arrives in the cart.
   */
  readonly beginOrder: () => Promise<() => void>;
  /** @returns false if the ordered units have left the cart already */
  readonly noteOrdered: (orderId: string, ordered: readonly CartLine[]) => boolean;
  /** Whether somebody looks at the cart. */
  readonly setFollowed: (isFollowed: boolean) => void;
  /** Resolves when what was changed is sent, or after two seconds. */
  readonly settle: () => Promise<void>;
  readonly stop: () => void;
}

/** The link of a cart, or none yet: then the cart is this browser's alone. */
export function createLinkPlace() {
  let link: CartLink | null = null;
  let followers = 0;
  return {
    connect: (next: CartLink | null): void => {
      link?.stop();
      link = next;
      if (followers > 0) link?.setFollowed(true);
    },
    beginOrder: async (): Promise<() => void> => (await link?.beginOrder()) ?? (() => undefined),
    settle: async (): Promise<void> => link?.settle(),
    noteOrdered: (orderId: string, ordered: readonly CartLine[]): boolean =>
      link?.noteOrdered(orderId, ordered) ?? true,
    follow: (): (() => void) => {
      followers += 1;
      link?.setFollowed(true);
      return () => {
        followers -= 1;
        if (followers === 0) link?.setFollowed(false);
      };
    },
  };
}
