import {
  isDispatchedAutomatically,
  leftStoreAt,
  maxAutomaticPasses,
  orderStatusFacts,
  partnerObstacle,
  waitsForPacking,
  type Order,
  type OrderHistory,
  type PublicStoreSettings,
} from '@basket/domain';
import type { Hands } from './hands';

/** Whether the server has offered an order by itself after it had to stop, judged by the order's history alone. */
export const checkAutomaticOffers = ({ histories }: Pick<Hands, 'histories'>): string[] =>
  [...histories].flatMap(([id, lines]) => {
    let passes = 0;
    let isStopped = false;
    return lines.flatMap((line) => {
      const isLate = isStopped && line.to === 'assigned' && line.actorRole === 'system';
      if (beginsAnew(line)) [passes, isStopped] = [0, false];
      if (line.facts?.code === 'offer_rejected' || line.facts?.code === 'offer_unanswered') passes += 1;
      isStopped ||= passes >= maxAutomaticPasses || takesBack(line);
      return isLate ? [`${id}: line ${line.seq} is an offer that only an admin may make`] : [];
    });
  });

const beginsAnew = ({ facts, to }: OrderHistory): boolean =>
  facts?.code === 'offer_accepted' || orderStatusFacts[to].isFinal;

/** By its page, or by setting the status. */
const takesBack = ({ facts, from, to }: OrderHistory): boolean =>
  facts ? facts.code === 'offer_taken_back' : from === 'assigned' && to === 'pending';

/** Orders that wait for an offer although somebody could be asked now. */
export const checkWaiting = (
  { orders, partners }: Pick<Hands, 'orders' | 'partners'>,
  settings: PublicStoreSettings,
  now: number,
): string[] =>
  [...orders].flatMap(([id, order]) => {
    if (!isDispatchedAutomatically(order, settings, now)) return [];
    const free = [...partners].find(([, partner]) => partnerObstacle(partner, order, settings, now) === null);
    return free ? [`${id}: waits, and ${free[0]} is free`] : [];
  });

/** An order that would wait to be packed although its goods have left the store (rule: packed-first). */
export const checkRoad = (id: string, order: Order): string[] =>
  leftStoreAt(order) >= (order.statusTimes.cancelled ?? 0) &&
  waitsForPacking(order, { dispatchWaitsForPacking: true })
    ? [`${id}: has left the store, and waits to be packed there`]
    : [];
