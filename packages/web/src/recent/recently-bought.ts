import * as v from 'valibot';
import { idSchema } from '@basket/domain';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage';

/**
 * What somebody bought, from the orders that this device has seen anyway (placed or listed here): home can offer it again
 * without reading anything. It belongs to one account and goes with it.
 */
const storedSchema = v.object({ owner: v.string(), productIds: v.array(idSchema) });

export const recentlyBoughtLimit = 12;

/** Product ids, the latest first; none for anybody else than `owner`. */
export function readRecentlyBought(owner: string): readonly string[] {
  const stored = readStored(storageKeys.recentlyBought, storedSchema);
  return stored?.owner === owner ? stored.productIds : [];
}

/** @param productIds of orders, the latest first */
export function noteBought(owner: string, productIds: readonly string[]): void {
  const known = readRecentlyBought(owner);
  const all = [...new Set([...productIds, ...known])].slice(0, recentlyBoughtLimit);
  if (all.join() === known.join()) return;
  writeStored(storageKeys.recentlyBought, { owner, productIds: all });
}

export const forgetBought = (): void => removeStored(storageKeys.recentlyBought);
