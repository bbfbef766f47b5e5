import {
  categories,
  importProducts,
  productMove,
  productNameKey,
  products,
  refuse,
  stockChangeSchema,
  stockChangesOf,
  type ImportedRow,
  type ImportResult,
  type Outcome,
  type Product,
  type ProductDraft,
  type ProductMove,
  type StockChange,
  type Stored,
} from '@basket/domain';
import { unrecordedOperation, type Attempt } from '../platform/operation';
import { readWholeShelf } from '../stock';
import { decideStockAdjustment } from './adjust-stock.decision';
import { findImported, type Found } from './find-imported';
import { moveProductFigures } from './product-figures';
import {
  changesOf,
  decideFields,
  decideNew,
  decideStockDelta,
  listsBefore,
} from './import-products.decision';

interface Step extends Pick<Attempt<typeof importProducts>, 'input' | 'actor' | 'unit' | 'now'> {
  /** Changes that the rows make to the numbers of products. */
  readonly moves: ProductMove[];
}
type Done = Pick<ImportResult, 'outcome' | 'changes' | 'listsBefore'>;

/** The facts that the rows of one request are held against. */
interface Known {
  /** Categories that exist. */
  readonly categoryIds: ReadonlySet<string>;
  /** Products that may be related to others: they are in the shop, or in the file. */
  readonly relatedIds: ReadonlySet<string>;
  /** Corrections of stock that were made from the same exports, by path. */
  readonly corrections: ReadonlyMap<string, StockChange>;
}

/**
 * One row that is refused keeps no other from it. To repeat it changes nothing: fields are set, a new product has an id that
 * follows from its row, and a correction of the stock is named after its export (rule: products-imported).
 */
export const importProductsOperation = unrecordedOperation(importProducts, ['admin'], async (attempt) => {
  const step: Step = { ...attempt, moves: [] };
  const { rows } = step.input;
  const found = await findImported(step.unit, rows);
  const known = await readKnown(step, found);
  const results = await Promise.all(
    rows.map(async (row, place): Promise<ImportResult> => {
      const at = found[place] ?? refuse('unnamed_product');
      const done = at.ok ? await importRow(row, at.value, known, step) : at;
      const productId = at.ok ? at.value.productId : null;
      const inShop = at.ok && at.value.product ? inShopOf(at.value.product) : null;
      return done.ok
        ? { productId, ...done.value, refusal: null, inShop }
        : { productId, outcome: 'refused', changes: [], refusal: done.refusal, inShop };
    }),
  );
  await moveProductFigures(step.unit, step.moves);
  return { results };
});

const inShopOf = ({ name, unit, pricePaise, stockQuantity }: Product): ImportResult['inShop'] => ({
  name,
  unit,
  pricePaise,
  stockQuantity,
});

async function importRow(row: ImportedRow, at: Found, known: Known, step: Step): Promise<Outcome<Done>> {
  const { categoryId } = row.fields;
  if (categoryId && !known.categoryIds.has(categoryId)) return refuse('unknown_category');
  const relatedId = newRelatedIds(row, at).find((id) => !known.relatedIds.has(id));
  if (relatedId !== undefined) return refuse('unknown_related', { relatedId });
  if (at.product) return changeProduct(row, { ...at, product: at.product }, known, step);
  const decided = decideNew(row, step.now);
  if (!decided.ok) return decided;
  if (!step.input.isCheck) {
    step.unit.create(products.path(at.productId), decided.value);
    step.moves.push(productMove(null, decided.value));
  }
  return { ok: true, value: { outcome: 'new', changes: [] } };
}

async function changeProduct(
  row: ImportedRow,
  { product }: Found & { readonly product: NonNullable<Found['product']> },
  { corrections }: Known,
  { input, actor, unit, now, moves }: Step,
): Promise<Outcome<Done>> {
  const path = correctionPath(product.id, row);
  const fields = decideFields(product, row, now);
  if (!fields.ok) return fields;
  const delta = decideStockDelta(row, (path && corrections.get(path)) || null);
  if (!delta.ok) return delta;
  const changed = Object.keys(fields.value).length > 0;
  const move = productMove(product, { isActive: fields.value.isActive ?? product.isActive });
  // Later than what forms were opened with: an edit over it is told (rule: edit-conflict).
  const more = changed
    ? {
        ...fields.value,
        nameKey: productNameKey(fields.value.name ?? product.name),
        updatedAt: Math.max(now, product.updatedAt + 1),
      }
    : {};
  if (delta.value === 0 || !path) {
    if (changed && !input.isCheck) {
      unit.update(products.path(product.id), more);
      moves.push(move);
    }
    return { ok: true, value: doneOf(product, fields.value) };
  }
  const shelf = await readWholeShelf(unit, product);
  const wish = { deltaUnits: delta.value, reason: input.reason, actorId: actor.uid, at: now };
  const correction = decideStockAdjustment(shelf.available, wish);
  if (!correction.ok) return correction;
  if (!input.isCheck) {
    shelf.leave(correction.value.stockQuantity, more);
    unit.create(path, correction.value);
    moves.push(move);
  }
  const stock = { field: 'stockQuantity', before: shelf.available };
  return { ok: true, value: doneOf(product, fields.value, [stock]) };
}

/** @param others what changes besides the fields */
function doneOf(product: Stored<Product>, fields: Partial<ProductDraft>, others: Done['changes'] = []): Done {
  const changes = [...changesOf(product, fields), ...others];
  return { outcome: changes.length > 0 ? 'changed' : 'same', changes, ...listsBefore(product, fields) };
}

/** Related products of a row that its product does not have yet. One that was deleted later stays in a list that has it. */
const newRelatedIds = ({ fields: { relatedProductIds = [] } }: ImportedRow, { product }: Found): string[] =>
  relatedProductIds.filter((id) => !product?.relatedProductIds.includes(id));

/** The correction of a stock that a row may ask for; null where it knows of no stock. */
const correctionPath = (productId: string, { exported, stockQuantity }: ImportedRow): string | null =>
  exported && stockQuantity !== null && stockQuantity !== exported.stockQuantity
    ? stockChangesOf(productId).path(`import-${exported.exportedAt}`)
    : null;

async function readKnown(
  { unit, input: { rows, fileIds = [] } }: Step,
  found: readonly Outcome<Found>[],
): Promise<Known> {
  const wanted = [...new Set(rows.flatMap(({ fields }) => fields.categoryId ?? []))];
  const places = rows.flatMap((row, place) => {
    const at = found[place];
    return at?.ok ? [{ row, at: at.value }] : [];
  });
  const paths = places.flatMap(({ row, at }) => (at.product && correctionPath(at.productId, row)) || []);
  const atHand = new Set([...fileIds, ...places.flatMap(({ at }) => at.product?.id ?? [])]);
  const related = new Set(places.flatMap(({ row, at }) => newRelatedIds(row, at)));
  const relatedIds = [...related].filter((id) => !atHand.has(id));
  const [known, corrections, relatedProducts] = await Promise.all([
    unit.getAll(categories, wanted),
    unit.getAllUnguarded({ ...products, schema: stockChangeSchema, path: (path: string) => path }, paths),
    unit.getAllSound(products, relatedIds),
  ]);
  return {
    categoryIds: new Set(known.flatMap((category) => category?.id ?? [])),
    relatedIds: new Set([...atHand, ...relatedProducts.map(({ id }) => id)]),
    corrections: new Map(
      corrections.flatMap((correction, place) => (correction ? [[paths[place] ?? '', correction]] : [])),
    ),
  };
}
