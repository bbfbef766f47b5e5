import * as v from 'valibot';

/**
 * Ids of operations that have no answer yet (decisions 21). The same input again is the same operation and carries the
 * same id, also after the page was closed and opened in between: a repeated tap, a retry after the 30 s message and a
 * reload never place a second order. Kept in the session storage of the tab, as a hash: inputs are private.
 */
const storageKey = 'basket-express.pending-operations';
/** After this an equal input is a new wish (the same cart ordered again tomorrow), not a repetition. */
export const repeatWithinMs = 15 * 60_000;

const pendingSchema = v.record(v.string(), v.object({ id: v.string(), at: v.number() }));
type Pending = v.InferOutput<typeof pendingSchema>;

/** cyrb53 by bryc (public domain): 53 bits, enough to tell a person's few open operations apart. */
function hash(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36);
}

/** In memory as well, for browsers without session storage. */
let memory: Pending = {};

function read(now: number): Pending {
  let stored: Pending = {};
  try {
    stored = v.parse(pendingSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    // switched off, or not ours: memory has what this page knows
  }
  const all = { ...stored, ...memory };
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at < repeatWithinMs));
}

function write(pending: Pending): void {
  memory = pending;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pending));
  } catch {
    // see read
  }
}

export interface PendingOperation {
  readonly id: string;
  /** An answer arrived, yes or no: the next equal input is a new operation. */
  settle(): void;
}

/** @param owner uid of who acts; two people at one browser never share an operation */
export function openOperation(
  owner: string,
  operation: string,
  input: unknown,
  now = Date.now(),
): PendingOperation {
  const key = hash(JSON.stringify([owner, operation, input]));
  const pending = read(now);
  const id = pending[key]?.id ?? crypto.randomUUID();
  write({ ...pending, [key]: { id, at: pending[key]?.at ?? now } });
  return {
    id,
    settle: () => {
      write(Object.fromEntries(Object.entries(read(Date.now())).filter(([open]) => open !== key)));
    },
  };
}
