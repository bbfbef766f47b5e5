import {
  pickings,
  products,
  shortLine,
  stockChangesOf,
  stockWords,
  type HistoryFacts,
  type Product,
  type StockChange,
  type Stored,
} from '@basket/domain';
import { operation, orRefuse } from '../../platform/operation';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readWholeStock } from '../../stock';
import { changeOrderStatus } from '../order-step';
import { authorOf, writeOrder } from '../write-order';
import { readOwnPicking } from './picking-step';
import { decideShort, type Short } from './short-line.decision';

/** A shortened line keeps its tick; a line of which none was found loses it. */
export const shortLineOperation = operation(
  shortLine,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    const { orderId, line, quantity, isShelfEmpty } = input;
    const { order, picking } = await readOwnPicking(unit, orderId, actor);
    const short = orRefuse(decideShort(order, { line, quantity }, now));
    const notFound = { code: 'not_found', orderNumber: order.orderNumber, missing: short.missing } as const;
    await correctStock(unit, order.items[line]?.productId ?? '', {
      missing: short.missing,
      isShelfEmpty,
      change: {
        id: services.newId(),
        // Pages of the release before leave a correction out that has none.
        reason: stockWords({ facts: notFound, reason: '' }),
        facts: notFound,
        actorId: actor.uid,
        at: now,
      },
    });
    const cause = { author: authorOf(actor), facts: factsOf(short), now };
    const { totalPaise } = short.order;
    if (!short.isNothingLeft) {
      const picked = quantity > 0 ? picking.picked : picking.picked.with(line, false);
      unit.update(pickings.path(orderId), { picked, updatedAt: now });
      await writeOrder(unit, order, short.order, { ...cause, refunds: short.refund ? [short.refund] : [] });
      return { status: order.status, totalPaise, refundPaise: short.refundPaise };
    }
    const to = 'cancelled' as const;
    await changeOrderStatus(unit, order, { to, changed: short.order, ...cause });
    return { status: to, totalPaise, refundPaise: short.refundPaise };
  },
);

const factsOf = ({ found, isNothingLeft, refundPaise, order: { totalPaise } }: Short): HistoryFacts => ({
  code: 'line_short',
  ...found,
  totalPaise: isNothingLeft ? null : totalPaise,
  refundPaise,
});

interface Correction {
  readonly missing: number;
  readonly isShelfEmpty: boolean;
  readonly change: Pick<StockChange, 'reason' | 'facts' | 'actorId' | 'at'> & { readonly id: string };
}

/**
 * The order gives its missing units back and the correction takes them out again, because they are not in the store: what can
 * be sold stays as it is (rule: short-stock). With an empty shelf, the correction takes the rest as well. A product that was
 * deleted since has no stock.
 */
async function correctStock(
  unit: UnitOfWork,
  productId: string,
  { missing, isShelfEmpty, change: { id, ...facts } }: Correction,
): Promise<void> {
  const recordStockChange = (others: number, stockQuantity: number): void =>
    unit.create(stockChangesOf(productId).path(id), {
      ...facts,
      deltaUnits: -missing - others,
      stockQuantity,
    } satisfies StockChange);
  if (!isShelfEmpty) {
    // Nothing is taken from it: a hot product need not stand still for this.
    const [product] = await unit.getAllUnguarded(products, [productId]);
    if (product) recordStockChange(0, product.stockQuantity);
    return;
  }
  const product: Stored<Product> | null = await unit.get(products, productId);
  if (!product) return;
  const stock = await readWholeStock(unit, product);
  recordStockChange(stock.available.get(productId) ?? 0, 0);
  stock.leave(new Map([[productId, 0]]));
}
