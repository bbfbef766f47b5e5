import {
  deliveryPartnerPath,
  noOrderPayment,
  paymentIntentPath,
  type DeliveryPartner,
  type PaymentIntent,
} from '@basket/domain';
import { anAssignment, anOrder, someInstant } from '@basket/domain/testing';
import { markDeliveredOperation } from '../dispatch/delivery/mark-delivered.callable';
import { orderDocument, partnerDocuments, refusalOf } from '../testing/harness';
import { openPayingShop } from '../testing/paying-shop';
import { takeInEvent } from './gateway.webhook';
import { showPaymentCodeOperation } from './intents/show-payment-code.callable';

const acceptedAt = someInstant + 5_000;
const inHand = {
  attempt: 1,
  partnerName: 'Imran Khan',
  partnerPhone: '9845012345',
  partnerLocation: null,
  assignedAt: someInstant,
  deadlineAt: someInstant + 30_000,
  acceptedAt,
};
const { id: _id, ...assignment } = anAssignment({ state: 'accepted', orderStatus: 'out_for_delivery' });

/** A cash order that its partner carries. */
async function openDoor() {
  const opened = await openPayingShop({
    ...orderDocument(
      anOrder({
        status: 'out_for_delivery',
        deliveryPartnerId: 'partner1',
        assignment: inHand,
        offerAttempts: 1,
      }),
    ),
    ...partnerDocuments('partner1', { activeOrders: 1 }),
    ...partnerDocuments('partner2'),
    'assignments/order1_1': assignment,
  });
  const { harness, services } = opened;
  return {
    ...opened,
    show: (uid = 'partner1') =>
      harness.run(showPaymentCodeOperation, uid, { orderId: 'order1' }, { services }),
    handOver: () => harness.run(markDeliveredOperation, 'partner1', { orderId: 'order1' }, { services }),
    partner: () => harness.read<DeliveryPartner>(deliveryPartnerPath('partner1')),
  };
}

test('a code at the door pays a cash order: nothing is collected and cash in hand does not grow', async () => {
  const { harness, gateway, services, show, settle, orderOf, handOver, partner } = await openDoor();
  const [one, two] = await Promise.all([show(), show()]);
  expect(one).toMatchObject({ codeId: two.codeId, amountPaise: 98_00, expiresAt: someInstant + 1_200_000 });
  expect(one.upiLink).toContain('upi://pay');
  expect(await refusalOf(show('partner2'))).toBe('unknown_order');
  gateway.pay(one.codeId);
  for (const { body, headers } of gateway.events) await takeInEvent(services, body, headers);
  harness.setNow(someInstant + 120_000);
  await settle();
  expect(await orderOf()).toMatchObject({
    paymentMethod: 'online',
    paymentStatus: 'paid',
    payment: { channel: 'door', codeId: null, receivedPaise: 98_00, refundOwedPaise: 0 },
  });
  expect(await harness.read('assignments/order1_1')).toMatchObject({
    paymentMethod: 'online',
    paymentStatus: 'paid',
  });
  expect(await refusalOf(show())).toBe('order_already_paid');
  await handOver();
  expect(await orderOf()).toMatchObject({ status: 'delivered' });
  expect(await harness.read('assignments/order1_1')).toMatchObject({
    state: 'delivered',
    cashCollectedPaise: 0,
    earningPaise: 50_00,
  });
  expect((await partner()).cashInHandPaise).toBe(0);
});

test('a code that was not paid is closed on delivery; paid all the same, the money goes back', async () => {
  const { harness, gateway, show, settle, orderOf, handOver, partner, runQueued } = await openDoor();
  const { codeId } = await show();
  harness.queued.length = 0;
  await handOver();
  expect(await orderOf()).toMatchObject({
    paymentMethod: 'cod',
    paymentStatus: 'paid',
    payment: { codeId: null },
  });
  expect((await partner()).cashInHandPaise).toBe(98_00);
  await runQueued();
  expect(gateway.codes.get(codeId)?.status).toBe('closed');
  expect((await harness.read<PaymentIntent>(paymentIntentPath(codeId))).state).toBe('closed');
  gateway.pay(codeId);
  for (const at of [3_600_000, 7_200_000]) {
    harness.setNow(someInstant + at);
    await settle();
  }
  expect(await orderOf()).toMatchObject({
    paymentMethod: 'cod',
    paymentStatus: 'paid',
    payment: {
      ...noOrderPayment,
      attempts: 1,
      receivedPaise: 98_00,
      refundedPaise: 98_00,
      refundState: 'refunded',
    },
  });
});
