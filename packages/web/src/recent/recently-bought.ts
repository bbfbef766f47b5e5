import * as v from 'valibot';
import { idSchema } from '@basket/domain';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage';

const boughtOrderSchema = v.object({
  id: idSchema,
  productIds: v.array(idSchema),
  /** The chosen options of each of these products; older versions of the shop note none. */
  optionIds: v.optional(v.array(v.array(idSchema))),
});
/** The products of an order, one for each of its lines. */
export type BoughtOrder = v.InferOutput<typeof boughtOrderSchema>;

/**
 * The products that somebody bought, from the orders that this device has seen anyway (placed or listed here): home and cart can
 * offer them again without reading anything. The list belongs to one account and goes with it.
 */
const storedSchema = v.object({
  owner: v.string(),
  productIds: v.array(idSchema),
  /** The latest first. */
  orders: v.optional(v.array(boughtOrderSchema), []),
  /** Whether the latest orders of the account were listed here: else there may be more than these. */
  isListed: v.optional(v.boolean(), false),
});
type Bought = v.InferOutput<typeof storedSchema>;

export const recentlyBoughtLimit = 12;
export const boughtOrdersLimit = 10;

function readBought(owner: string): Bought {
  const stored = readStored(storageKeys.recentlyBought, storedSchema);
  return stored?.owner === owner ? stored : { owner, productIds: [], orders: [], isListed: false };
}

function keep(known: Bought, next: Bought): void {
  if (JSON.stringify(next) !== JSON.stringify(known)) writeStored(storageKeys.recentlyBought, next);
}

const latestOf = (productIds: readonly string[]): string[] =>
  [...new Set(productIds)].slice(0, recentlyBoughtLimit);

/** Product ids, the latest first; none for anybody else than `owner`. */
export const readRecentlyBought = (owner: string): readonly string[] => readBought(owner).productIds;

/** @param productIds of orders, the latest first */
export function noteBought(owner: string, productIds: readonly string[]): void {
  const known = readBought(owner);
  keep(known, { ...known, productIds: latestOf([...productIds, ...known.productIds]) });
}

/**
 * Notes orders, the latest first.
 *
 * @param isListed these are the account's latest orders; else one that was placed just now
 */
export function noteOrders(owner: string, orders: readonly BoughtOrder[], isListed: boolean): void {
  const known = readBought(owner);
  const others = isListed ? [] : known.orders.filter(({ id }) => !orders.some((order) => order.id === id));
  keep(known, {
    owner,
    productIds: latestOf([...orders.flatMap(({ productIds }) => productIds), ...known.productIds]),
    orders: [...orders, ...others].slice(0, boughtOrdersLimit),
    isListed: isListed || known.isListed,
  });
}

/** The products of orders: what is in most of them first, and of equals the latest. */
export function oftenIn(orders: readonly BoughtOrder[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { productIds } of orders)
    for (const id of new Set(productIds)) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}

/** The options with which each product was bought last: of its first line where an order has several. */
function latestOptionsIn(orders: readonly BoughtOrder[]): ReadonlyMap<string, readonly string[]> {
  const latest = new Map<string, readonly string[]>();
  for (const { productIds, optionIds = [] } of orders)
    for (const [line, chosen] of optionIds.entries()) {
      const id = productIds[line];
      if (id !== undefined && !latest.has(id)) latest.set(id, chosen);
    }
  return latest;
}

/** The products of the account's latest orders, as far as this device knows them. */
export function readOftenBought(owner: string): {
  readonly productIds: readonly string[];
  /** False if the account may have orders that this device has not seen. */
  readonly isListed: boolean;
  /** Ids of options by product (rule: usual-size). Older shells do not say them. */
  readonly latestOptions?: ReadonlyMap<string, readonly string[]>;
} {
  const { orders, isListed } = readBought(owner);
  return { productIds: oftenIn(orders), isListed, latestOptions: latestOptionsIn(orders) };
}

export const forgetBought = (): void => removeStored(storageKeys.recentlyBought);
