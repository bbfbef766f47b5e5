import { homeTown } from './people.mjs';

/** What the store says of itself; everything else is the spec's defaults. */
export const storeDetails = {
  storeAddress: '100 Feet Road, Indiranagar',
  storeCity: homeTown.city,
  storeState: homeTown.state,
  storePincode: '560038',
  storePhone: '080 4000 1200',
  storeEmail: 'hello@basket.example',
  storeLatitude: 12.9719,
  storeLongitude: 77.6412,
};
