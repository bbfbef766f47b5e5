/** Facts of the partner in a customer's order: the rules let the customer read its whole document. */
import { assignments, orders, type Order } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import {
  openSimulation,
  orderDocument,
  partnerDocuments,
  profileDocument,
  settingsDocument,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { assignOrderOperation } from './offers/assign-order.callable';
import { markDeliveredOperation } from '../orders/delivery/mark-delivered.callable';
import { respondToOfferOperation } from './offers/respond-to-offer.callable';

async function openShop() {
  const harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument(),
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('partner1'),
    ...orderDocument(anOrder()),
  });
  const order = () => harness.read<Order>(orders.path('order1'));
  return {
    order,
    delivery: () => harness.read(assignments.path('order1', 1)),
    namesPartner: async () => /partner1|Imran|9845012345/.test(JSON.stringify(await order())),
    assign: () =>
      harness.run(assignOrderOperation, 'admin1', { orderId: 'order1', deliveryPartnerId: 'partner1' }),
    respond: (answer: 'accept' | 'reject') =>
      harness.run(respondToOfferOperation, 'partner1', { orderId: 'order1', attempt: 1, answer }),
    setStatus: (status: 'out_for_delivery' | 'cancelled') =>
      harness.run(setOrderStatusOperation, 'admin1', { orderId: 'order1', status, note: '' }),
    handOver: () => harness.run(markDeliveredOperation, 'partner1', { orderId: 'order1' }),
    partner: () => harness.read('deliveryPartners/partner1'),
  };
}

test('threat-curious-customer: an offered order does not say to whom (rule: partner-after-acceptance)', async () => {
  const { assign, respond, namesPartner, order } = await openShop();
  await assign();
  expect(await namesPartner()).toBe(false);
  await respond('accept');
  expect(await namesPartner()).toBe(true);
  expect(await order()).toMatchObject({
    deliveryPartnerId: 'partner1',
    assignment: { attempt: 1, partnerName: 'Imran Khan', acceptedAt: someInstant },
  });
});

test('threat-curious-customer: nor does one whose offer was rejected', async () => {
  const { assign, respond, namesPartner } = await openShop();
  await assign();
  await respond('reject');
  expect(await namesPartner()).toBe(false);
});

test('threat-curious-customer: a delivered order tells neither pay nor cash; the assignment does', async () => {
  const { assign, respond, setStatus, handOver, order, delivery } = await openShop();
  await assign();
  await respond('accept');
  await setStatus('out_for_delivery');
  await handOver();
  expect(await delivery()).toMatchObject({
    state: 'delivered',
    earningPaise: 50_00,
    cashCollectedPaise: 98_00,
  });
  expect(await order()).not.toHaveProperty('credit');
  expect(await order()).not.toHaveProperty('cashCollectedPaise');
});

test('an order that is cancelled while it is offered sets its partner free', async () => {
  const { assign, setStatus, partner, delivery } = await openShop();
  await assign();
  expect(await partner()).toMatchObject({ openOffers: 1 });
  await setStatus('cancelled');
  expect(await partner()).toMatchObject({ openOffers: 0 });
  expect(await delivery()).toMatchObject({ state: 'withdrawn' });
});
