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

/** The customer whose account the start prints. */
export const demoCustomerId = 'customer-ananya';

/** @type {readonly Person[]} */
export const customers = [
  customer('ananya', 'Ananya Sharma', [12.9762, 77.6403], {
    email: 'customer@basket.example',
    phone: '9000012301',
    address: '14, 3rd Cross, Indiranagar',
    pincode: '560038',
    joinedDaysAgo: 88,
  }),
  customer('karthik', 'Karthik Iyer', [12.9609, 77.6387], {
    phone: '9000012302',
    address: '22, 12th Main, Domlur',
    pincode: '560071',
    joinedDaysAgo: 81,
  }),
  customer('fatima', 'Fatima Sheikh', [12.997, 77.6144], {
    phone: '9000012303',
    address: '8, Coles Road, Frazer Town',
    pincode: '560005',
    joinedDaysAgo: 67,
  }),
  customer('rahul', 'Rahul Deshpande', [12.9352, 77.6245], {
    phone: '9000012304',
    address: '301, Lake View, 80 Feet Road, Koramangala',
    pincode: '560034',
    joinedDaysAgo: 52,
  }),
  customer('priya', 'Priya Nair', [12.9116, 77.6474], {
    phone: '9000012305',
    address: '45, 27th Main, HSR Layout',
    pincode: '560102',
    joinedDaysAgo: 44,
  }),
  customer('vikram', 'Vikram Reddy', [12.9855, 77.6639], {
    phone: '9000012306',
    address: '17, Kaggadasapura Main Road, CV Raman Nagar',
    pincode: '560093',
    joinedDaysAgo: 26,
  }),
  customer('meera', 'Meera Joshi', [12.9817, 77.6286], {
    phone: '9000012307',
    address: '5, Assaye Road, Ulsoor',
    pincode: '560042',
    joinedDaysAgo: 9,
  }),
];

/** @type {readonly Partner[]} */
export const partners = [
  partner('imran', 'Imran Khan', [12.9738, 77.6449], {
    phone: '9000012311',
    address: '6, Murugeshpalya, Old Airport Road',
    pincode: '560017',
    vehicleNumber: 'KA 03 HX 4417',
    rating: 4.8,
    depositPaise: 1200_00,
    isOnline: true,
  }),
  partner('lakshmi', 'Lakshmi Rao', [12.9691, 77.6352], {
    phone: '9000012312',
    address: '31, Jogupalya, Halasuru',
    pincode: '560008',
    vehicleNumber: 'KA 05 LB 2290',
    rating: 4.6,
    depositPaise: 1500_00,
    isOnline: true,
  }),
  partner('suresh', 'Suresh Gowda', [12.9401, 77.6293], {
    phone: '9000012313',
    address: '9, Ejipura Main Road',
    pincode: '560047',
    vehicleNumber: 'KA 51 EQ 7038',
    rating: 4.3,
    depositPaise: 1000_00,
    isOnline: false,
  }),
  partner('manoj', 'Manoj Das', [12.9729, 77.6571], {
    phone: '9000012314',
    address: '2, Thippasandra Market Road',
    pincode: '560075',
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
 * @param {string} key @param {string} name @param {readonly [latitude: number, longitude: number]} place
 * @param {Pick<Person, 'phone' | 'address' | 'pincode' | 'joinedDaysAgo'> & { email?: string }} facts
 * @returns {Person}
 */
function customer(key, name, [latitude, longitude], facts) {
  const email = `${key}@basket.example`;
  return { uid: `customer-${key}`, email, name, role: 'customer', latitude, longitude, ...facts };
}

/**
 * @param {string} key @param {string} name
 * @param {readonly [latitude: number, longitude: number]} place where they were last seen
 * @param {Omit<Partner, 'uid' | 'email' | 'name' | 'role' | 'latitude' | 'longitude' | 'joinedDaysAgo'>} facts
 * @returns {Partner}
 */
function partner(key, name, [latitude, longitude], facts) {
  return {
    uid: `partner-${key}`,
    email: `${key}@basket.example`,
    name,
    role: 'delivery_partner',
    latitude,
    longitude,
    joinedDaysAgo: 84,
    ...facts,
  };
}
