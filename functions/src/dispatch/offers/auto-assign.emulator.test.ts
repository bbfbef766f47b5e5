import { deliveryPartners, type DeliveryPartner } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { freshHarness } from '../../testing/fresh-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  settingsDocument,
} from '../../testing/harness';
import { autoAssignOperation } from './auto-assign.callable';
import { respondToOfferOperation } from './respond-to-offer.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...partnerDocuments('partner1'),
  ...partnerDocuments('partner2'),
  ...productDocument('tomato'),
  ...orderDocument(anOrder()),
}));

const respond = (answer: 'accept' | 'reject', attempt = 1, uid = 'partner1') =>
  harness.run(respondToOfferOperation, uid, { orderId: 'order1', attempt, answer });
const partner = (uid = 'partner1') => harness.read<DeliveryPartner>(deliveryPartners.path(uid));

describe('auto-assign', () => {
  const autoAssign = () => harness.run(autoAssignOperation, 'admin1', {});
  const near = { latitude: 12.9719, longitude: 77.6412, at: someInstant };
  const far = { latitude: 13.05, longitude: 77.7, at: someInstant };

  test('offers the oldest orders to the best partners and says what became of each (rule: auto-assign)', async () => {
    await harness.seed({
      ...partnerDocuments('partner1', { currentLocation: far }),
      ...partnerDocuments('partner2', { currentLocation: near, activeOrders: 2 }),
      ...orderDocument(anOrder({ createdAt: someInstant - 1000 })),
      ...orderDocument(anOrder({ id: 'order2', orderNumber: 'BE2611200002' })),
    });
    expect(await autoAssign()).toEqual({
      assigned: 2,
      orders: [
        { orderId: 'order1', orderNumber: 'BE2611204821', deliveryPartnerId: 'partner2', result: 'assigned' },
        { orderId: 'order2', orderNumber: 'BE2611200002', deliveryPartnerId: 'partner1', result: 'assigned' },
      ],
    });
  });

  test('passes over who rejected, until nobody else is left (rule: passed-not-asked-again)', async () => {
    await harness.seed({ ...partnerDocuments('partner1', { currentLocation: near }) });
    await autoAssign();
    await respond('reject');
    expect(await autoAssign()).toMatchObject({ orders: [{ deliveryPartnerId: 'partner2' }] });
    await respond('reject', 2, 'partner2');
    expect(await autoAssign()).toMatchObject({ orders: [{ deliveryPartnerId: 'partner1' }] });
  });

  test('says so when nobody is available', async () => {
    await harness.seed({
      ...partnerDocuments('partner1', { isOnline: false }),
      ...partnerDocuments('partner2', { walletBalancePaise: 0 }),
    });
    expect(await autoAssign()).toMatchObject({
      assigned: 0,
      orders: [{ result: 'no_partner', deliveryPartnerId: null }],
    });
  });

  test('two admins who press it together make one offer of an order', async () => {
    const [first, second] = await Promise.all([autoAssign(), autoAssign()]);
    expect(first.assigned + second.assigned).toBe(1);
    expect((await partner('partner1')).openOffers + (await partner('partner2')).openOffers).toBe(1);
  });
});
