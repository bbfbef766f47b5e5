import {
  assignments,
  itemsOffShelf,
  pickings,
  profiles,
  putBacks,
  stockMove,
  withoutId,
  type Order,
  type OrderPacking,
  type OrderStatus,
  type Picking,
  type PutBack,
  type PutBackItem,
  type Stored,
} from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { placeOfGoods, wereCarriedOff } from './place-of-goods.decision';

/** Goods that are on no shelf when an order changes its status: their units do not move with the stock (rule: put-back). */
export interface Goods {
  readonly offShelf: readonly PutBackItem[];
  /** How far the goods are in an order that is taken back with its bags; null for any other. */
  readonly packing: OrderPacking | null;
  readonly write: () => void;
}

/** The latest ones of an order. */
const mostOffers = 50;

const allOnShelf: Goods = { offShelf: [], packing: null, write: () => undefined };

interface Move {
  readonly to: OrderStatus;
  readonly actorId: string;
  readonly now: number;
}

/** Goods of an order that is cancelled wait to be put back; those of one that is taken back before that are its own again. */
export async function moveGoods(unit: UnitOfWork, order: Stored<Order>, move: Move): Promise<Goods> {
  switch (stockMove(order.status, move.to)) {
    case 'return':
      return leaveGoods(unit, order, move);
    case 'take':
      return takeGoodsBack(unit, order, move);
    case 'none':
      return allOnShelf;
  }
}

async function leaveGoods(unit: UnitOfWork, order: Stored<Order>, { now }: Move): Promise<Goods> {
  const picking = await unit.get(pickings, order.id);
  const [first, ...others] = itemsOffShelf(order, picking?.picked ?? []);
  if (!first && !picking) return allOnShelf;
  const offShelf = first ? [first, ...others] : [];
  const place = await readPlace(unit, order);
  return {
    offShelf,
    packing: null,
    write: () => {
      if (picking) unit.delete(pickings.path(order.id));
      if (offShelf.length === 0) return;
      unit.create(putBacks.path(order.id), {
        orderNumber: order.orderNumber,
        ...place,
        items: offShelf,
        startedAt: picking?.startedAt ?? null,
        packedAt: picking?.packedAt ?? null,
        bags: picking?.bags ?? null,
        cancelledAt: now,
      } satisfies PutBack);
    },
  };
}

/** Its offers are read only where somebody who does not have the order any more may have the goods. */
async function readPlace(unit: UnitOfWork, order: Stored<Order>): Promise<ReturnType<typeof placeOfGoods>> {
  if (!wereCarriedOff(order)) return placeOfGoods(order, []);
  const offers = await unit.query(assignments, (all) =>
    all.where('orderId', '==', order.id).orderBy('attempt', 'desc').limit(mostOffers),
  );
  return placeOfGoods(order, offers);
}

async function takeGoodsBack(unit: UnitOfWork, order: Stored<Order>, { actorId, now }: Move): Promise<Goods> {
  const putBack = await unit.get(putBacks, order.id);
  if (!putBack) return allOnShelf;
  const picker = await unit.get(profiles, actorId);
  const picking = pickingOf(order, withoutId(putBack), now);
  return {
    offShelf: putBack.items,
    packing: { startedAt: picking.startedAt, readyAt: null, packedAt: picking.packedAt },
    write: () => {
      unit.delete(putBacks.path(order.id));
      unit.put(pickings.path(order.id), { ...picking, pickerId: actorId, pickerName: picker?.name ?? '' });
    },
  };
}

/** The picking of an order that is taken back with its bags. What nobody has picked but was on the road is packed. */
function pickingOf(
  { orderNumber, items }: Order,
  { items: off, startedAt, packedAt, bags }: PutBack,
  now: number,
): Omit<Picking, 'pickerId' | 'pickerName'> {
  const lines = new Set(off.map(({ line }) => line));
  return {
    orderNumber,
    picked: items.map((_item, line) => lines.has(line)),
    startedAt: startedAt ?? now,
    packedAt: startedAt === null ? now : packedAt,
    usualLineMs: null,
    bags,
    updatedAt: now,
  };
}
