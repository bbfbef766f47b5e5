import {
  orders,
  putBacks,
  statusWithoutPartner,
  undeliveredReasons,
  type Order,
  type PutBack,
} from '@basket/domain';
import { changePartnerOperation } from '../../dispatch/offers/change-partner.callable';
import { markDeliveredOperation } from '../../orders/delivery/mark-delivered.callable';
import { expireOffer } from '../../dispatch/offers/offer-step';
import { pickUpOperation } from '../../orders/delivery/pick-up.callable';
import { respondToOfferOperation } from '../../dispatch/offers/respond-to-offer.callable';
import { setAvailabilityOperation } from '../../dispatch/partners/set-availability.callable';
import {
  reportUndeliveredOperation,
  resolveUndeliveredOperation,
} from '../../dispatch/delivery/undelivered.callable';
import { withdrawOfferOperation } from '../../dispatch/offers/withdraw-offer.callable';
import { assignOrderOperation } from '../../dispatch/offers/assign-order.callable';
import { settlePutBackOperation } from '../../orders/put-back/settle-put-back.callable';
import { setOrderStatusOperation } from '../../orders/set-order-status.callable';
import { atomically } from '../../platform/database/atomically';
import { checkRoad } from '../checks/dispatch';
import { settingsDocument, type Harness } from '../harness';
import { inTurns, pick } from './faults';
import { HistoryRun } from './history-run';
import { checkPicking } from './picking-checks';
import { pickingMoves, seedLines } from './picking-moves';
import { checkShift } from './shift-checks';
import { checkWallets } from './wallet-checks';
import { admins, orderIds, partnerIds, seedShop } from './wallet-shop';

export interface ShiftHistory {
  /** How often each operation succeeded. */
  readonly done: Readonly<Record<string, number>>;
  readonly findings: string[];
}

interface Plan {
  readonly seed: number;
  readonly turns: number;
  readonly clients: number;
}

/**
 * Orders in the hands of partners, who pick up, deliver and fail to, while admins change partners, take offers back, decide
 * about what came back, pick, pack and hand over, and set statuses. Three of these race for the same order at a time. Needs an empty database.
 */
export async function runShiftHistory(harness: Harness, plan: Plan): Promise<ShiftHistory> {
  await seedShop(harness);
  await seedLines(harness);
  await harness.seed(settingsDocument({ maxOrdersPerPartner: 9 }));
  const run = new ShiftRun(harness, plan.seed);
  await inTurns(plan.clients, plan.turns, (turn) => run.turn(turn));
  const { done, findings } = run;
  return {
    done: Object.fromEntries(done),
    findings: [
      ...findings,
      ...(await checkShift(harness)),
      ...(await checkPicking(harness)),
      ...(await checkWallets(harness, [])),
    ],
  };
}

class ShiftRun extends HistoryRun {
  /** Three moves, chosen by what the order was a moment ago, at the same time. */
  async turn(turn: number): Promise<void> {
    const { random } = this;
    const now = this.startAt + turn * 1_000_000;
    // Whoever missed three offers is offline.
    if (random() < 0.2)
      await this.send(setAvailabilityOperation, pick(random, partnerIds), now, { isOnline: true });
    const { orderId, order } = await this.pickOrder();
    // Sometimes somebody acts on what an older screen shows.
    const attempt = Math.max(1, order.offerAttempts - (random() < 0.3 ? 1 : 0));
    const moves = this.movesFor({ orderId, order, attempt, now });
    await Promise.all([1, 2, 3].map(() => pick(random, moves)()));
  }

  /** An order, more often one that is offered: its partner is asked about no other until somebody answers. */
  private async pickOrder(): Promise<{ readonly orderId: string; readonly order: Order }> {
    const drawn = [pick(this.random, orderIds), pick(this.random, orderIds), pick(this.random, orderIds)];
    const seen = await Promise.all(
      drawn.map(async (orderId) => ({
        orderId,
        order: await this.harness.read<Order>(orders.path(orderId)),
      })),
    );
    for (const { orderId, order } of seen) this.findings.push(...checkRoad(orderId, order));
    return seen.find(({ order }) => order.status === 'assigned') ?? pick(this.random, seen);
  }

  private movesFor({ orderId, order, attempt, now }: Seen): readonly (() => Promise<unknown>)[] {
    const { random } = this;
    const admin = pick(random, admins);
    const partner = order.deliveryPartnerId ?? pick(random, partnerIds);
    const stranger = pick(random, partnerIds);
    const pickUp = () => this.send(pickUpOperation, partner, now, { orderId });
    const deliver = () => this.send(markDeliveredOperation, partner, now, { orderId });
    const report = () => {
      const reason = pick(random, undeliveredReasons);
      return this.send(reportUndeliveredOperation, partner, now, { orderId, reason, note: '' });
    };
    const resolve = () => {
      const decision = pick(random, ['retry', 'return'] as const);
      return this.send(resolveUndeliveredOperation, admin, now, { orderId, attempt, decision, note: '' });
    };
    const changeTo = (uid: string | null) => () => this.change(admin, { orderId, attempt, now }, uid);
    const assign = () =>
      this.send(assignOrderOperation, admin, now, { orderId, deliveryPartnerId: stranger });
    const set = () =>
      this.send(setOrderStatusOperation, admin, now, { orderId, status: this.status(), note: '' });
    const answer = (given: 'accept' | 'reject') => async () => {
      const input = { orderId, attempt, answer: given };
      for (const uid of partnerIds) await this.send(respondToOfferOperation, uid, order.updatedAt + 1, input);
    };
    const withdraw = () =>
      this.send(withdrawOfferOperation, admin, order.updatedAt + 1, { orderId, attempt });
    const expire = () => this.expire(orderId, attempt, now);
    const settle = () => this.settle(admin, orderId, now);

    const picking = pickingMoves((...sent) => this.send(...sent), random, { orderId, order, now });

    const often = <T>(move: T): readonly T[] => [move, move, move, move];
    if (order.status === 'assigned')
      return [...often(answer('accept')), answer('reject'), withdraw, expire, changeTo(stranger), ...picking];
    if (order.status === 'cancelled') return [set, settle, settle];
    if (statusWithoutPartner(order.status) === null) return [set];
    if (order.deliveryPartnerId === null) return [...often(assign), resolve, changeTo(null), set, ...picking];
    if (order.status === 'out_for_delivery')
      return [...often(report), ...often(resolve), deliver, changeTo(stranger), changeTo(null)];
    return [pickUp, pickUp, report, deliver, changeTo(stranger), changeTo(null), set, ...picking];
  }

  private status(): 'pending' | 'preparing' | 'cancelled' {
    return pick(this.random, ['pending', 'preparing', 'preparing', 'cancelled'] as const);
  }

  private change(
    admin: string,
    { orderId, attempt, now }: Pick<Seen, 'orderId' | 'attempt' | 'now'>,
    deliveryPartnerId: string | null,
  ): Promise<unknown> {
    return this.send(changePartnerOperation, admin, now, { orderId, attempt, deliveryPartnerId, note: '' });
  }

  /** Somebody says what of a cancelled order's goods is on the shelf again; now and then a unit is lost. */
  private async settle(admin: string, orderId: string, now: number): Promise<unknown> {
    const putBack = (await this.harness.db.doc(putBacks.path(orderId)).get()).data() as PutBack | undefined;
    if (!putBack) return;
    const [first] = putBack.items;
    const fewer = first && this.random() < 0.3 ? [{ line: first.line, quantity: first.quantity - 1 }] : [];
    const input = { orderId, cancelledAt: putBack.cancelledAt, fewer, reason: 'Broken' };
    return this.send(settlePutBackOperation, admin, now, input);
  }

  private expire(orderId: string, attempt: number, now: number): Promise<unknown> {
    return this.answered('expire', () =>
      atomically(this.at(now), null, (unit) => expireOffer(unit, orderId, attempt, now)),
    );
  }
}

interface Seen {
  readonly orderId: string;
  readonly order: Order;
  readonly attempt: number;
  readonly now: number;
}
