import { removeStored, storageKeys, writeStored } from '../platform/storage';

/**
 * Keeps what the header says of the place until somebody signs out; null: nothing. The script of a pre-rendered page, which is the
 * same for everybody, puts it in before React is there (rule: place-at-once).
 */
export function keepPlaceLine(label: string | null): void {
  if (label === null) removeStored(storageKeys.placeLine);
  else writeStored(storageKeys.placeLine, label);
}
