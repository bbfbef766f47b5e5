/** A store that opens when it closes takes orders at any hour. */
export const dayAndNight = { openingTime: '00:00:00', closingTime: '00:00:00' };

/** The demo store's own settings; all others keep their defaults. */
export const storeDetails = {
  // Whoever looks at the demo may be anywhere in the world.
  ...dayAndNight,
  storeAddress: '100 Feet Road, Indiranagar',
  storeCity: 'Bengaluru',
  storeState: 'Karnataka',
  storePincode: '560038',
  storePhone: '080 4000 1200',
  storeEmail: 'hello@basket.example',
  storeLatitude: 12.9719,
  storeLongitude: 77.6412,
  servedPincodes: [
    '560001',
    '560005',
    '560008',
    '560017',
    '560025',
    '560034',
    '560038',
    '560042',
    '560047',
    '560071',
    '560075',
    '560093',
    '560095',
    '560102',
  ],
  // A demo needs more orders than a customer places.
  maxUnpaidOrders: 20,
  maxCancellationsPerDay: 50,
};
