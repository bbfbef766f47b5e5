import { noOrderPayment, orderStatuses, type OrderStatus } from '@basket/domain';
import { anOrderAssignment } from '@basket/domain/testing';
import { arrivalMinutes, headline, progressText } from './arrival';

const minute = 60_000;
const order = (
  status: OrderStatus,
  acceptedAt: number | null = 0,
  estimatedDeliveryAt: number | null = 30 * minute,
) => ({
  status,
  statusTimes: {},
  slot: null,
  packing: null,
  paymentMethod: 'cod' as const,
  paymentStatus: 'pending' as const,
  payment: noOrderPayment,
  estimatedDeliveryAt,
  assignment: anOrderAssignment({ assignedAt: 0, deadlineAt: 0, acceptedAt }),
});

describe('arrivalMinutes', () => {
  test.each([
    { desc: 'just accepted', now: 0, left: 30 },
    { desc: 'after a started minute', now: 16 * minute + 1, left: 14 },
    { desc: 'late', now: 90 * minute, left: 0 },
    { desc: 'a device clock that is behind', now: -minute, left: 30 },
  ])('$desc', ({ now, left }) => {
    expect(arrivalMinutes(order('out_for_delivery'), now, 30)).toBe(left);
  });

  test("uses the delivery time of the order, not today's setting", () => {
    expect(arrivalMinutes(order('out_for_delivery', 0, 45 * minute), 0, 30)).toBe(45);
    expect(arrivalMinutes(order('out_for_delivery', 0, null), 0, 20)).toBe(20);
  });

  test.each(orderStatuses.filter((status) => status !== 'out_for_delivery'))(
    'is absent while %s',
    (status) => {
      expect(arrivalMinutes(order(status), 0, 30)).toBeNull();
    },
  );

  test('is null before a partner accepted', () => {
    expect(arrivalMinutes(order('out_for_delivery', null), 0, 30)).toBeNull();
    expect(arrivalMinutes({ ...order('out_for_delivery'), assignment: null }, 0, 30)).toBeNull();
  });
});

test.each(orderStatuses)('the page has words for %s', (status) => {
  expect(headline(order(status))).not.toBe('');
  expect(progressText(order(status), 0)).not.toBe('');
  expect(progressText({ ...order(status), assignment: null }, 0)).not.toBe('');
});

test('an order that waits for its payment says so (rule: payment-told)', () => {
  const unpaid = { ...order('pending', null), paymentMethod: 'online' as const };
  expect(progressText(unpaid, 0)).toBe('Waiting for your payment');
});

describe('an order that is picked while a partner is looked for (rule: packed-said)', () => {
  const packing = { startedAt: 0, readyAt: null, packedAt: null };
  const packed = { packing: { ...packing, packedAt: minute } };

  test.each(['pending', 'assigned'] as const)('is packed while it is %s', (status) => {
    const waiting = { ...order(status, null), ...packed };
    expect(headline(waiting)).toBe('Your order is packed');
    expect(progressText(waiting, 0)).toBe('Packed, we are finding a delivery partner');
    expect(headline({ ...waiting, packing })).toBe('We are packing your order');
  });

  test('names who has it from the acceptance on', () => {
    expect(headline({ ...order('preparing'), ...packed })).toBe('Your order is packed');
    expect(progressText({ ...order('preparing', 1), ...packed }, 0)).toBe('Imran will bring it to you');
    expect(progressText({ ...order('preparing', null), ...packed }, 0)).toMatch(/^Packed, we are finding/);
    expect(headline({ ...order('out_for_delivery'), ...packed })).toBe('Your order is on its way');
  });

  test('keeps saying when it comes, and what it waits for', () => {
    const slot = { startsAt: 300 * minute, endsAt: 420 * minute, offerFromAt: 270 * minute, isChosen: true };
    expect(progressText({ ...order('pending', null), ...packed, slot }, 0)).toMatch(/^Delivery: Today/);
    const unpaid = { ...order('pending', null), ...packed, paymentMethod: 'online' as const };
    expect(progressText(unpaid, 0)).toBe('Waiting for your payment');
  });
});

test('names the partner only after acceptance', () => {
  expect(progressText(order('confirmed', 1), 0)).toContain('Imran');
  expect(progressText(order('assigned', null), 0)).not.toContain('Imran');
});

describe('an order for a slot (rule: delivery-slots)', () => {
  const slot = { startsAt: 300 * minute, endsAt: 420 * minute, offerFromAt: 270 * minute, isChosen: true };

  test('says when it comes while it waits', () => {
    expect(progressText({ ...order('pending', null), slot }, 0)).toBe(
      'Delivery: Today, 10:30 am to 12:30 pm',
    );
  });

  test('counts down from when it left the store, not from the acceptance', () => {
    const leftAt = 310 * minute;
    const onItsWay = {
      ...order('out_for_delivery', 0, slot.endsAt),
      slot,
      statusTimes: { out_for_delivery: leftAt },
    };
    expect(arrivalMinutes(onItsWay, leftAt + 5 * minute, 30)).toBe(25);
  });
});

test('an order whose money went back says that it is not sent, and one that was cancelled says that (rule: paid-back)', () => {
  const paidBack = {
    ...({ paymentMethod: 'online', paymentStatus: 'refunded' } as const),
    payment: { ...noOrderPayment, receivedPaise: 108_00, refundedPaise: 108_00 },
  };
  expect(headline({ ...order('preparing'), ...paidBack })).toBe('Paid back, it will not be sent');
  expect(progressText({ ...order('preparing'), ...paidBack }, 0)).toBe('Call the store if you still want it');
  expect(headline({ ...order('cancelled'), ...paidBack })).toBe('Your order was cancelled');
});
