import type { Assignment, Order } from '@basket/domain';
import { anAssignment, anOrder, anOrderAssignment } from '@basket/domain/testing';
import { placeOfGoods } from './place-of-goods.decision';

const lostBy = (
  deliveryPartnerId: string,
  partnerName: string,
  from: Order['status'],
  at: number,
): Assignment =>
  anAssignment({ deliveryPartnerId, partnerName, state: 'lost', lost: { why: 'taken_back', from, at } });
const rejected = anAssignment({ deliveryPartnerId: 'lakshmi', partnerName: 'Lakshmi', state: 'rejected' });
const imran = lostBy('imran', 'Imran Khan', 'out_for_delivery', 6);
const heldBy = (deliveryPartnerId: string, partnerName: string) => ({
  deliveryPartnerId,
  assignment: anOrderAssignment({ partnerName }),
});
const wasOut: Partial<Order> = { status: 'preparing', statusTimes: { out_for_delivery: 5, preparing: 6 } };

interface Row {
  readonly desc: string;
  readonly order: Partial<Order>;
  readonly offers?: readonly Assignment[];
  readonly expected: readonly [from: Order['status'], partnerId: string | null, partnerName: string];
}

const rows: readonly Row[] = [
  { desc: 'in the store', order: { status: 'preparing' }, expected: ['preparing', null, ''] },
  {
    desc: 'in the store, accepted by somebody who takes it over from one who never picked it up',
    order: { status: 'confirmed', ...heldBy('meera', 'Meera Nair') },
    offers: [lostBy('imran', 'Imran Khan', 'confirmed', 6)],
    expected: ['confirmed', 'meera', 'Meera Nair'],
  },
  {
    desc: 'on the road',
    order: { status: 'out_for_delivery', ...heldBy('imran', 'Imran Khan') },
    expected: ['out_for_delivery', 'imran', 'Imran Khan'],
  },
  {
    desc: 'taken from its partner on the road, and rejected by the next one',
    order: wasOut,
    offers: [rejected, imran],
    expected: ['out_for_delivery', 'imran', 'Imran Khan'],
  },
  {
    desc: 'accepted by the next one, who has not picked it up',
    order: { ...wasOut, ...heldBy('meera', 'Meera Nair') },
    offers: [imran],
    expected: ['out_for_delivery', 'imran', 'Imran Khan'],
  },
  {
    desc: 'picked up by the next one, and set to preparing in the same hands',
    order: {
      status: 'preparing',
      statusTimes: { out_for_delivery: 8, preparing: 9 },
      ...heldBy('meera', 'Meera Nair'),
    },
    offers: [imran],
    expected: ['out_for_delivery', 'meera', 'Meera Nair'],
  },
  {
    desc: 'picked up by the next one, who lost it on the road as well',
    order: { status: 'preparing', statusTimes: { out_for_delivery: 8, preparing: 9 } },
    offers: [lostBy('meera', 'Meera Nair', 'out_for_delivery', 9), imran],
    expected: ['out_for_delivery', 'meera', 'Meera Nair'],
  },
  {
    desc: 'with the customer, taken from its partner after the delivery',
    order: { status: 'pending', statusTimes: { out_for_delivery: 5, delivered: 6, pending: 7 } },
    offers: [lostBy('imran', 'Imran Khan', 'delivered', 7)],
    expected: ['delivered', 'imran', 'Imran Khan'],
  },
  {
    desc: 'on the road by the word of an admin, without a partner',
    order: wasOut,
    expected: ['out_for_delivery', null, ''],
  },
  {
    desc: 'in the store, and on the road only before it was last cancelled',
    order: { status: 'pending', statusTimes: { out_for_delivery: 5, cancelled: 7, pending: 8 } },
    offers: [imran],
    expected: ['pending', null, ''],
  },
];

test.each(rows)('goods: $desc (rule: put-back)', ({ order, offers = [], expected }) => {
  const [from, deliveryPartnerId, partnerName] = expected;
  expect(placeOfGoods(anOrder(order), offers)).toEqual({ from, deliveryPartnerId, partnerName });
});
