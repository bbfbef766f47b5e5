import * as v from 'valibot';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage';

/**
 * One wish, one operation id, also when its details change while nobody knows how the first try went. The server takes
 * an id once: either the first request under it counts or a later one, and whoever comes second is refused with
 * `operation_reused`. So a shopper who corrects the address after the 30 s message gets one order, never two
 * (decisions 21). Kept for all tabs of the browser, because they share the cart that is being ordered; only the id is
 * kept, addresses are private.
 */
const attemptSchema = v.object({ uid: v.string(), id: v.string(), at: v.number() });

/** After this a request that got no answer has long been done or lost: the next one is a new wish. */
export const attemptKeptForMs = 15 * 60_000;

/** For browsers without local storage: what this page knows. */
let memory: v.InferOutput<typeof attemptSchema> | null = null;

export interface Attempt {
  readonly id: string;
  /** A request under this id has had no answer yet: it may have been carried out. */
  readonly isOpen: boolean;
}

/** The id to send with: that of the open attempt of this account, else a new one, open from now on. */
export function openAttempt(uid: string, now = Date.now()): Attempt {
  const known = readStored(storageKeys.orderAttempt, attemptSchema) ?? memory;
  if (known && known.uid === uid && now - known.at < attemptKeptForMs) return { id: known.id, isOpen: true };
  const id = crypto.randomUUID();
  memory = { uid, id, at: now };
  writeStored(storageKeys.orderAttempt, memory);
  return { id, isOpen: false };
}

/** Its outcome is known: the next wish is another one. */
export function settleAttempt(): void {
  memory = null;
  removeStored(storageKeys.orderAttempt);
}
