import { aPartner } from '@basket/domain/testing';
import { anOfferedOrder, anOrder } from '../../testing/builders';
import { availabilityOf, offersInFlight } from './board';

const settings = { maxOrdersPerPartner: 3 };
const offered = (id: string, deadlineAt: number) => {
  const order = anOfferedOrder({ id });
  return { ...order, assignment: order.assignment && { ...order.assignment, deadlineAt } };
};

describe('availabilityOf', () => {
  test('counts every online partner once', () => {
    const partners = [
      aPartner(),
      aPartner({ activeOrders: 2, openOffers: 1 }),
      aPartner({ walletBalancePaise: 999_99 }),
      aPartner({ walletBalancePaise: 0, activeOrders: 3 }),
      aPartner({ isOnline: false }),
    ];
    expect(availabilityOf(partners, settings)).toEqual({ available: 1, busy: 1, belowBalance: 2 });
  });
});

describe('offersInFlight', () => {
  test('sorts by deadline, most urgent first', () => {
    const offers = offersInFlight([
      offered('late', 90_000),
      offered('soon', 60_000),
      anOrder({ id: 'pending' }),
    ]);
    expect(offers.map(({ orderId }) => orderId)).toEqual(['soon', 'late']);
  });
});
