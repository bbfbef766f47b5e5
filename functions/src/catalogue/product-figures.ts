import {
  moveProducts,
  productFigures,
  products,
  startOfIndiaDay,
  type ProductCounts,
  type ProductMove,
} from '@basket/domain';
import { atomically } from '../platform/database/atomically';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import type { Services } from '../platform/services';

/** Undefined while there are none, or damaged ones: products can be edited all the same. */
async function readFigures(unit: UnitOfWork) {
  const figures = await unit.getSound(productFigures);
  return figures;
}

async function countWhereTheyAre(unit: UnitOfWork): Promise<ProductCounts> {
  const [all, active] = await Promise.all([
    unit.tally(products),
    unit.tally(products, (all) => all.where('isActive', '==', true)),
  ]);
  return { all: all.count, active: active.count };
}

/** Counts the products once a day; whatever was wrong in the figures is right again then. */
export async function recountProducts(run: Services): Promise<void> {
  await atomically(run, null, async (unit) => {
    const stored = await readFigures(unit);
    if (stored && stored.countedAt >= startOfIndiaDay(run.now())) return;
    unit.put(productFigures.path(), { ...(await countWhereTheyAre(unit)), countedAt: run.now() });
  });
}

/** Keeps the figures right in the commit that changes products. Nothing to do before they were counted first. */
export async function moveProductFigures(unit: UnitOfWork, moves: readonly ProductMove[]): Promise<void> {
  const moving = moves.filter(({ all, active }) => all !== 0 || active !== 0);
  if (moving.length === 0) return;
  const figures = await readFigures(unit);
  if (figures) unit.update(productFigures.path(), moveProducts(figures, moving));
}

/** The kept figures; without them, or while they are damaged, the products are counted. */
export async function readProductCounts(unit: UnitOfWork): Promise<ProductCounts> {
  return (await readFigures(unit)) ?? countWhereTheyAre(unit);
}
