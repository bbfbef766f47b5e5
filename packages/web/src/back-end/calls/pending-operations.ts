import { createOperationIds } from './operation-ids';
import { storageKeys } from '../../platform/storage';

/**
 * Ids of operations that have no answer yet (rule: operation-once), by account, operation and input. The same input again is the same
 * operation and carries the same id, also after a reload: a repeated tap and a retry after the 30 s message never do
 * something twice. After a while an equal input is a new operation (the same cart ordered again tomorrow). Kept by
 * hash: inputs are private.
 */
const ids = createOperationIds(storageKeys.pendingOperations, 'session');

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

export interface PendingOperation {
  readonly id: string;
  /** Called when an answer has arrived, yes or no: the next equal input is a new operation. */
  settle(): void;
}

/** @param owner uid of who acts; two people at one browser never share an operation */
export function openOperation(
  owner: string,
  operation: string,
  input: unknown,
  now?: number,
): PendingOperation {
  const key = hash(JSON.stringify([owner, operation, input]));
  return { id: ids.open(key, now).id, settle: () => ids.settle(key) };
}
