import { defaultStoreSettings } from '@basket/domain';
import { anAssignment } from '../testing/builders';
import {
  cashToCollectPaise,
  customerPlace,
  directionsUrl,
  routeTarget,
  storePlace,
  tripKm,
  unitCount,
} from './assignment-facts';

const destinationOf = (url: string): string | null => new URL(url).searchParams.get('destination');

describe('the route', () => {
  test('leads to the store until the order is out for delivery', () => {
    expect(routeTarget(anAssignment({ orderStatus: 'confirmed' }))).toBe('store');
    expect(routeTarget(anAssignment({ orderStatus: 'preparing' }))).toBe('store');
    expect(routeTarget(anAssignment({ orderStatus: 'out_for_delivery' }))).toBe('customer');
  });

  test('uses coordinates if they are known', () => {
    const place = customerPlace(anAssignment({ latitude: 12.97, longitude: 77.64 }));
    expect(destinationOf(directionsUrl(place))).toBe('12.97,77.64');
  });

  test('looks up the address otherwise', () => {
    expect(destinationOf(directionsUrl(customerPlace(anAssignment())))).toBe(
      '14, 3rd Cross, Indiranagar, Bengaluru 560038',
    );
  });

  test('leads to the coordinates of the store', () => {
    const store = { ...defaultStoreSettings, storeLatitude: 12.9, storeLongitude: 77.6 };
    expect(destinationOf(directionsUrl(storePlace(store)))).toBe('12.9,77.6');
  });

  test('is as long as both legs, or null', () => {
    expect(tripKm(anAssignment())).toBeCloseTo(3);
    expect(tripKm(anAssignment({ dropDistanceKm: null }))).toBeNull();
  });
});

describe('cash to collect', () => {
  const rows = [
    { desc: 'cash, not paid', facts: {}, expected: 300_00 },
    { desc: 'cash, nothing to pay', facts: { totalPaise: 0 }, expected: 0 },
    { desc: 'cash, delivered', facts: { state: 'delivered', paymentStatus: 'paid' }, expected: 0 },
    { desc: 'paid online', facts: { paymentMethod: 'online', paymentStatus: 'paid' }, expected: 0 },
  ] as const;
  test.each(rows)('$desc: $expected (rule: small-sums)', ({ facts, expected }) => {
    expect(cashToCollectPaise(anAssignment(facts))).toBe(expected);
  });
});

test('counts units, not lines', () => {
  expect(unitCount(anAssignment())).toBe(2);
});
