import {
  deliveryPartners,
  noOrderPayment,
  paymentIntents,
  type Assignment,
  type DeliveryPartner,
  type PaymentIntent,
} from '@basket/domain';
import { anAssignment, anOrder, someInstant } from '@basket/domain/testing';
import { markDeliveredOperation } from '../orders/delivery/mark-delivered.callable';
import { assignOrderOperation } from '../dispatch/offers/assign-order.callable';
import { changePartnerOperation } from '../dispatch/offers/change-partner.callable';
import { respondToOfferOperation } from '../dispatch/offers/respond-to-offer.callable';
import { orderDocument, partnerDocuments, refusalOf } from '../testing/harness';
import type { GatewayDouble } from '../testing/gateway-double';
import { openPayingShop } from '../testing/paying-shop';
import { takeInEvent } from './gateway.webhook';
import { checkDoorPaymentOperation } from './intents/check-door-payment.callable';
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
    handOver: (facts = {}) =>
      harness.run(markDeliveredOperation, 'partner1', { orderId: 'order1', ...facts }, { services }),
    check: (uid = 'partner1') =>
      harness.run(checkDoorPaymentOperation, uid, { orderId: 'order1' }, { services }),
    partner: () => harness.read<DeliveryPartner>(deliveryPartners.path('partner1')),
    assign: () =>
      harness.run(assignOrderOperation, 'admin1', { orderId: 'order1', deliveryPartnerId: 'partner2' }),
    changePartner: () =>
      harness.run(changePartnerOperation, 'admin1', {
        ...{ orderId: 'order1', attempt: 1, deliveryPartnerId: 'partner2', note: '' },
      }),
    accept: () =>
      harness.run(respondToOfferOperation, 'partner2', { orderId: 'order1', attempt: 2, answer: 'accept' }),
    secondOffer: () => harness.read<Assignment>('assignments/order1_2'),
  };
}

test('a code at the door pays a cash order: nothing is collected and cash in hand does not grow', async () => {
  const { harness, gateway, services, show, settle, orderOf, handOver, partner } = await openDoor();
  const [one, two] = await Promise.all([show(), show()]);
  expect(one).toMatchObject({ codeId: two.codeId, amountPaise: 98_00, expiresAt: someInstant + 1_200_000 });
  expect(one.upiLink).toBe(`https://gateway.test/sandbox/pay/${one.codeId}`);
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
  expect((await harness.read<PaymentIntent>(paymentIntents.path(codeId))).state).toBe('closed');
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

/** Nobody answers until its faults are taken back. */
const silence = ({ nextFaults }: GatewayDouble): void =>
  void nextFaults.push(...Array.from({ length: 100 }, () => 'timeout' as const));

test('paid by UPI and its event late: the gateway is asked before cash is booked (rule: door-asked)', async () => {
  const { gateway, show, orderOf, handOver, partner, harness } = await openDoor();
  const { codeId } = await show();
  gateway.pay(codeId);
  await handOver();
  expect(await orderOf()).toMatchObject({
    ...{ status: 'delivered', paymentMethod: 'online', paymentStatus: 'paid' },
    payment: { receivedPaise: 98_00, refundOwedPaise: 0, codeId: null },
  });
  expect((await partner()).cashInHandPaise).toBe(0);
  expect(await harness.read('assignments/order1_1')).toMatchObject({ cashCollectedPaise: 0 });
});

test('the same when an admin sets it to delivered (rule: door-asked)', async () => {
  const { gateway, show, orderOf, partner, setStatus } = await openDoor();
  const { codeId } = await show();
  gateway.pay(codeId);
  await setStatus('delivered');
  expect(await orderOf()).toMatchObject({ status: 'delivered', paymentMethod: 'online' });
  expect((await partner()).cashInHandPaise).toBe(0);
});

test('money for an earlier code counts as well (rule: door-asked)', async () => {
  const { harness, gateway, show, orderOf, handOver, partner } = await openDoor();
  const { codeId: first } = await show();
  gateway.pay(first);
  harness.setNow(someInstant + 19 * 60_000);
  const { codeId: second } = await show();
  expect(second).not.toBe(first);
  await handOver();
  expect(await orderOf()).toMatchObject({ paymentMethod: 'online', paymentStatus: 'paid' });
  expect((await partner()).cashInHandPaise).toBe(0);
});

test('a code that was not paid cannot be paid once the cash is booked (rule: door-asked)', async () => {
  const { harness, gateway, show, handOver } = await openDoor();
  const { codeId } = await show();
  await handOver();
  expect(gateway.codes.get(codeId)?.status).toBe('closed');
  expect((await harness.read<PaymentIntent>(paymentIntents.path(codeId))).state).toBe('closed');
});

test('without an answer nothing is booked, unless the partner says that the cash is there (rule: door-asked)', async () => {
  const { gateway, show, orderOf, handOver, partner, setStatus } = await openDoor();
  const { codeId } = await show();
  gateway.pay(codeId);
  silence(gateway);
  expect(await refusalOf(handOver())).toBe('payment_being_checked');
  expect(await refusalOf(setStatus('delivered'))).toBe('payment_being_checked');
  expect(await orderOf()).toMatchObject({ status: 'out_for_delivery', paymentStatus: 'pending' });
  gateway.nextFaults.length = 0;
  // What the gateway says counts more than the partner's word.
  await handOver({ hasTakenCash: true });
  expect(await orderOf()).toMatchObject({ status: 'delivered', paymentMethod: 'online' });
  expect((await partner()).cashInHandPaise).toBe(0);
});

test('cash that a partner vouches for while the gateway is silent is booked, and late money goes back (rules: door-asked, paid-once)', async () => {
  const { harness, gateway, show, orderOf, handOver, partner, settle } = await openDoor();
  const { codeId } = await show();
  silence(gateway);
  await handOver({ hasTakenCash: true });
  expect((await partner()).cashInHandPaise).toBe(98_00);
  gateway.nextFaults.length = 0;
  gateway.pay(codeId);
  for (const at of [3_600_000, 7_200_000]) {
    harness.setNow(someInstant + at);
    await settle();
  }
  expect(await orderOf()).toMatchObject({
    ...{ paymentMethod: 'cod', paymentStatus: 'paid' },
    payment: { receivedPaise: 98_00, refundedPaise: 98_00 },
  });
});

test('a partner can ask at once whether a code was paid, of an order in hand', async () => {
  const { gateway, show, check, orderOf } = await openDoor();
  const { codeId } = await show();
  expect(await check()).toEqual({ isPaid: false });
  gateway.pay(codeId);
  expect(await refusalOf(check('partner2'))).toBe('unknown_order');
  expect(await check()).toEqual({ isPaid: true });
  expect(await orderOf()).toMatchObject({ paymentMethod: 'online', paymentStatus: 'paid' });
  silence(gateway);
  expect(await refusalOf(check())).toBe('payment_being_checked');
});

type Door = Awaited<ReturnType<typeof openDoor>>;

test.each([
  { way: 'is changed', pass: ({ changePartner }: Door) => changePartner() },
  {
    way: 'loses the order, which is offered anew',
    pass: async ({ setStatus, assign }: Door) => {
      await setStatus('pending');
      await assign();
    },
  },
])(
  'a code that is paid after its partner $way: the next one reads at once that nothing is to be collected (rule: paid-told)',
  async ({ pass }) => {
    const door = await openDoor();
    const { codeId } = await door.show();
    await pass(door);
    door.gateway.pay(codeId);
    await door.hear();
    const paid = { paymentMethod: 'online', paymentStatus: 'paid' };
    expect(await door.orderOf()).toMatchObject({ status: 'assigned', ...paid });
    expect(await door.secondOffer()).toMatchObject({ state: 'offered', ...paid });
    await door.accept();
    expect(await door.secondOffer()).toMatchObject({ state: 'accepted', ...paid });
  },
);

test('a code follows its order into the next hands, which show the same one (rule: paid-told)', async () => {
  const { gateway, show, changePartner, accept, setStatus, orderOf } = await openDoor();
  const { codeId } = await show();
  await changePartner();
  await accept();
  expect(await refusalOf(show())).toBe('unknown_order');
  expect(await show('partner2')).toMatchObject({ codeId });
  gateway.pay(codeId);
  await setStatus('delivered');
  expect(await orderOf()).toMatchObject({ paymentMethod: 'online', paymentStatus: 'paid' });
});
