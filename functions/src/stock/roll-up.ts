import { products } from '@basket/domain';
import { atomically } from '../platform/database/atomically';
import type { OverdueWork } from '../platform/background/overdue';
import type { Services } from '../platform/services';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { deleteLanes, readLanes, unitsIn } from './stock';

/** Changes of lanes within this time are shown together. */
const bucketMs = 2_000;
/** Lanes that rest for so long are put together again. */
const quietMs = 60_000;

/** Asks for {@link rollUpStock}; the task's name carries the end of the current bucket. */
export async function requestRollUp(run: Services, productId: string): Promise<void> {
  const dueAt = (Math.floor(run.now() / bucketMs) + 1) * bucketMs;
  await run.enqueue({ id: `stock-${productId}-${dueAt}`, task: { kind: 'rollUpStock', productId }, dueAt });
}

/** Shows on a split product how many units its lanes have. Orders go on meanwhile: the figure may be a little old. */
export async function rollUpStock(run: Services, productId: string): Promise<boolean> {
  const { value } = await atomically(run, null, async (unit) => {
    const product = await unit.get(products, productId);
    if (!product?.stockSplitAt) return false;
    const units = unitsIn(await readLanes(unit, productId));
    if (units === product.stockQuantity) return false;
    unit.update(products.path(productId), { stockQuantity: units });
    return true;
  });
  return value;
}

/** Products whose stock is split: put together again once nobody buys them at the same time any more. */
export const splitStock: OverdueWork<typeof products.schema> = {
  name: 'splitStock',
  kind: products,
  dueField: 'stockSplitAt',
  graceMs: quietMs,
  settle: async (run, { id }) => {
    const { value } = await atomically(run, null, (unit) => settleSplit(unit, id, run.now()));
    return value;
  },
};

async function settleSplit(unit: UnitOfWork, productId: string, now: number): Promise<boolean> {
  const product = await unit.get(products, productId);
  if (!product?.stockSplitAt) return false;
  const lanes = await readLanes(unit, productId);
  if (lanes.some(({ changedAt }) => changedAt > now - quietMs)) {
    unit.update(products.path(productId), { stockQuantity: unitsIn(lanes), stockSplitAt: now });
    return true;
  }
  unit.update(products.path(productId), { stockQuantity: unitsIn(lanes), stockSplitAt: null });
  deleteLanes(unit, lanes);
  return true;
}
