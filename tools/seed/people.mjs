/**
 * The people of the demo shop. Names, addresses and numbers are invented.
 *
 * @typedef {object} Person
 * @property {string} uid
 * @property {string} email
 * @property {string} name
 * @property {string} phone
 * @property {'customer' | 'admin' | 'delivery_partner'} role
 * @property {string} address
 * @property {string} pincode
 * @property {number} latitude
 * @property {number} longitude
 * @property {number} joinedDaysAgo
 *
 * @typedef {Person & { vehicleNumber: string, rating: number | null, depositPaise: number, isOnline: boolean }} Partner
 */

/** All of them live in the store's city. */
export const homeTown = { city: 'Bengaluru', state: 'Karnataka' };

/** The customer whom the start shows. */
export const demoCustomerId = 'customer-ananya';

/** @type {readonly Person[]} */
export const customers = [
  customer(
    'ananya',
    'Ananya Sharma',
    '9000012301',
    '14, 3rd Cross, Indiranagar',
    '560038',
    [12.9762, 77.6403],
    88,
    'customer',
  ),
  customer(
    'karthik',
    'Karthik Iyer',
    '9000012302',
    '22, 12th Main, Domlur',
    '560071',
    [12.9609, 77.6387],
    81,
  ),
  customer(
    'fatima',
    'Fatima Sheikh',
    '9000012303',
    '8, Coles Road, Frazer Town',
    '560005',
    [12.997, 77.6144],
    67,
  ),
  customer(
    'rahul',
    'Rahul Deshpande',
    '9000012304',
    '301, Lake View, 80 Feet Road, Koramangala',
    '560034',
    [12.9352, 77.6245],
    52,
  ),
  customer(
    'priya',
    'Priya Nair',
    '9000012305',
    '45, 27th Main, HSR Layout',
    '560102',
    [12.9116, 77.6474],
    44,
  ),
  customer(
    'vikram',
    'Vikram Reddy',
    '9000012306',
    '17, Kaggadasapura Main Road, CV Raman Nagar',
    '560093',
    [12.9855, 77.6639],
    26,
  ),
  customer('meera', 'Meera Joshi', '9000012307', '5, Assaye Road, Ulsoor', '560042', [12.9817, 77.6286], 9),
];

/** @type {readonly Partner[]} */
export const partners = [
  partner(
    'imran',
    'Imran Khan',
    '9000012311',
    '6, Murugeshpalya, Old Airport Road',
    '560017',
    [12.9738, 77.6449],
    {
      vehicleNumber: 'KA 03 HX 4417',
      rating: 4.8,
      depositPaise: 1200_00,
      isOnline: true,
    },
  ),
  partner('lakshmi', 'Lakshmi Rao', '9000012312', '31, Jogupalya, Halasuru', '560008', [12.9691, 77.6352], {
    vehicleNumber: 'KA 05 LB 2290',
    rating: 4.6,
    depositPaise: 1500_00,
    isOnline: true,
  }),
  partner('suresh', 'Suresh Gowda', '9000012313', '9, Ejipura Main Road', '560047', [12.9401, 77.6293], {
    vehicleNumber: 'KA 51 EQ 7038',
    rating: 4.3,
    depositPaise: 1000_00,
    isOnline: false,
  }),
  partner('manoj', 'Manoj Das', '9000012314', '2, Thippasandra Market Road', '560075', [12.9729, 77.6571], {
    vehicleNumber: 'KA 01 JC 5561',
    rating: 4.1,
    depositPaise: 1000_00,
    isOnline: true,
  }),
];

/** @type {Person} */
export const admin = {
  uid: 'admin-store',
  email: 'admin@basket.example',
  name: 'Kavya Menon',
  phone: '9000012300',
  role: 'admin',
  address: '100 Feet Road, Indiranagar',
  pincode: '560038',
  latitude: 12.9719,
  longitude: 77.6412,
  joinedDaysAgo: 90,
};

/** @type {readonly Person[]} */
export const people = [admin, ...customers, ...partners];

/**
 * @param {string} key @param {string} name @param {string} phone @param {string} address @param {string} pincode
 * @param {readonly [latitude: number, longitude: number]} place @param {number} joinedDaysAgo @param {string} [mailbox]
 * @returns {Person}
 */
function customer(key, name, phone, address, pincode, [latitude, longitude], joinedDaysAgo, mailbox = key) {
  const email = `${mailbox}@basket.example`;
  return {
    uid: `customer-${key}`,
    email,
    name,
    phone,
    role: 'customer',
    address,
    pincode,
    latitude,
    longitude,
    joinedDaysAgo,
  };
}

/**
 * @param {string} key @param {string} name @param {string} phone @param {string} address @param {string} pincode
 * @param {readonly [latitude: number, longitude: number]} place where they were last seen
 * @param {Pick<Partner, 'vehicleNumber' | 'rating' | 'depositPaise' | 'isOnline'>} work
 * @returns {Partner}
 */
function partner(key, name, phone, address, pincode, [latitude, longitude], work) {
  const email = `${key}@basket.example`;
  const uid = `partner-${key}`;
  return {
    uid,
    email,
    name,
    phone,
    role: 'delivery_partner',
    address,
    pincode,
    latitude,
    longitude,
    joinedDaysAgo: 84,
    ...work,
  };
}
