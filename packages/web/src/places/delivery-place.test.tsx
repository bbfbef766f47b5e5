import { act, renderHook } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { storageKeys } from '../platform/storage';
import { areaObstacle } from './after-first-view';
import { chooseDeliveryPlace, useDeliveryPlace } from './delivery-place';

const place = { label: '560038', pincode: '560038', latitude: null, longitude: null, addressId: null };

afterEach(() => localStorage.clear());

test('the chosen place is kept on the device and shown everywhere (rule: where-to)', () => {
  const { result } = renderHook(useDeliveryPlace);
  expect(result.current).toBeNull();
  act(() => chooseDeliveryPlace(place));
  expect(result.current).toEqual(place);
  expect(JSON.parse(localStorage.getItem(storageKeys.deliveryPlace) ?? '')).toEqual(place);
});

test('a choice in another tab counts here', () => {
  const { result } = renderHook(useDeliveryPlace);
  const text = JSON.stringify({ ...place, label: 'Home' });
  localStorage.setItem(storageKeys.deliveryPlace, text);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.deliveryPlace, newValue: text }));
  });
  expect(result.current?.label).toBe('Home');
});

describe('areaObstacle (rule: where-to)', () => {
  const store = {
    ...defaultStoreSettings,
    storePincode: '560038',
    storeLatitude: 12.97,
    storeLongitude: 77.64,
    serviceRadiusKm: 15,
  };
  const at = (pincode: string, latitude: number | null = null, longitude: number | null = null) => ({
    pincode,
    latitude,
    longitude,
  });

  test.each([
    { desc: 'the pincode of the store', place: at('560038'), obstacle: null },
    { desc: 'Mumbai', place: at('400001'), obstacle: 'pincode_not_served' },
    { desc: 'a position near the store', place: at('', 12.98, 77.6), obstacle: null },
    { desc: 'a position in Mumbai', place: at('', 18.94, 72.83), obstacle: 'outside_service_area' },
  ])('$desc', ({ place, obstacle }) => {
    expect(areaObstacle(place, store)).toBe(obstacle);
  });

  test('there is none while the area is not known', () => {
    expect(areaObstacle(at('400001'), defaultStoreSettings)).toBeNull();
  });
});
