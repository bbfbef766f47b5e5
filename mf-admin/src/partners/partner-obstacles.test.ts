import { partnerObstacle } from '@basket/domain';
import { aPartner, anOrder, storeSettings } from '@basket/domain/testing';
import { obstacleText, passedText } from './partner-obstacles';

describe('obstacleText', () => {
  test.each([
    [{ isOnline: false }, 'offline'],
    [{ openOffers: 1, activeOrders: 2 }, '3 of 3 orders in hand'],
    [{ walletBalancePaise: 400_00 }, '₹400 in the wallet, ₹1,000 needed'],
    [{ cashInHandPaise: 5200_00 }, '₹5,200 cash in hand, the limit is ₹5,000'],
  ])('%j: %s', (facts, expected) => {
    const settings = storeSettings();
    const partner = aPartner(facts);
    const obstacle = partnerObstacle(partner, anOrder(), settings);
    expect(obstacle && obstacleText(partner, obstacle, settings)).toBe(expected);
  });
});

test('passedText says what each partner did', () => {
  const passed = [
    { partnerName: 'Imran Khan', state: 'expired' },
    { partnerName: 'Lakshmi Rao', state: 'rejected' },
  ] as const;
  expect(passedText(passed)).toBe('Imran Khan (no answer), Lakshmi Rao (rejected)');
});
