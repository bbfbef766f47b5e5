import {
  stockLaneIds,
  products,
  stockLaneCount,
  stockLaneId,
  stockLanes,
  type Product,
  type StockLane,
  type Stored,
} from '@basket/domain';
import type { LaneChoice } from '../platform/instance/stock-lanes';
import type { UnitOfWork } from '../platform/database/unit-of-work';

/** A split pays when each lane has enough for a while. */
const fewestToSplit = stockLaneCount * 8;
/** With fewer units than this in all, lanes run empty one after the other: they are put together again. */
const fewestInLanes = stockLaneCount * 2;
/** A product over which one request has had so many conflicts is sold by several instances at once. */
const conflictsOfHot = 2;

/** Units of one product as one attempt sees them. */
interface Shelf {
  /** Units that can be taken; of a split product perhaps not all that there are, but as many as were asked for. */
  readonly available: number;
  /** Leaves so many of the available units. */
  leave(units: number): void;
}

/** The stock of several products, wherever it is kept (rule: hot-stock). */
export class Stock {
  constructor(private readonly shelves: ReadonlyMap<string, Shelf>) {}

  /** Units that can be taken, by product. */
  get available(): ReadonlyMap<string, number> {
    return new Map([...this.shelves].map(([id, { available }]) => [id, available]));
  }

  /** Writes what is left of the available units. */
  leave(left: ReadonlyMap<string, number>): void {
    for (const [productId, units] of left) this.shelves.get(productId)?.leave(units);
  }
}

export interface ChosenLane {
  readonly at: number;
  readonly lane: Stored<StockLane> | null;
}

/** How one attempt moves stock. */
export interface StockAccess {
  /** Which lane serves this request if a product is split. */
  readonly choice: LaneChoice;
  /** Lanes that were read together with the products, by product. */
  readonly early?: ReadonlyMap<string, ChosenLane>;
  /** Whether a product that proves hot may be split now. */
  readonly maySplit: boolean;
  readonly now: number;
}

/**
 * The stock of products that were read in this attempt.
 * @param wanted units to take, by product; 0 for what is only returned
 */
export async function readStock(
  unit: UnitOfWork,
  products: ReadonlyMap<string, Stored<Product>>,
  wanted: ReadonlyMap<string, number>,
  access: StockAccess,
): Promise<Stock> {
  const shelves = await Promise.all(
    [...products].map(async ([id, product]) => {
      if (!product.stockSplitAt) access.choice.noteWhole(id);
      const shelf = product.stockSplitAt
        ? await shelfInLanes(unit, product, wanted.get(id) ?? 0, access)
        : shelfOfProduct(unit, product, access);
      return [id, shelf] as const;
    }),
  );
  return new Stock(new Map(shelves));
}

/** All units of one product. */
export interface WholeShelf extends Shelf {
  /** @param more fields of the product that are written with it: a document is written once in a step */
  leave(units: number, more?: Partial<Product>): void;
}

/** The whole stock of a product, which is put together if it was split. */
export const readWholeShelf = async (unit: UnitOfWork, product: Stored<Product>): Promise<WholeShelf> =>
  product.stockSplitAt
    ? wholeShelf(unit, product, await readLanes(unit, product.id))
    : plainShelf(unit, product);

/** As {@link readWholeShelf}, in the form of several products. */
export const readWholeStock = async (unit: UnitOfWork, product: Stored<Product>): Promise<Stock> =>
  new Stock(new Map([[product.id, await readWholeShelf(unit, product)]]));

/** The lanes as they are now: a commit depends on those that it writes. */
export async function readLanes(unit: UnitOfWork, productId: string): Promise<Stored<StockLane>[]> {
  const lanes = await unit.getAllUnguarded(stockLanes, stockLaneIds(productId));
  return lanes.filter((lane) => lane !== null);
}

export const unitsIn = (lanes: readonly StockLane[]): number =>
  lanes.reduce((units, lane) => units + lane.units, 0);

const plainShelf = (unit: UnitOfWork, { id, stockQuantity }: Stored<Product>): WholeShelf => ({
  available: stockQuantity,
  leave: (units, more) => unit.update(products.path(id), { ...more, stockQuantity: units }),
});

function shelfOfProduct(unit: UnitOfWork, product: Stored<Product>, { maySplit, now }: StockAccess): Shelf {
  const isHot = unit.conflictsOver(products.path(product.id)) >= conflictsOfHot;
  if (!maySplit || !isHot || product.stockQuantity < fewestToSplit) return plainShelf(unit, product);
  return { available: product.stockQuantity, leave: (units) => split(unit, product.id, units, now) };
}

function split(unit: UnitOfWork, productId: string, units: number, now: number): void {
  unit.update(products.path(productId), { stockQuantity: units, stockSplitAt: now });
  for (const [lane, id] of stockLaneIds(productId).entries()) {
    const share = Math.floor((units + lane) / stockLaneCount);
    unit.create(stockLanes.path(id), { productId, units: share, changedAt: now } satisfies StockLane);
  }
}

async function shelfInLanes(
  unit: UnitOfWork,
  product: Stored<Product>,
  wanted: number,
  { choice, early, now }: StockAccess,
): Promise<Shelf> {
  const { at, lane } = early?.get(product.id) ?? (await readLane(unit, product.id, choice));
  if (unit.conflictsOver(stockLanes.path(stockLaneId(product.id, at))) > 0) choice.avoid(product.id, at);
  if (lane && lane.units >= wanted) return shelfOfLane(unit, lane, now);
  const lanes = await readLanes(unit, product.id);
  const units = unitsIn(lanes);
  if (units - wanted < fewestInLanes) return wholeShelf(unit, product, lanes);
  const after = lanes.findIndex((other, place) => place > at && other.units >= wanted);
  const next = after === -1 ? lanes.findIndex((other) => other.units >= wanted) : after;
  const full = lanes[next];
  if (!full) return shelfOfAllLanes(unit, lanes, now);
  choice.prefer(product.id, next);
  return shelfOfLane(unit, full, now);
}

/** The lane that an order takes from is written, and thereby guarded; the others may change. */
async function readLane(unit: UnitOfWork, productId: string, choice: LaneChoice): Promise<ChosenLane> {
  const at = chooseLane(unit, productId, choice);
  const [lane = null] = await unit.getAllUnguarded(stockLanes, [stockLaneId(productId, at)]);
  return { at, lane };
}

/** Lanes of products that were split when this instance last sold them: they need not wait for the products. */
export async function readEarlyLanes(
  unit: UnitOfWork,
  productIds: Iterable<string>,
  choice: LaneChoice,
): Promise<ReadonlyMap<string, ChosenLane>> {
  const split = [...productIds].filter((id) => choice.isSplit(id));
  return new Map(await Promise.all(split.map(async (id) => [id, await readLane(unit, id, choice)] as const)));
}

/** The best lane that no other request of this instance uses at the moment. */
function chooseLane(unit: UnitOfWork, productId: string, choice: LaneChoice): number {
  const lanes = choice.lanesOf(productId);
  const free = lanes.find((lane) => unit.turn.tryHold([stockLanes.path(stockLaneId(productId, lane))]));
  return free ?? lanes[0] ?? 0;
}

const shelfOfLane = (unit: UnitOfWork, { id, ...lane }: Stored<StockLane>, now: number): Shelf => ({
  available: lane.units,
  leave: (units) => unit.update(stockLanes.path(id), { ...lane, units, changedAt: now }),
});

/** Takes from as many lanes as it needs, the fullest first. */
function shelfOfAllLanes(unit: UnitOfWork, lanes: readonly Stored<StockLane>[], now: number): Shelf {
  const available = unitsIn(lanes);
  return {
    available,
    leave: (left) => {
      let missing = available - left;
      for (const lane of [...lanes].sort((one, other) => other.units - one.units)) {
        const taken = Math.min(missing, lane.units);
        if (taken > 0) shelfOfLane(unit, lane, now).leave(lane.units - taken);
        missing -= taken;
      }
    },
  };
}

function wholeShelf(
  unit: UnitOfWork,
  product: Stored<Product>,
  lanes: readonly Stored<StockLane>[],
): WholeShelf {
  return {
    available: unitsIn(lanes),
    leave: (units, more) => {
      unit.update(products.path(product.id), { ...more, stockQuantity: units, stockSplitAt: null });
      deleteLanes(unit, lanes);
    },
  };
}

export function deleteLanes(unit: UnitOfWork, lanes: readonly Stored<StockLane>[]): void {
  for (const { id } of lanes) unit.delete(stockLanes.path(id));
}

/** The lane of an order that gives its units back: orders that end spread them over all lanes. */
export function anyLane(orderId: string): LaneChoice {
  const lane = [...orderId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % stockLaneCount;
  const nothing = (): void => undefined;
  return { isSplit: () => false, noteWhole: nothing, lanesOf: () => [lane], prefer: nothing, avoid: nothing };
}
