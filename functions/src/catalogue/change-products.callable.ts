import {
  done,
  changePrices,
  changeProducts,
  productMove,
  products,
  refuse,
  stockChangesOf,
  type Outcome,
  type Product,
  type ProductResult,
  type ProductsChange,
  type Stored,
} from '@basket/domain';
import { operation, type Attempt } from '../platform/operation';
import { readWholeStock } from '../stock';
import { decideStockAdjustment } from './adjust-stock.decision';
import { moveProductFigures } from './product-figures';

type Step = Pick<Attempt<typeof changeProducts>, 'unit' | 'now' | 'actor' | 'services'>;

/** One product that cannot be changed keeps no other from it (rule: bulk-results). */
export const changeProductsOperation = operation(changeProducts, ['admin'], async ({ input, ...step }) => {
  const ids = [...new Set(input.productIds)];
  const stored = await step.unit.getAll(products, ids);
  const results = await Promise.all(
    ids.map(async (productId, index): Promise<ProductResult> => {
      const product = stored[index];
      const outcome = product ? await changeOne(product, input.change, step) : refuse('unknown_product');
      return outcome.ok
        ? { productId, isChanged: outcome.value, refusal: null }
        : { productId, isChanged: false, refusal: outcome.refusal };
    }),
  );
  if (input.change.kind === 'active') {
    const { isActive } = input.change;
    await moveProductFigures(
      step.unit,
      stored.flatMap((product) => (product ? [productMove(product, { isActive })] : [])),
    );
  }
  return { results };
});

/** Whether the product changed. */
async function changeOne(
  product: Stored<Product>,
  change: ProductsChange,
  { unit, now, actor, services }: Step,
): Promise<Outcome<boolean>> {
  if (change.kind === 'stock') {
    const { deltaUnits, reason } = change;
    const stock = await readWholeStock(unit, product);
    const available = stock.available.get(product.id) ?? 0;
    const wish = { deltaUnits, reason, actorId: actor.uid, at: now };
    const decided = decideStockAdjustment(available, wish);
    if (!decided.ok) return decided;
    if (deltaUnits !== 0) {
      stock.leave(new Map([[product.id, decided.value.stockQuantity]]));
      unit.create(stockChangesOf(product.id).path(services.newId()), decided.value);
    }
    return { ok: true, value: deltaUnits !== 0 };
  }
  const decided =
    change.kind === 'active' ? done({ isActive: change.isActive }) : changePrices(product, change);
  if (!decided.ok) return decided;
  const isChanged = Object.entries(decided.value).some(
    ([field, value]) => product[field as keyof Product] !== value,
  );
  // Later than what forms were opened with: an edit over it is told (rule: edit-conflict).
  if (isChanged)
    unit.update(products.path(product.id), {
      ...decided.value,
      updatedAt: Math.max(now, product.updatedAt + 1),
    });
  return { ok: true, value: isChanged };
}
