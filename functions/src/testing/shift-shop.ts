import {
  assignments,
  deliveryPartners,
  orders,
  products,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type Product,
  type PublicStoreSettings,
  type Refund,
  type Stored,
  type WalletTransaction,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import { atomically } from '../platform/database/atomically';
import {
  openSimulation,
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  settingsDocument,
} from './harness';
import { seededRandom } from './histories/faults';
import { acknowledgeLossOperation } from '../dispatch/delivery/acknowledge-loss.callable';
import { readNotes } from './checks/read-hands';
import { assignOrderOperation } from '../dispatch/offers/assign-order.callable';
import { autoAssignOperation } from '../dispatch/offers/auto-assign.callable';
import { changePartnerOperation } from '../dispatch/offers/change-partner.callable';
import { markDeliveredOperation } from '../orders/delivery/mark-delivered.callable';
import { expireOffer } from '../dispatch/offers/offer-step';
import { pickUpOperation } from '../orders/delivery/pick-up.callable';
import { respondToOfferOperation } from '../dispatch/offers/respond-to-offer.callable';
import { setAvailabilityOperation } from '../dispatch/partners/set-availability.callable';
import { updateLocationOperation } from '../dispatch/partners/update-location.callable';
import {
  reportUndeliveredOperation,
  resolveUndeliveredOperation,
} from '../dispatch/delivery/undelivered.callable';
import { withdrawOfferOperation } from '../dispatch/offers/withdraw-offer.callable';

/** An order, two partners and an admin in the simulation, with a short name for everything that they can do. */
export async function openShift(
  facts: Partial<Stored<Order>> = {},
  settings: Partial<PublicStoreSettings> = {},
) {
  const harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument(settings),
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('partner1', { name: 'Imran Khan' }),
    ...partnerDocuments('partner2', { name: 'Lakshmi Rao' }),
    ...productDocument('tomato', { stockQuantity: 100 }),
    ...orderDocument(anOrder(facts)),
  });
  const orderId = 'order1';
  const all = async <T>(path: string): Promise<T[]> =>
    (await harness.db.collection(path).get()).docs.map((doc) => doc.data() as T);
  return {
    harness,
    order: () => harness.read<Order>(orders.path(orderId)),
    offer: (attempt = 1) => harness.read<Assignment>(assignments.path(orderId, attempt)),
    partner: (uid = 'partner1') => harness.read<DeliveryPartner>(deliveryPartners.path(uid)),
    stock: async () => (await harness.read<Product>(products.path('tomato'))).stockQuantity,
    ledger: () => all<WalletTransaction>('walletTransactions'),
    refunds: () => all<Refund>('refunds'),
    notes: () => readNotes(harness.db, orderId),
    assign: (deliveryPartnerId = 'partner1') =>
      harness.run(assignOrderOperation, 'admin1', { orderId, deliveryPartnerId }),
    autoAssign: () => harness.run(autoAssignOperation, 'admin1', {}),
    respond: (answer: 'accept' | 'reject', uid = 'partner1', attempt = 1) =>
      harness.run(respondToOfferOperation, uid, { orderId, attempt, answer }),
    expire: (attempt: number) =>
      atomically(harness.services, null, (unit) =>
        expireOffer(unit, orderId, attempt, harness.services.now()),
      ),
    withdraw: (attempt = 1) => harness.run(withdrawOfferOperation, 'admin1', { orderId, attempt }),
    change: (deliveryPartnerId: string | null, attempt = 1, note = '') =>
      harness.run(changePartnerOperation, 'admin1', { orderId, attempt, deliveryPartnerId, note }),
    acknowledge: (uid = 'partner1') => harness.run(acknowledgeLossOperation, uid, { orderId, attempt: 1 }),
    goOnline: (uid = 'partner1') => harness.run(setAvailabilityOperation, uid, { isOnline: true }),
    goOffline: (uid = 'partner1') => harness.run(setAvailabilityOperation, uid, { isOnline: false }),
    moveTo: (latitude: number, uid = 'partner1') =>
      harness.run(updateLocationOperation, uid, { latitude, longitude: 77.64 }),
    pickUp: (uid = 'partner1') => harness.run(pickUpOperation, uid, { orderId }),
    deliver: (uid = 'partner1') => harness.run(markDeliveredOperation, uid, { orderId }),
    report: (uid = 'partner1') =>
      harness.run(reportUndeliveredOperation, uid, { orderId, reason: 'nobody_there', note: 'Gate locked' }),
    resolve: (decision: 'retry' | 'return', attempt = 1) =>
      harness.run(resolveUndeliveredOperation, 'admin1', { orderId, attempt, decision, note: '' }),
    setStatus: (status: 'pending' | 'preparing' | 'out_for_delivery' | 'delivered' | 'cancelled') =>
      harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' }),
  };
}
