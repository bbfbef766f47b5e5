import * as v from 'valibot';
import {
  accountCartSchema,
  applyCartChanges,
  cartChangeSchema,
  cartKeyOf,
  cartChangesBetween,
  cartChangesToJoin,
  dayMs,
  maxRememberedOrders,
  withoutOrderedLines,
  type AccountCart,
  type CartChange,
  type CartRequestLine,
} from '@basket/domain';

/**
 * A device's knowledge of the account's cart. The changes that it has to send are the difference between that and its own cart, so
 * that nothing waits in a queue: the cart itself is what waits.
 */
export const knownCartSchema = v.object({
  owner: v.string(),
  /** As it was last heard of; null before the first time. */
  account: v.nullable(accountCartSchema),
  /** Lines of it that this device cannot show: their products are not in its catalogue (yet). */
  hidden: accountCartSchema.entries.lines,
  /** Changes that were sent and have no answer yet. Sent again, they carry the same id (rule: operation-once). */
  sending: v.nullable(
    v.object({ operationId: v.string(), at: v.number(), changes: v.array(cartChangeSchema) }),
  ),
});
export type KnownCart = v.InferOutput<typeof knownCartSchema>;
export type Lines = readonly CartRequestLine[];

/** The server remembers for seven days what it has carried out. */
const repeatableMs = 6 * dayMs;

export const firstKnownCart = (owner: string): KnownCart => ({
  owner,
  account: null,
  hidden: [],
  sending: null,
});

/** The known cart, and all lines that the device has after it, also those that it cannot show. */
export interface Met {
  readonly knownCart: KnownCart;
  readonly lines: Lines;
}

export interface Clock {
  readonly now: number;
  readonly newId: () => string;
}

/** Drops changes that were sent too long ago for the server to recognise them: the carts are joined as if for the first time. */
export const withoutForgotten = (knownCart: KnownCart, now: number): KnownCart =>
  knownCart.sending && now - knownCart.sending.at > repeatableMs
    ? { ...firstKnownCart(knownCart.owner), hidden: knownCart.hidden }
    : knownCart;

/**
 * A cart that nobody has used for months is removed. 'There is none' about one that was changed within this time was said before the
 * change and has arrived after it; taken for news, it would empty the cart under somebody who orders.
 */
const goneAfterMs = dayMs;

/** Whether a state of the account's cart says something new. */
const isNews = (account: AccountCart, heard: AccountCart, now: number): boolean =>
  heard.updatedAt > account.updatedAt ||
  (heard.updatedAt === 0 && account.updatedAt > 0 && now - account.updatedAt > goneAfterMs);

/**
 * The device hears of the account's cart: it keeps its own changes that are not sent yet, and takes over everything else
 * (rule: cart-merges).
 *
 * @returns null if that is nothing new, or has to wait for an answer
 */
export function hear(knownCart: KnownCart, lines: Lines, heard: AccountCart, clock: Clock): Met | null {
  if (knownCart.sending) return null;
  if (knownCart.account === null) {
    const changes = cartChangesToJoin(lines, heard.lines);
    const sending = changes.length > 0 ? { operationId: clock.newId(), at: clock.now, changes } : null;
    return {
      knownCart: { ...knownCart, account: heard, sending },
      lines: applyCartChanges(heard.lines, changes),
    };
  }
  if (!isNews(knownCart.account, heard, clock.now)) return null;
  return withOwn(knownCart, heard, cartChangesBetween(knownCart.account.lines, lines));
}

/** The account's cart with what this device has changed and not sent. */
function withOwn(knownCart: KnownCart, account: AccountCart, own: readonly CartChange[]): Met {
  const lines = applyCartChanges(account.lines, own);
  const left = new Map(lines.map((line) => [cartKeyOf(line), line.quantity]));
  const seen = new Map(own.flatMap((change) => (change.seen ? [[cartKeyOf(change), change.seen]] : [])));
  return {
    lines,
    knownCart: {
      ...knownCart,
      account: {
        ...account,
        // Of a line with units that are still to be taken out, the device goes on knowing what it knew when they were.
        lines: account.lines.map((line) => {
          const key = cartKeyOf(line);
          const additions = seen.get(key);
          return additions?.sinceAt === line.additions?.sinceAt && (left.get(key) ?? 0) < line.quantity
            ? { ...line, ...(additions && { additions }) }
            : line;
        }),
      },
    },
  };
}

/** The known cart with what is to be sent: again what has no answer, or what has changed since; null if nothing is. */
export function withSending(knownCart: KnownCart, lines: Lines, clock: Clock): KnownCart | null {
  if (knownCart.sending) return knownCart;
  if (knownCart.account === null) return null;
  const changes = cartChangesBetween(knownCart.account.lines, lines);
  if (changes.length === 0) return null;
  return { ...knownCart, sending: { operationId: clock.newId(), at: clock.now, changes } };
}

/** The server has answered with the cart after what was sent. What the device changed meanwhile stays to be sent. */
export function answered(knownCart: KnownCart, lines: Lines, answer: AccountCart): Met {
  const sent = applyCartChanges(knownCart.account?.lines ?? [], knownCart.sending?.changes ?? []);
  const since = cartChangesBetween(sent, lines);
  return withOwn({ ...knownCart, sending: null }, answer, since);
}

/**
 * The device has ordered: the server has taken the units out of the account's cart in the same commit (rule: order-empties-cart).
 *
 * @returns null if the device has heard of that already
 */
export function ordered(knownCart: KnownCart, orderId: string, lines: Lines): KnownCart | null {
  const { account } = knownCart;
  if (account?.orderIds.includes(orderId)) return null;
  if (account === null) return knownCart;
  const left = withoutOrderedLines(account.lines, lines);
  return {
    ...knownCart,
    account: {
      ...account,
      lines: left.map((line) => ({ ...line, optionIds: [...line.optionIds] })),
      orderIds: [...account.orderIds, orderId].slice(-maxRememberedOrders),
    },
  };
}
