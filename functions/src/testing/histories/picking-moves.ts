import {
  assignments,
  assignmentSnapshot,
  orderDigits,
  orders,
  type Assignment,
  type Contract,
  type Order,
  type RequestOf,
} from '@basket/domain';
import { handToPartnerOperation } from '../../orders/delivery/hand-to-partner.callable';
import { packOrderOperation } from '../../orders/picking/pack-order.callable';
import { shortLineOperation } from '../../orders/picking/short-line.callable';
import { startPickingOperation } from '../../orders/picking/start-picking.callable';
import { tickLineOperation } from '../../orders/picking/tick-line.callable';
import type { Operation } from '../../platform/operation';
import type { Harness } from '../harness';
import { pick } from './faults';
import { admins, orderIds } from './wallet-shop';

/** Units of the lines of an order; every third order has one line only, which empties it soon. */
const firstUnits = [40, 20];
const unitPricePaise = 1_30;
const deliveryChargePaise = 50_00;
/** The rounding of orders by turns: none, of cash (all of them cost whole rupees at first), of what was paid at the door, none. */
const roundingByTurns = [null, 0, -40, null] as const;
/** No order of a shift ever costs more. */
export const mostTotalPaise = 60 * unitPricePaise + deliveryChargePaise;

/** Gives the orders of {@link seedShop} enough to pick for long; every second one is paid online, and every second one is rounded. */
export async function seedLines(harness: Harness): Promise<void> {
  for (const [index, id] of orderIds.entries()) {
    const before = await harness.read<Order>(orders.path(id));
    const rounding = roundingByTurns[index % roundingByTurns.length] ?? null;
    const order = withLines(before, index % 3 === 0 ? firstUnits.slice(1) : firstUnits, rounding);
    const paid = index % 2 === 0 ? paidOnline(order) : order;
    const assignment = await harness.read<Assignment>(assignments.path(id, 1));
    const { paymentStatus } = paid;
    await harness.seed({
      [orders.path(id)]: paid,
      [assignments.path(id, 1)]: { ...assignment, ...assignmentSnapshot(paid), paymentStatus },
    });
  }
}

function withLines(order: Order, units: readonly number[], roundingPaise: number | null): Order {
  const items = order.items.flatMap((item) =>
    units.map((quantity) => ({ ...item, unitPricePaise, quantity, totalPaise: quantity * unitPricePaise })),
  );
  const subtotalPaise = items.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const totalPaise = subtotalPaise + deliveryChargePaise + (roundingPaise ?? 0);
  return { ...order, items, subtotalPaise, roundingPaise, totalPaise };
}

const paidOnline = (order: Order): Order => ({
  ...order,
  paymentMethod: 'online',
  paymentStatus: 'paid',
  paymentId: `pay_${order.orderNumber}`,
  payment: { ...order.payment, channel: 'checkout', receivedPaise: order.totalPaise },
});

interface Seen {
  readonly orderId: string;
  readonly order: Order;
  readonly now: number;
}

/** The pickers' moves with an order, each by one of two admins. */
export function pickingMoves(
  send: <C extends Contract>(
    operation: Operation<C>,
    uid: string,
    now: number,
    input: RequestOf<C>,
  ) => Promise<unknown>,
  random: () => number,
  { orderId, order, now }: Seen,
): readonly (() => Promise<unknown>)[] {
  const uid = pick(random, admins);
  const line = pick(random, [0, 1]);
  const takeOver = random() < 0.5;
  const units = order.items[line]?.quantity ?? 0;
  const quantity = Math.max(0, units - pick(random, [1, 2, 40]));
  const isShelfEmpty = random() < 0.02;
  const digits = random() < 0.9 ? orderDigits(order.orderNumber) : '0000';
  const tick = (at: number, isPicked: boolean) =>
    send(tickLineOperation, uid, now, { orderId, line: at, isPicked });
  const start = () => send(startPickingOperation, uid, now, { orderId, takeOver });
  const pack = () => send(packOrderOperation, uid, now, { orderId, bags: 1 });
  const short = () => send(shortLineOperation, uid, now, { orderId, line, quantity, isShelfEmpty });
  const handOver = () => send(handToPartnerOperation, uid, now, { orderId, digits });
  const inOne = async () => {
    await start();
    for (const at of [0, 1]) await tick(at, true);
    await pack();
    await handOver();
  };
  const shortAtOnce = async () => {
    await start();
    await short();
  };
  return [start, () => tick(line, random() < 0.7), short, shortAtOnce, shortAtOnce, inOne, pack, handOver];
}
