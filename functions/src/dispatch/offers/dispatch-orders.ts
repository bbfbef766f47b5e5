import { deliveryPartners, orders, isDispatchedAutomatically, type Order, type Stored } from '@basket/domain';
import { systemAuthor } from '../../orders';
import type { Progress } from '../../platform/background/overdue';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { describeError } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { readStoreSettings } from '../../platform/store-settings';
import { FreePartners, offerToBest, waitingOrders } from './offer-to-best';

/** Few at a time: there are seldom more orders waiting than partners with room. */
const pageSize = 25;
/** Among them are those that wait for their slot: a day's slots must not hide the orders that are due. */
const maxPages = 40;
/** Offers that are made at the same time, each to a partner who is chosen with the others in mind. */
const atOnce = 8;

/**
 * Offers every order that may be offered by itself to its best partner, the oldest first, until no partner has room. An order
 * for which nobody is left waits, without losing a try (rule: automatic-dispatch). Safe to run at any time, and several times
 * at once: each offer is a step of its own that checks setting, order and partner again.
 *
 * @param until epoch ms of the machine's clock when to stop
 * @returns as found: orders that waited; as settled: those that are offered now
 */
export async function dispatchOrders(run: Services, until = Infinity): Promise<Progress> {
  const unit = new UnitOfWork(run);
  const settings = await readStoreSettings(unit);
  const tally = { found: 0, settled: 0, failed: 0, resting: 0, isUnfinished: 0, oldestMs: 0 };
  if (!settings.automaticDispatch) return tally;
  const partners = await FreePartners.read(unit, run.db.collection(deliveryPartners.collection), settings);
  const keep = ({ createdAt }: Order): void => {
    tally.oldestMs = Math.max(tally.oldestMs, run.now() - createdAt);
  };

  async function tryOne(order: Stored<Order>): Promise<void> {
    tally.found += 1;
    try {
      const { result } = await offerToBest(run, order, partners, { author: systemAuthor, isAutomatic: true });
      if (result === 'assigned') tally.settled += 1;
      if (result === 'no_partner') keep(order);
    } catch (error) {
      tally.failed += 1;
      keep(order);
      const fault = `${order.id}: ${describeError(error)}`;
      run.log({ operation: 'dispatch.automatic', result: 'fault', ms: 0, fault });
    }
  }

  const all = run.db.collection(orders.collection);
  let page = waitingOrders(all).limit(pageSize);
  for (let pages = 0; pages < maxPages && partners.hasRoom; pages += 1) {
    const { documents, last } = await unit.page(orders, page);
    const waiting = documents.filter((one) => isDispatchedAutomatically(one, settings, run.now()));
    for (let first = 0; first < waiting.length && partners.hasRoom; first += atOnce) {
      if (Date.now() >= until) return { ...tally, isUnfinished: 1 };
      await Promise.all(waiting.slice(first, first + atOnce).map(tryOne));
    }
    if (!last || documents.length < pageSize) break;
    page = waitingOrders(all).startAfter(last).limit(pageSize);
  }
  return tally;
}
