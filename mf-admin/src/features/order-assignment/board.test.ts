import { aPartner } from '@basket/domain/testing';
import { availabilityOf } from './board';

const settings = { maxOrdersPerPartner: 3, cashInHandLimitPaise: 5000_00 };

describe('availabilityOf', () => {
  test('counts every online partner once', () => {
    const partners = [
      aPartner(),
      aPartner({ activeOrders: 2, openOffers: 1 }),
      aPartner({ walletBalancePaise: 999_99 }),
      aPartner({ walletBalancePaise: 0, activeOrders: 3 }),
      aPartner({ cashInHandPaise: 5000_01 }),
      aPartner({ isOnline: false }),
    ];
    expect(availabilityOf(partners, settings)).toEqual({
      available: 1,
      busy: 1,
      belowBalance: 2,
      overCashLimit: 1,
    });
  });
});
