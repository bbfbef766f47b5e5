import { anOrder, storeSettings } from '@basket/domain/testing';
import { promisedAt } from './promise';

const minuteMs = 60_000;

describe('promisedAt', () => {
  const settings = storeSettings({ deliveryTimeMinutes: 30 });
  test.each([
    ['the promise of an acceptance', { createdAt: 0, estimatedDeliveryAt: 45 * minuteMs }, 45],
    ['the delivery time after the order', { createdAt: minuteMs }, 31],
    ['the delivery time after the payment', { createdAt: 0, paidAt: 9 * minuteMs }, 39],
  ])('is %s', (_desc, facts, minutes) => {
    expect(promisedAt(anOrder(facts), settings)).toBe(minutes * minuteMs);
  });
});
