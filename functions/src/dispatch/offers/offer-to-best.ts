import {
  assignments,
  deliveryPartners,
  partnerObstacle,
  passedBy,
  recommendPartners,
  statusesToDispatch,
  whyNoOffers,
  type autoAssign,
  type DeliveryPartner,
  type Order,
  type PublicStoreSettings,
  type ResponseOf,
  type Stored,
} from '@basket/domain';
import type { Author } from '../../orders';
import { atomically } from '../../platform/database/atomically';
import type { DatabaseQuery } from '../../platform/database/aggregates';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { RefusedError } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { offerOrder } from './offer-order';

/** How many orders a partner may have in hand who is offered another one. */
const loadsWithRoom = ({ maxOrdersPerPartner }: PublicStoreSettings): number[] =>
  Array.from({ length: maxOrdersPerPartner }, (_, orders) => orders);
const maxPasses = 50;
/** A run chooses among `enough` partners whom any order can be offered to, if there are so many, and reads `mostRead` to find them. */
const readingOfPartners = { pageSize: 200, enough: 200, mostRead: 5_000 };

/** The result of offering an order; 'taken': somebody else has it, or it may not be offered any more. */
export type OfferResult = ResponseOf<typeof autoAssign>['orders'][number];

/** The orders without a partner that need one, oldest first; among them those that are not paid yet. */
export const waitingOrders = (all: DatabaseQuery): DatabaseQuery =>
  all.where('status', 'in', statusesToDispatch).where('deliveryPartnerId', '==', null).orderBy('createdAt');

/** @param all partners @returns those who are online, without an open offer and with room, who were heard of last first */
const freePartners = (all: DatabaseQuery, settings: PublicStoreSettings): DatabaseQuery =>
  all
    .where('isOnline', '==', true)
    .where('openOffers', '==', 0)
    .where('activeOrders', 'in', loadsWithRoom(settings))
    .orderBy('updatedAt', 'desc');

/**
 * The partners who are online and have room, as they were read, with the offers that were made to them since. Who is full, or asked
 * already, is not read; of many who are idle those who were heard of last are read, in pages until there are enough (decision 058).
 */
export class FreePartners {
  private readonly partners: Map<string, Stored<DeliveryPartner>>;

  private constructor(
    online: readonly Stored<DeliveryPartner>[],
    readonly settings: PublicStoreSettings,
    private readonly now: () => number,
  ) {
    this.partners = new Map(online.map((partner) => [partner.id, partner]));
  }

  static async read(
    unit: UnitOfWork,
    all: DatabaseQuery,
    settings: PublicStoreSettings,
    { pageSize, enough, mostRead } = readingOfPartners,
  ): Promise<FreePartners> {
    const online: Stored<DeliveryPartner>[] = [];
    const ableToTake = (): number =>
      online.filter((one) => whyNoOffers(one, settings, unit.now()) === null).length;
    const whole = freePartners(all, settings).limit(pageSize);
    let page = whole;
    for (let read = 0; read < mostRead && ableToTake() < enough; read += pageSize) {
      const { documents, found, last } = await unit.page(deliveryPartners, page);
      online.push(...documents);
      if (!last || found < pageSize) break;
      page = whole.startAfter(last);
    }
    return new FreePartners(online, settings, () => unit.now());
  }

  /** Whether anybody can be offered an order that needs no cash, which everybody can be who can be offered any. */
  get hasRoom(): boolean {
    const free = { paymentMethod: 'cod', paymentStatus: 'pending', totalPaise: 0 } as const;
    return this.canTake(free);
  }

  canTake(order: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'totalPaise'>): boolean {
    return [...this.partners.values()].some(
      (one) => partnerObstacle(one, order, this.settings, this.now()) === null,
    );
  }

  /** The best partner for an order, who counts as asked from now on: others are offered at the same time. Null for nobody. */
  take(order: Order, passedIds: ReadonlySet<string>): Stored<DeliveryPartner> | null {
    const options = { passedIds, limit: 1, now: this.now() };
    const [best] = recommendPartners([...this.partners.values()], order, this.settings, options);
    if (!best) return null;
    const { partner } = best;
    this.partners.set(partner.id, { ...partner, openOffers: partner.openOffers + 1 });
    return partner;
  }

  /** The offer was not made after all. */
  giveBack({ id }: Stored<DeliveryPartner>): void {
    const partner = this.partners.get(id);
    if (partner) this.partners.set(id, { ...partner, openOffers: partner.openOffers - 1 });
  }

  /** Somebody who has meanwhile become unavailable is not asked about the orders that follow. */
  forget(partner: Stored<DeliveryPartner>): void {
    this.partners.delete(partner.id);
  }
}

interface By {
  readonly author: Author;
  readonly isAutomatic: boolean;
}

/**
 * Offers an order to its best partner. The ranking may be a little old; each try is a step of its own that checks everything
 * again, so that an order is never offered twice.
 */
export async function offerToBest(
  services: Services,
  order: Stored<Order>,
  partners: FreePartners,
  by: By,
): Promise<OfferResult> {
  const { id: orderId, orderNumber } = order;
  const nobody: OfferResult = { orderId, orderNumber, deliveryPartnerId: null, result: 'no_partner' };
  if (!partners.canTake(order)) return nobody;
  const passed = await readPassed(new UnitOfWork(services), order);
  for (let partner = partners.take(order, passed); partner; partner = partners.take(order, passed)) {
    const offer = { orderId, deliveryPartnerId: partner.id, ...by, now: services.now() };
    const refusal = await refusalOf(atomically(services, null, (unit) => offerOrder(unit, offer)));
    if (refusal === null) return { ...nobody, deliveryPartnerId: partner.id, result: 'assigned' };
    if (refusal === 'order_not_assignable' || refusal === 'unknown_order') {
      partners.giveBack(partner);
      return { ...nobody, result: 'taken' };
    }
    partners.forget(partner);
  }
  return nobody;
}

async function refusalOf(attempt: Promise<unknown>): Promise<string | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.code;
    throw error;
  }
}

/** Partners who let the order pass, rejected it or lost it to an admin's decision (rule: passed-not-asked-again). */
async function readPassed(unit: UnitOfWork, order: Stored<Order>): Promise<ReadonlySet<string>> {
  if (order.offerAttempts === 0) return new Set();
  const offers = await unit.query(assignments, (all) =>
    all.where('orderId', '==', order.id).orderBy('attempt', 'desc').limit(maxPasses),
  );
  return passedBy(offers);
}
