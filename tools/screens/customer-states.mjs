/**
 * The screens of customers in the states that a day brings, beside the ordinary ones of the screen list.
 * @module
 */
import { ago } from './demo-changes.mjs';

/** @typedef {import('./screen-list.mjs').Screen} Screen */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./demo-changes.mjs').Fields} Fields */

const partner = { partnerName: 'Imran Khan', partnerPhone: '9000012311', partnerLocation: null, attempt: 1 };
const cash = { paymentMethod: 'cod', paymentStatus: 'pending', paymentId: null, paidAt: null };
const accepted = {
  ...cash,
  deliveryPartnerId: 'partner-imran',
  assignment: { ...partner, assignedAt: ago(9), deadlineAt: ago(8.5), acceptedAt: ago(9) },
  estimatedDeliveryAt: ago(-18),
};
const alone = { ...cash, deliveryPartnerId: null, assignment: null, estimatedDeliveryAt: null };
const times = { pending: ago(12), confirmed: ago(9), preparing: ago(6), out_for_delivery: ago(3) };

/** How they differ from a delivered one. @type {Readonly<Record<string, Fields>>} */
const orderStates = {
  pending: { ...alone, status: 'pending', statusTimes: { pending: ago(2) } },
  confirmed: { ...accepted, status: 'confirmed', statusTimes: { pending: ago(12), confirmed: ago(9) } },
  preparing: { ...accepted, status: 'preparing', statusTimes: times },
  late: {
    ...accepted,
    status: 'out_for_delivery',
    createdAt: ago(40),
    statusTimes: { ...times, pending: ago(40) },
    estimatedDeliveryAt: ago(-6),
  },
  cancelled: { ...alone, status: 'cancelled', statusTimes: { pending: ago(30), cancelled: ago(20) } },
  unpaid: {
    ...alone,
    ...{ paymentMethod: 'online', paymentDueAt: ago(-11), status: 'pending' },
    statusTimes: { pending: ago(4) },
  },
};

const home = {
  addressId: 'screens-home',
  label: 'home',
  address: '14, 3rd Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  phone: '9000012301',
  latitude: 12.9762,
  longitude: 77.6403,
  isDefault: true,
};
const savedAddresses = [
  home,
  {
    ...home,
    addressId: 'screens-work',
    label: 'work',
    address: '5th floor, Embassy Tech Park',
    isDefault: false,
  },
];

/** @type {NonNullable<Screen['arrange']>} */
const saveAddresses = (shop) => shop.changeCustomer({ savedAddresses });

/** @param {number | null} reopensAt @returns {NonNullable<Screen['arrange']>} */
const closeStore = (reopensAt) => (shop) => shop.changeSettings({ isOpen: false, reopensAt });

/** @param {string} name @param {'tracking' | 'orders'} page @param {string} state @param {string} [query] @returns {Screen} */
const ofOrder = (name, page, state, query = '') => ({
  name,
  path: `/home/${page}/screens${state}${query}`,
  arrange: (shop) => {
    const fields = orderStates[state];
    return shop.addOrder(`screens${state}`, fields ? { createdAt: ago(12), ...fields } : {});
  },
});

/** @param {Page} page */
async function emptyCart(page) {
  await page.goto('/home/cart');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const clear = page.getByRole('button', { name: 'Clear Cart' });
  if (await clear.isVisible()) await clear.click();
}

/** Opens the drawer on desktops, the page on phones. @param {Page} page */
const pressCart = (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();

/** @param {Page} page */
const goOffline = (page) => page.context().setOffline(true);

/** @param {Page} page */
async function searchBefore(page) {
  const field = page.getByRole('combobox', { name: 'Search products' });
  for (const word of ['milk', 'onion', 'basmati rice']) {
    await field.fill(word);
    await field.press('Enter');
    await page.waitForURL(/search=/);
  }
  await field.fill('');
  await field.blur();
  await field.focus();
}

/** The empty field, with the keyboard at an ADD. @param {Page} page */
async function openEmptyField(page) {
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.click();
  await page.getByRole('rowgroup', { name: 'Popular' }).waitFor();
  await field.press('ArrowUp');
  await field.press('ArrowRight');
}

/** @param {string} pincode @returns {(page: Page) => Promise<void>} */
const askFor = (pincode) => async (page) => {
  await page.locator('header button[aria-haspopup="dialog"]').filter({ visible: true }).first().click();
  if (pincode === '') return;
  await page.getByRole('textbox', { name: 'Pincode' }).fill(pincode);
  await page.getByRole('button', { name: 'Check pincode' }).click();
  // Only this page knows it: the next one begins anew.
  await page.evaluate("localStorage.removeItem('basket-express.delivery-place')");
};

// Who has seen their orders here has something to buy again.
const homeAgain = { path: '/home/orders', via: ['main a[href^="/home/orders/"]', 'footer a[href="/home"]'] };

/** @type {readonly Screen[]} */
export const customerStates = [
  { name: 'home-again', ...homeAgain },
  { name: 'product-options-page', path: '/home/products/alphonso-mangoes-ratnagiri' },
  { name: 'product-sold-out', path: '/home/products/brinjal-purple-long' },
  { name: 'products-category', path: '/home/products?category=snacks' },
  { name: 'products-filters', path: '/home/products?category=snacks&food=veg', press: 'Filters' },
  { name: 'suggestions-recent', path: '/home', steps: searchBefore },
  { name: 'suggestions-empty', ...homeAgain, steps: openEmptyField },
  { name: 'address-chooser', path: '/home', steps: askFor('') },
  { name: 'address-chooser-wrong', path: '/home', steps: askFor('12') },
  { name: 'address-chooser-outside', path: '/home', steps: askFor('400001') },
  { name: 'checkout-form', path: '/home/checkout', press: 'Change address' },
  { name: 'profile-contact', path: '/home/profile', press: 'Edit name and phone' },
  { name: 'profile-address', path: '/home/profile', press: 'Add address' },
  { name: 'profile-delete', path: '/home/profile', press: 'Delete my account' },
  ...['pending', 'confirmed', 'preparing', 'late', 'delivered', 'cancelled'].map((state) =>
    ofOrder(`tracking-${state}`, 'tracking', state),
  ),
  ofOrder('order-pending', 'orders', 'pending'),
  { ...ofOrder('order-cancel', 'orders', 'pending'), press: 'Cancel Order' },
  ofOrder('order-delivered', 'orders', 'delivered'),
  ofOrder('order-cancelled', 'orders', 'cancelled'),
  ofOrder('order-unpaid', 'orders', 'unpaid'),
  ofOrder('order-payment-failed', 'orders', 'unpaid', '?payment=failed'),
  {
    name: 'checkout-slots',
    path: '/home/checkout',
    arrange: (shop) => shop.changeSettings({ ordersPerSlot: 4 }),
    steps: (page) => page.getByText('Choose a time').click(),
  },
  { name: 'checkout-closed', path: '/home/checkout', arrange: closeStore(null) },
  { name: 'cart-closed', path: '/home/cart', arrange: closeStore(ago(-45)) },
  {
    name: 'cart-sold-out',
    path: '/home/cart',
    arrange: (shop) => shop.change('products/potato-agra', { stockQuantity: 0 }),
  },
  { name: 'profile-addresses', path: '/home/profile', arrange: saveAddresses },
  { name: 'checkout-addresses', path: '/home/checkout', press: 'Change address', arrange: saveAddresses },
  { name: 'offline', path: '/home/products', steps: goOffline },
  { name: 'cart-drawer', path: '/home/products', steps: pressCart },
  { name: 'cart-empty', path: '/home/cart', steps: emptyCart },
];
