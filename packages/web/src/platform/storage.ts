import * as v from 'valibot';

/** Everything that this site keeps in local storage, by key. */
export const storageKeys = {
  cart: 'basket-express.cart',
  sessionHint: 'basket-express.session',
  temporaryProfile: 'basket-express.temporary-profile',
  offlineData: 'basket-express.offline-data',
  orderAttempt: 'basket-express.order-attempt',
  recentlyBought: 'basket-express.recently-bought',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/**
 * Parses what a key holds. Whatever does not fit the schema (an older version, another program, a person with
 * developer tools) counts as absent.
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
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}

/**
 * Local storage can be full, switched off or forbidden (private windows, embedded pages). The site works without it,
 * only forgetfully, so that these failures end here.
 */
export function readStored<S extends v.GenericSchema>(key: StorageKey, schema: S): v.InferOutput<S> | null {
  try {
    return parseStored(schema, localStorage.getItem(key));
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // see readStored
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
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
