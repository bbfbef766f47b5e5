import { storeSettings } from '../testing/builders';
import { isAtBorder, isServedPincode, serviceObstacle } from './service-area';
import { farPincodes, servedPincodesProblem } from './served-pincodes';

const near = { latitude: 12.98, longitude: 77.64 };
const mysuru = { latitude: 12.2958, longitude: 76.6394 };
const nowhere = { latitude: null, longitude: null };

test.each([
  { desc: 'inside the radius', place: { pincode: '560038', ...near }, obstacle: null },
  {
    desc: 'inside the radius, with a pincode that is not listed',
    place: { pincode: '560099', ...near },
    obstacle: null,
  },
  {
    desc: 'outside the radius, with a served pincode',
    place: { pincode: '560038', ...mysuru },
    obstacle: 'outside_service_area',
  },
  { desc: 'a served pincode alone', place: { pincode: '560071', ...nowhere }, obstacle: null },
  {
    desc: 'New Delhi without coordinates',
    place: { pincode: '110001', ...nowhere },
    obstacle: 'pincode_not_served',
  },
  {
    desc: 'New Delhi with a latitude near the store alone',
    place: { pincode: '110001', latitude: near.latitude, longitude: null },
    obstacle: 'pincode_not_served',
  },
])('$desc: $obstacle (rules: service-radius, service-area)', ({ place, obstacle }) => {
  expect(serviceObstacle(place, storeSettings())).toBe(obstacle);
});

/** As far from the store along its meridian; a degree of latitude is 111.195 km. */
const northOfStore = (km: number) => {
  const { storeLatitude, storeLongitude: longitude } = storeSettings();
  return { latitude: storeLatitude + km / 111.195, longitude };
};

test.each([
  { km: 14.99, obstacle: null },
  { km: 15.01, obstacle: 'outside_service_area' },
])('$km km from a store that delivers within 15 km: $obstacle (rule: service-radius)', ({ km, obstacle }) => {
  const place = { pincode: '560038', ...northOfStore(km) };
  expect(serviceObstacle(place, storeSettings({ serviceRadiusKm: 15 }))).toBe(obstacle);
});

test.each([
  { km: 14.8, accuracyKm: 0.1, isEither: false },
  { km: 14.95, accuracyKm: 0.1, isEither: true },
  { km: 15.05, accuracyKm: 0.1, isEither: true },
  { km: 15.2, accuracyKm: 0.1, isEither: false },
  { km: 14, accuracyKm: 6, isEither: true },
  { km: 14.95, accuracyKm: 0, isEither: false },
])(
  '$km km of 15, known to $accuracyKm km, may be inside or outside: $isEither (rule: rough-position)',
  ({ km, accuracyKm, isEither }) =>
    expect(isAtBorder(northOfStore(km), accuracyKm, storeSettings({ serviceRadiusKm: 15 }))).toBe(isEither),
);

test('a store without a list serves its own pincode, and none before it has one (rule: service-area)', () => {
  expect(isServedPincode('560038', storeSettings({ servedPincodes: [] }))).toBe(true);
  expect(isServedPincode('560071', storeSettings({ servedPincodes: [] }))).toBe(false);
  expect(isServedPincode('560038', storeSettings({ servedPincodes: [], storePincode: '' }))).toBe(false);
  expect(isServedPincode('560038', storeSettings({ servedPincodes: ['560071'] }))).toBe(false);
});

test.each([
  { pincodes: [], problem: null },
  { pincodes: ['560038'], problem: null },
  { pincodes: ['560038', '560071', '201301', '201304'], problem: null },
  { pincodes: ['56003'], problem: '“56003” is not a pincode, which has 6 digits' },
  { pincodes: ['060038'], problem: '“060038” is not a pincode, which has 6 digits' },
  { pincodes: ['560038', '560071', '560038'], problem: '560038 is listed twice' },
  { pincodes: ['560038', '560071', '650072'], problem: null },
  {
    pincodes: Array.from({ length: 501 }, (_, index) => String(560001 + index)),
    problem: 'List at most 500 pincodes',
  },
])('$problem (rule: service-area)', ({ pincodes, problem }) => {
  expect(servedPincodesProblem(pincodes)).toBe(problem);
});

test.each([
  { desc: 'one pincode', pincodes: ['560038'], far: [] },
  { desc: 'two regions of several each', pincodes: ['560038', '560071', '201301', '201304'], far: [] },
  { desc: 'a typing error', pincodes: ['560038', '560071', '650072'], far: ['650072'] },
  { desc: 'one of two is wrong, either', pincodes: ['560038', '650038'], far: ['560038', '650038'] },
  {
    desc: 'Chandigarh with its neighbours in two states',
    pincodes: ['160017', '134109', '140603'],
    far: ['160017', '134109', '140603'],
  },
  {
    desc: 'Delhi with its neighbours in two states',
    pincodes: ['110001', '110092', '122002', '201301'],
    far: ['122002', '201301'],
  },
])('asked about: $desc (rule: far-pincodes)', ({ pincodes, far }) => {
  expect(farPincodes(pincodes)).toEqual(far);
});
