import { deliveryPartners, orders, type DeliveryPartner, type Order, type Role } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { assignOrderOperation } from '../dispatch/offers/assign-order.callable';
import { respondToOfferOperation } from '../dispatch/offers/respond-to-offer.callable';
import { setOrderStatusOperation } from '../orders/set-order-status.callable';
import {
  personAt,
  openSimulation,
  orderDocument,
  partnerDocuments,
  profileDocument,
  refusalOf,
  settingsDocument,
  type Harness,
} from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { editCustomerOperation } from './edit-customer.callable';

let harness: Harness;
beforeEach(async () => {
  harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...settingsDocument({ maxOrdersPerPartner: 1 }),
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('partner1'),
    ...orderDocument(anOrder()),
    ...orderDocument(anOrder({ id: 'order2', orderNumber: 'BE2611200002' })),
  });
});

const contact = { name: 'Imran K.', phone: '9812345678' };
const edit = async (role: Role) =>
  harness.run(editCustomerOperation, 'admin1', {
    uid: 'partner1',
    before: await personAt(harness, 'partner1'),
    role,
    ...contact,
    address: '14, 3rd Cross',
    state: 'Karnataka',
    city: 'Bengaluru',
    pincode: '560038',
  });
async function carry(orderId: string): Promise<void> {
  await harness.run(assignOrderOperation, 'admin1', { orderId, deliveryPartnerId: 'partner1' });
  await harness.run(respondToOfferOperation, 'partner1', { orderId, attempt: 1, answer: 'accept' });
}
const setStatus = (orderId: string, status: 'out_for_delivery' | 'delivered' | 'pending') =>
  harness.run(setOrderStatusOperation, 'admin1', { orderId, status, note: '' });
const order = (id: string) => harness.read<Order>(orders.path(id));
const partner = () => harness.read<DeliveryPartner>(deliveryPartners.path('partner1'));

test('a new phone number reaches the partner and the customers whose orders are in hand (rule: phone-everywhere)', async () => {
  await carry('order1');
  await setStatus('order1', 'delivered');
  await carry('order2');
  await edit('delivery_partner');
  expect(await partner()).toMatchObject({ ...contact, activeOrders: 1 });
  expect((await order('order2')).assignment).toMatchObject({
    partnerName: contact.name,
    partnerPhone: contact.phone,
  });
  // Nobody is given a phone number for an order that has arrived.
  expect((await order('order1')).assignment).toMatchObject({ partnerPhone: null });
});

test('a partner who stops delivering takes the new phone number along (rule: phone-everywhere)', async () => {
  await edit('customer');
  expect(await partner()).toMatchObject({ ...contact, isOnline: false });
});

test('an edit without a new name or number leaves the partner alone', async () => {
  await edit('delivery_partner');
  const before = (await harness.db.doc(deliveryPartners.path('partner1')).get()).updateTime;
  await edit('delivery_partner');
  expect((await harness.db.doc(deliveryPartners.path('partner1')).get()).updateTime).toEqual(before);
});

test('a delivery is not undone for a partner who is full or gone (rule: undo-delivery)', async () => {
  await carry('order1');
  await setStatus('order1', 'delivered');
  await carry('order2');
  expect(await refusalOf(setStatus('order1', 'out_for_delivery'))).toBe('partner_busy');
  await setStatus('order2', 'delivered');
  await edit('customer');
  expect(await refusalOf(setStatus('order1', 'out_for_delivery'))).toBe('partner_left');
  expect(await partner()).toMatchObject({ activeOrders: 0 });
  await setStatus('order1', 'pending');
  expect(await order('order1')).toMatchObject({
    status: 'pending',
    deliveryPartnerId: null,
    assignment: null,
  });
});

test('the partner is credited the amount that the offer showed, whatever the setting is by then (rule: pay-delivery-charge)', async () => {
  await carry('order1');
  await harness.seed(settingsDocument({ deliveryChargePaise: 1_00 }));
  const { totalEarningsPaise } = await partner();
  await setStatus('order1', 'delivered');
  expect((await partner()).totalEarningsPaise - totalEarningsPaise).toBe(50_00);
});
