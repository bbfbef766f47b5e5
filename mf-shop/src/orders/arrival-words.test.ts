import { render } from '@testing-library/react';
import { anOrder } from '@basket/domain/testing';
import { arrivalWords } from './arrival-words';

const minute = 60_000;
const store = { deliveryTimeMinutes: 30 };
/** 20 Nov 2026, 6:30 pm in India. */
const placed = Date.UTC(2026, 10, 20, 13);
const order = (facts: Partial<ReturnType<typeof anOrder>>) =>
  anOrder({ createdAt: placed, promisedAt: placed + 30 * minute, ...facts });
const delivered = (at: number) => order({ status: 'delivered', statusTimes: { delivered: at } });
const slot = {
  startsAt: placed + 30 * minute,
  endsAt: placed + 150 * minute,
  offerFromAt: placed,
  isChosen: true,
};

test.each([
  { desc: 'in time', facts: order({}), after: 5, says: 'Arriving by 7:00 pm' },
  {
    desc: 'promised for the next day',
    facts: order({ promisedAt: placed + 400 * minute }),
    after: 5,
    says: 'Arriving by 21 Nov, 1:10 am',
  },
  {
    desc: 'expected later than promised',
    facts: order({ status: 'confirmed', estimatedDeliveryAt: placed + 50 * minute }),
    after: 5,
    says: 'Now by 7:20 pm',
  },
  {
    desc: 'expected a few minutes later than promised',
    facts: order({ status: 'confirmed', estimatedDeliveryAt: placed + 33 * minute }),
    after: 5,
    says: 'Now by 7:03 pm',
  },
  { desc: 'late, and nobody knows how much', facts: order({}), after: 31, says: null },
  {
    desc: 'for a slot',
    facts: order({ slot, promisedAt: slot.endsAt }),
    after: 5,
    says: 'Arriving today, 7:00 pm to 9:00 pm',
  },
  {
    desc: 'unpaid',
    facts: order({ paymentMethod: 'online', paidAt: null }),
    after: 5,
    says: null,
  },
  {
    desc: 'paid back',
    facts: order({
      ...{ paymentMethod: 'online', paymentStatus: 'refunded', paidAt: placed, status: 'preparing' },
      payment: { ...anOrder().payment, receivedPaise: 98_00, refundedPaise: 98_00 },
    }),
    after: 5,
    says: 'Paid back, it will not be sent',
  },
  { desc: 'cancelled', facts: order({ status: 'cancelled' }), after: 5, says: null },
  { desc: 'delivered', facts: delivered(placed + 29 * minute), after: 60, says: 'Delivered at 6:59 pm' },
  {
    desc: 'delivered yesterday',
    facts: delivered(placed + 29 * minute),
    after: 24 * 60,
    says: 'Delivered yesterday, 6:59 pm',
  },
  {
    desc: 'delivered before that',
    facts: delivered(placed + 29 * minute),
    after: 48 * 60,
    says: 'Delivered 20 Nov, 6:59 pm',
  },
])('says first when an order comes that is $desc (rule: first-promise)', ({ facts, after, says }) => {
  const said = arrivalWords(facts, store, placed + after * minute);
  expect(said && render(said).container.textContent).toBe(says);
});
