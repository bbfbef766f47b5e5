import {
  missingUnits,
  pickingObstacle,
  type Order,
  type OrderItem,
  type Picking,
  type ShownItem,
  type Stored,
} from '@basket/domain';
import { t } from '../../texts';

/** An order on the board, with its picking if somebody has begun. */
export interface ToPick {
  readonly order: Stored<Order>;
  readonly picking: Picking | null;
}

/** The three columns of the board; each keeps the order in which its orders are promised. */
export interface PickingBoard {
  readonly waiting: readonly ToPick[];
  readonly inWork: readonly ToPick[];
  readonly packed: readonly ToPick[];
}

/** @param dueAt when a customer expects an order */
export function boardOf(
  orders: readonly Stored<Order>[],
  pickings: readonly Stored<Picking>[],
  dueAt: (order: Order) => number,
): PickingBoard {
  const byOrder = new Map(pickings.map((picking) => [picking.id, picking]));
  const all = orders
    .map((order): ToPick => ({ order, picking: byOrder.get(order.id) ?? null }))
    .filter(({ order }) => pickingObstacle(order) === null)
    .sort((a, b) => dueAt(a.order) - dueAt(b.order) || (a.order.id < b.order.id ? -1 : 1));
  return {
    waiting: all.filter(({ picking }) => picking === null),
    inWork: all.filter(({ picking }) => picking !== null && picking.packedAt === null),
    packed: all.filter(({ picking }) => picking !== null && picking.packedAt !== null),
  };
}

/** A line of an order with its place in it, which operations name it by. */
export interface PickLine extends ShownItem<OrderItem> {
  readonly line: number;
}

export interface PickGroup {
  readonly title: string;
  readonly lines: readonly PickLine[];
}

/**
 * The lines by category, as the shelves stand: in the order of the categories, what has none at the end.
 *
 * @param categoryOf the name of a product's category; undefined when it is sold no more, or has none
 * @param titles the names of all categories, in their order
 */
export function groupLines(
  items: readonly ShownItem<OrderItem>[],
  categoryOf: (productId: string) => string | undefined,
  titles: readonly string[],
): PickGroup[] {
  const otherTitle = t('picking.other');
  const lines = items.map((item, line): PickLine => ({ ...item, line }));
  return [...titles, otherTitle]
    .map((title) => ({
      title,
      lines: lines.filter(({ productId }) => (categoryOf(productId) ?? otherTitle) === title),
    }))
    .filter((group) => group.lines.length > 0);
}

/** '2 of 3 not in the store', or that none was; null for a line that is whole. */
export function shortText(item: Pick<OrderItem, 'quantity' | 'orderedQuantity'>): string | null {
  const missing = missingUnits(item);
  if (missing === 0) return null;
  return item.quantity === 0
    ? t('picking.outOfStock')
    : t('picking.short', { missing, ordered: item.quantity + missing });
}
