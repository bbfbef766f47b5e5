import { anAcceptedOrder } from '../testing/builders';
import { changeSentences } from './partner-text';

const settings = { deliveryChargePaise: 50_00, deliveryTimeMinutes: 30 };

test('says what happens to goods, pay, cash and promise (rule: partner-changed)', () => {
  const promisedAt = Date.UTC(2026, 10, 20, 7, 0);
  expect(
    changeSentences(anAcceptedOrder({ promisedAt, estimatedDeliveryAt: promisedAt + 600_000 }), settings),
  ).toEqual([
    'Imran Khan loses the order and is told at once.',
    'Imran Khan has the goods: have them handed over, or brought back to the store.',
    'Imran Khan is not paid for it; who delivers it earns ₹50.00.',
    'Who delivers it collects the ₹300.00 in cash.',
    'The customer keeps the promise for 12:30 pm.',
  ]);
});

test('the note on a paid order at the store speaks of no goods and no cash', () => {
  const order = anAcceptedOrder({
    status: 'confirmed',
    paymentStatus: 'paid',
    promisedAt: Date.UTC(2026, 10, 20, 7, 0),
  });
  expect(changeSentences(order, settings)).toEqual([
    'Imran Khan loses the order and is told at once.',
    'Imran Khan is not paid for it; who delivers it earns ₹50.00.',
    'It is paid: nobody collects cash.',
    'The customer keeps the promise for 12:30 pm.',
  ]);
});

test('the note on an order of ₹0 says that nobody collects cash (rule: small-sums)', () => {
  expect(changeSentences(anAcceptedOrder({ totalPaise: 0 }), settings)).toContain(
    'Nothing is to pay: nobody collects cash.',
  );
});
