import {
  historyWords,
  putBacks,
  historyOf,
  keptPaise,
  linesLeft,
  missingUnits,
  type Assignment,
  type Order,
  type OrderHistory,
  type Picking,
  type PutBack,
  type Refund,
} from '@basket/domain';
import { readAll } from '../checks/read-hands';
import type { Harness } from '../harness';
import { mostTotalPaise } from './picking-moves';
import { readShop } from './wallet-shop';

/** Checks what pickers leave behind: bills, what partners see of them, refunds, bags, and the way of each picking. */
export async function checkPicking(harness: Harness): Promise<string[]> {
  const { orders } = await readShop(harness);
  const assignments = [...(await readAll<Assignment>(harness.db, 'assignments')).values()];
  const refunds = [...(await readAll<Refund>(harness.db, 'refunds')).values()];
  const pickings = await readAll<Picking>(harness.db, 'pickings');
  const toPutBack = await readAll<PutBack>(harness.db, putBacks.collection);
  const findings: string[] = [];
  for (const [id, order] of orders) {
    const lines = [...(await readAll<OrderHistory>(harness.db, historyOf(id).collection)).values()];
    const faults = [
      ...faultsOfBill(order),
      ...faultsOfRefunds(
        order,
        refunds.filter(({ orderId }) => orderId === id),
      ),
      ...faultsOfPartner(
        order,
        assignments.filter(({ orderId }) => orderId === id),
      ),
      ...faultsOfPicking(order, pickings.get(id) ?? null),
      ...faultsOfGoods(order, toPutBack.get(id) ?? null),
      ...faultsOfWay(lines.sort((a, b) => a.seq - b.seq)),
    ];
    findings.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  return findings;
}

/** A cash order that is rounded comes to whole rupees, however short it is; one that was once paid keeps its rounding (rule: cash-rounded). */
const isRoundedCash = ({ paymentMethod, roundingPaise, payment }: Order): boolean =>
  paymentMethod === 'cod' && roundingPaise !== null && payment.receivedPaise === 0;

/** The bill is the sum of its lines and never more than at first. */
function faultsOfBill(order: Order): string[] {
  const { items, subtotalPaise, deliveryChargePaise, roundingPaise, totalPaise, status } = order;
  const sum = items.reduce((paise, item) => paise + item.unitPricePaise * item.quantity, 0);
  return [
    ...(subtotalPaise === sum && totalPaise === sum + deliveryChargePaise + (roundingPaise ?? 0)
      ? []
      : ['the bill does not add up']),
    ...(isRoundedCash(order) && totalPaise % 100 !== 0 ? ['cash that is no whole rupees'] : []),
    ...(totalPaise <= mostTotalPaise ? [] : ['the bill has grown']),
    ...(items.every((item) => missingUnits(item) >= 0) ? [] : ['more units than were ordered']),
    ...(sum === 0 && status !== 'cancelled' ? [`nothing is left, and it is ${status}`] : []),
  ];
}

/** The shop keeps the bill of an order that was paid online, of a cancelled one nothing; all else is owed back once. */
function faultsOfRefunds(order: Order, refunds: readonly Refund[]): string[] {
  if (order.paymentMethod !== 'online') return [];
  const kept = keptPaise(order.payment);
  const expected = order.status === 'cancelled' ? 0 : order.totalPaise;
  const owed = refunds
    .filter(({ status }) => status !== 'withdrawn')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return [
    ...(kept === expected ? [] : [`${order.status} and keeps ${kept} of ${expected}`]),
    ...(owed === order.payment.refundOwedPaise
      ? []
      : [`owes ${order.payment.refundOwedPaise}, refunds ${owed}`]),
  ];
}

/** A partner who has the offer, the order or the delivery sees today's bill, and has collected exactly its total. */
function faultsOfPartner(order: Order, assignments: readonly Assignment[]): string[] {
  const open = assignments.filter(({ state }) => ['offered', 'accepted', 'delivered'].includes(state));
  const collected = order.paymentMethod === 'cod' ? order.totalPaise : 0;
  return open.flatMap(({ attempt, state, totalPaise, cashCollectedPaise }) => [
    ...(totalPaise === order.totalPaise ? [] : [`attempt ${attempt} sees ${totalPaise}`]),
    ...(state !== 'delivered' || cashCollectedPaise === collected
      ? []
      : [`attempt ${attempt} collected ${cashCollectedPaise} of ${collected}`]),
  ]);
}

function faultsOfPicking(order: Order, picking: Picking | null): string[] {
  const { packing } = order;
  if (!picking) return packing === null ? [] : ['says that it is picked, and is not'];
  return [
    ...(packing?.startedAt === picking.startedAt && packing.packedAt === picking.packedAt
      ? []
      : ['says otherwise how far its goods are']),
    ...(picking.picked.length === order.items.length ? [] : ['ticks for other lines']),
    ...(picking.packedAt !== null && linesLeft(order, picking) > 0 ? ['packed with lines left'] : []),
    ...(order.status === 'cancelled' ? ['cancelled and still being picked'] : []),
  ];
}

/** Only a cancelled order has goods to put back, and no more of them than it had. */
function faultsOfGoods({ status, items }: Order, putBack: PutBack | null): string[] {
  if (!putBack) return [];
  const isTooMuch = putBack.items.some(({ line, quantity }) => quantity > (items[line]?.quantity ?? 0));
  return [
    ...(status === 'cancelled' ? [] : [`is ${status}, and its goods are to be put back`]),
    ...(isTooMuch ? ['more to put back than there was'] : []),
  ];
}

interface Hand {
  readonly picker: string | null;
  readonly isPacked: boolean;
  /** When the order was cancelled; goods that nobody has picked were on the road then, and count as packed. */
  readonly wasPacked: boolean;
}

/** One picker at a time acts, until the bags are closed; only packed bags leave, and goods that nobody picks. */
function faultsOfWay(lines: readonly OrderHistory[]): string[] {
  let hand: Hand = { picker: null, isPacked: false, wasPacked: false };
  return lines.flatMap((line) => {
    const isRight = mayFollow(line, hand);
    const { picker, isPacked } = hand;
    hand = handAfter(line, hand);
    return isRight
      ? []
      : [`'${historyWords(line)}' by ${line.actorId}, picked by ${picker}, packed: ${isPacked}`];
  });
}

function mayFollow({ facts, actorId }: OrderHistory, { picker, isPacked }: Hand): boolean {
  switch (facts?.code) {
    case 'picking_started':
      return picker === null;
    case 'picking_taken_over':
      return picker !== null && picker !== actorId && !isPacked;
    case 'line_short':
    case 'packed':
      return picker === actorId && !isPacked;
    case 'picked_up':
      return picker === null || isPacked;
    case 'handed_to_partner':
      return isPacked;
    default:
      return true;
  }
}

function handAfter({ facts, actorId, from, to }: OrderHistory, before: Hand): Hand {
  const code = facts?.code;
  const { picker, isPacked, wasPacked } = before;
  if (code === 'taken_back_with_goods') return { picker: actorId, isPacked: wasPacked, wasPacked };
  if (to === 'cancelled')
    return from === to ? before : { picker: null, isPacked: false, wasPacked: isPacked || picker === null };
  if (code === 'picking_started' || code === 'picking_taken_over') return { ...before, picker: actorId };
  return code === 'packed' ? { ...before, isPacked: true } : before;
}
