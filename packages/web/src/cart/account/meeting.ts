import * as v from 'valibot';
import {
  accountCartSchema,
  applyCartChanges,
  cartChangeSchema,
  cartKeyOf,
  cartChangesBetween,
  cartChangesToJoin,
  maxRememberedOrders,
  withoutOrderedLines,
  type AccountCart,
  type CartChange,
  type CartRequestLine,
} from '@basket/domain';

/**
 * What a device knows of the account's cart. What it has to send is the difference between that and its own cart, so that nothing
 * waits in a queue: the cart itself is what waits.
 */
export const meetingSchema = v.object({
  owner: v.string(),
  /** As it was last heard of; null before the first time. */
  account: v.nullable(accountCartSchema),
  /** Lines of it that this device cannot show: their products are not in its catalogue (yet). */
  hidden: accountCartSchema.entries.lines,
  /** What was sent and has no answer yet. Sent again, it carries the same id (rule: operation-once). */
  sending: v.nullable(
    v.object({ operationId: v.string(), at: v.number(), changes: v.array(cartChangeSchema) }),
  ),
});
export type Meeting = v.InferOutput<typeof meetingSchema>;
export type Lines = readonly CartRequestLine[];

/** The server remembers for seven days what it has carried out. */
const rememberedMs = 6 * 24 * 3_600_000;

export const firstMeeting = (owner: string): Meeting => ({
  owner,
  account: null,
  hidden: [],
  sending: null,
});

/** The meeting, and all lines that the device has after it, also those that it cannot show. */
export interface Met {
  readonly meeting: Meeting;
  readonly lines: Lines;
}

export interface Clock {
  readonly now: number;
  readonly newId: () => string;
}

/** What was sent too long ago to be recognised by the server: the carts are joined as if for the first time. */
export const withoutForgotten = (meeting: Meeting, now: number): Meeting =>
  meeting.sending && now - meeting.sending.at > rememberedMs
    ? { ...firstMeeting(meeting.owner), hidden: meeting.hidden }
    : meeting;

/**
 * A cart that nobody has used for months is removed. 'There is none' about one that was changed within this time was said before the
 * change and has arrived after it; taken for news, it would empty the cart under somebody who orders.
 */
const goneAfterMs = 24 * 3_600_000;

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
export function hear(meeting: Meeting, lines: Lines, heard: AccountCart, clock: Clock): Met | null {
  if (meeting.sending) return null;
  if (meeting.account === null) {
    const changes = cartChangesToJoin(lines, heard.lines);
    const sending = changes.length > 0 ? { operationId: clock.newId(), at: clock.now, changes } : null;
    return {
      meeting: { ...meeting, account: heard, sending },
      lines: applyCartChanges(heard.lines, changes),
    };
  }
  if (!isNews(meeting.account, heard, clock.now)) return null;
  return withOwn(meeting, heard, cartChangesBetween(meeting.account.lines, lines));
}

/** The account's cart with what this device has changed and not sent. */
function withOwn(meeting: Meeting, account: AccountCart, own: readonly CartChange[]): Met {
  const lines = applyCartChanges(account.lines, own);
  const left = new Map(lines.map((line) => [cartKeyOf(line), line.quantity]));
  const seen = new Map(own.flatMap((change) => (change.seen ? [[cartKeyOf(change), change.seen]] : [])));
  return {
    lines,
    meeting: {
      ...meeting,
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

/** The meeting with what is to be sent: again what has no answer, or what has changed since; null if nothing is. */
export function withSending(meeting: Meeting, lines: Lines, clock: Clock): Meeting | null {
  if (meeting.sending) return meeting;
  if (meeting.account === null) return null;
  const changes = cartChangesBetween(meeting.account.lines, lines);
  if (changes.length === 0) return null;
  return { ...meeting, sending: { operationId: clock.newId(), at: clock.now, changes } };
}

/** The server has answered with the cart after what was sent. What the device changed meanwhile stays to be sent. */
export function answered(meeting: Meeting, lines: Lines, answer: AccountCart): Met {
  const sent = applyCartChanges(meeting.account?.lines ?? [], meeting.sending?.changes ?? []);
  const since = cartChangesBetween(sent, lines);
  return withOwn({ ...meeting, sending: null }, answer, since);
}

/**
 * The device has ordered: the server has taken the units out of the account's cart in the same commit (rule: order-empties-cart).
 *
 * @returns null if the device has heard of that already
 */
export function ordered(meeting: Meeting, orderId: string, lines: Lines): Meeting | null {
  const { account } = meeting;
  if (account?.orderIds.includes(orderId)) return null;
  if (account === null) return meeting;
  const left = withoutOrderedLines(account.lines, lines);
  return {
    ...meeting,
    account: {
      ...account,
      lines: left.map((line) => ({ ...line, optionIds: [...line.optionIds] })),
      orderIds: [...account.orderIds, orderId].slice(-maxRememberedOrders),
    },
  };
}
