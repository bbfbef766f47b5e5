import * as v from 'valibot';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage';

/** The searches on this device, the latest first; they go when somebody signs out (rule: recent-searches). */
const storedSchema = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

export const recentSearchesLimit = 5;

export const readRecentSearches = (): readonly string[] =>
  readStored(storageKeys.recentSearches, storedSchema) ?? [];

export function noteSearch(text: string): void {
  const wanted = text.trim().slice(0, 100);
  if (wanted === '') return;
  const others = readRecentSearches().filter((known) => known.toLowerCase() !== wanted.toLowerCase());
  writeStored(storageKeys.recentSearches, [wanted, ...others].slice(0, recentSearchesLimit));
}

export const forgetSearches = (): void => removeStored(storageKeys.recentSearches);
