import * as v from 'valibot';
import { forReading } from '@basket/domain';

/** Everything that this site keeps in the storage of the browser, by key. */
export const storageKeys = {
  attentionSound: 'basket-express.attention-sound',
  cart: 'basket-express.cart',
  knownCart: 'basket-express.cart-meeting',
  deliveryPlace: 'basket-express.delivery-place',
  placeLine: 'basket-express.place-line',
  doorCodes: 'basket-express.door-codes',
  language: 'basket-express.language',
  lastPayment: 'basket-express.last-payment',
  singleKeys: 'basket-express.single-keys',
  sessionHint: 'basket-express.session',
  temporaryProfile: 'basket-express.temporary-profile',
  offlineData: 'basket-express.offline-data',
  orderAttempt: 'basket-express.order-attempt',
  pendingOperations: 'basket-express.pending-operations',
  recentlyBought: 'basket-express.recently-bought',
  recentSearches: 'basket-express.recent-searches',
  storageCheck: 'basket-express.storage-check',
  typedAddress: 'basket-express.typed-address',
  unpaidOrder: 'basket-express.unpaid-order',
  waitingSteps: 'basket-express.waiting-steps',
} as const;
/** Local storage is of all tabs, session storage of one. */
export type StorageArea = 'local' | 'session';
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/**
 * Parses the value of a key. A value that does not fit the schema (from an older version, another program or developer
 * tools) counts as absent.
 */
export function parseStored<S extends v.GenericSchema>(
  schema: S,
  text: string | null,
): v.InferOutput<S> | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null; // not ours
  }
  const result = v.safeParse(forReading(schema), value);
  return result.success ? result.output : null;
}

/** @throws DOMException where the browser forbids it */
const storageOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

/**
 * The value of a key, or null. Storage can be full, switched off or forbidden (private windows, embedded pages); the site
 * works without it and only forgets more, so that these failures end here.
 */
export function readStored<S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
  area: StorageArea = 'local',
): v.InferOutput<S> | null {
  try {
    return parseStored(schema, storageOf(area).getItem(key));
  } catch {
    return null;
  }
}

/** Writes the value of a key. @returns whether it is kept: see {@link readStored} */
export function tryToStore(key: StorageKey, value: unknown, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function writeStored(key: StorageKey, value: unknown, area: StorageArea = 'local'): void {
  tryToStore(key, value, area);
}

export function removeStored(key: StorageKey, area: StorageArea = 'local'): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // see readStored
  }
}

/** Calls `listener` with the new text when another tab changes the key (null: removed). */
export function onStoredElsewhere(key: StorageKey, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
