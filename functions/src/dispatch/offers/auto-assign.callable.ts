import {
  assignmentSchema,
  assignmentsCollection,
  autoAssign,
  awaitsPayment,
  deliveryPartnerSchema,
  deliveryPartnersCollection,
  minAssignableBalancePaise,
  orderSchema,
  ordersCollection,
  passedBy,
  recommendPartners,
  statusesToDispatch,
  type DeliveryPartner,
  type Order,
  type ResponseOf,
  type Stored,
} from '@basket/domain';
import { authorOf, readStoreSettings, type Author } from '../../orders';
import { atomically } from '../../platform/database/atomically';
import { RefusedError } from '../../platform/errors';
import { query } from '../../platform/operation';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { offerOrder } from './offer-order';

const maxOrders = 50;
const maxPartners = 200;

type Result = ResponseOf<typeof autoAssign>['orders'][number];

/**
 * Offers the oldest unassigned orders to their best partners. The ranking uses what was read at the start plus the
 * offers made here. Each offer is checked again in a separate step, so that two admins who press the button together
 * never offer an order twice.
 */
export const autoAssignOperation = query(autoAssign, ['admin'], async ({ actor, unit, services }) => {
  const settings = await readStoreSettings(unit);
  const [orders, online] = await Promise.all([readWaitingOrders(unit), readOnlinePartners(unit)]);
  const partners = new Map(online.map((partner) => [partner.id, partner]));
  const results: Result[] = [];
  for (const order of orders.filter((waiting) => !awaitsPayment(waiting))) {
    const passed = await readPassed(unit, order);
    const ranked = recommendPartners([...partners.values()], order, settings, {
      passedIds: passed,
      limit: maxPartners,
    });
    const result = await offerToFirst(
      services,
      order,
      ranked.map(({ partner }) => partner),
      authorOf(actor),
    );
    results.push(result);
    const taken = result.deliveryPartnerId === null ? undefined : partners.get(result.deliveryPartnerId);
    if (taken) partners.set(taken.id, { ...taken, openOffers: taken.openOffers + 1 });
  }
  return { assigned: results.filter(({ result }) => result === 'assigned').length, orders: results };
});

const readWaitingOrders = (unit: UnitOfWork): Promise<Stored<Order>[]> =>
  unit.query(orderSchema, (db) =>
    db
      .collection(ordersCollection)
      .where('status', 'in', statusesToDispatch)
      .where('deliveryPartnerId', '==', null)
      .orderBy('createdAt')
      .limit(maxOrders),
  );

const readOnlinePartners = (unit: UnitOfWork): Promise<Stored<DeliveryPartner>[]> =>
  unit.query(deliveryPartnerSchema, (db) =>
    db
      .collection(deliveryPartnersCollection)
      .where('isOnline', '==', true)
      .where('walletBalancePaise', '>=', minAssignableBalancePaise)
      .orderBy('walletBalancePaise', 'desc')
      .limit(maxPartners),
  );

/** Who let this order pass, rejected it or lost it to an admin's decision (rule: passed-not-asked-again). */
async function readPassed(unit: UnitOfWork, order: Stored<Order>): Promise<ReadonlySet<string>> {
  if (order.offerAttempts === 0) return new Set();
  const offers = await unit.query(assignmentSchema, (db) =>
    db
      .collection(assignmentsCollection)
      .where('orderId', '==', order.id)
      .orderBy('attempt', 'desc')
      .limit(maxOrders),
  );
  return passedBy(offers);
}

async function offerToFirst(
  services: Services,
  order: Stored<Order>,
  partners: readonly Stored<DeliveryPartner>[],
  author: Author,
): Promise<Result> {
  const { id: orderId, orderNumber } = order;
  for (const partner of partners) {
    try {
      await atomically(services, null, (unit) =>
        offerOrder(unit, { orderId, deliveryPartnerId: partner.id, author, now: services.now() }),
      );
      return { orderId, orderNumber, deliveryPartnerId: partner.id, result: 'assigned' };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { code } = error.refusal;
      if (code === 'order_not_assignable' || code === 'unknown_order')
        return { orderId, orderNumber, deliveryPartnerId: null, result: 'taken' };
      // This partner has meanwhile become unavailable: ask the next one.
    }
  }
  return { orderId, orderNumber, deliveryPartnerId: null, result: 'no_partner' };
}
