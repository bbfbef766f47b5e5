import { minuteMs, partnerObstacle } from '@basket/domain';
import { aPartner, anOrder, someInstant, storeSettings } from '@basket/domain/testing';
import { obstacleText, passedText } from './partner-obstacles';

describe('obstacleText', () => {
  test.each([
    [{ isOnline: false }, 'offline'],
    [{ openOffers: 1, activeOrders: 2 }, '3 of 3 orders in hand'],
    [{ walletBalancePaise: 400_00 }, '₹400 in the wallet, ₹1,000 needed'],
    [{ signOfLifeAt: someInstant - 12 * minuteMs }, 'not seen for 12 min'],
    [{ missedOffersInARow: 3 }, 'missed 3 offers in a row, not back yet'],
    [
      { openOffers: 1, offerOpenUntil: Date.UTC(2026, 10, 20, 15, 30, 50) },
      'has an offer open until 21:00:50',
    ],
    [{ cashInHandPaise: 5200_00 }, '₹5,200 cash in hand, the limit is ₹5,000'],
  ])('%j: %s', (facts, expected) => {
    const settings = storeSettings();
    const partner = aPartner(facts);
    const obstacle = partnerObstacle(partner, anOrder(), settings, someInstant);
    expect(obstacle && obstacleText(partner, obstacle, settings, someInstant)).toBe(expected);
  });
});

test('passedText says what each partner did', () => {
  const passed = [
    { partnerName: 'Imran Khan', state: 'expired' },
    { partnerName: 'Lakshmi Rao', state: 'rejected' },
  ] as const;
  expect(passedText(passed)).toBe('Imran Khan (no answer), Lakshmi Rao (rejected)');
});
