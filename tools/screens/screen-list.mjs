/**
 * Every screen of the product, by role. Add a line for a new screen.
 * @module
 */
import { galleryPages } from '../gallery/build-gallery.mjs';
import { customerStates } from './customer-states.mjs';

/**
 * @typedef {'visitor' | 'customer' | 'admin' | 'partner'} Who
 * @typedef {object} Screen
 * @property {string} name of its pictures
 * @property {string} path
 * @property {string | readonly string[]} [press] the names (or their beginnings) of buttons, menu items and the like that are
 *   pressed one after the other before the picture is taken
 * @property {number} [tabs] how often the Tab key is pressed: what has the focus shows its ring
 * @property {string} [keys] a combination of keys that is pressed
 * @property {readonly [label: string, text: string]} [type] a field and what is typed into it before anything is pressed
 * @property {{ name: string, text: string }} [file] chosen for the file field that is there then
 * @property {string} [shows] a selector of what is there in the end, if it comes with a download or an answer of its own
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [steps] anything else that is done on it, before all that
 * @property {(shop: import('./demo-changes.mjs').DemoShop) => Promise<() => Promise<unknown>>} [arrange] what happens in the shop
 *   before its pictures; returns what undoes it. Only in a shop of one's own
 * @property {boolean} [needsOffer] an admin offers an order to the partner first; only where that may be done
 * @property {string | readonly string[]} [via] a link on `path` that leads to it, as a selector: for addresses with an id in
 *   them. Several lead from page to page.
 */

/** Links to orders, and to no other page below theirs. */
const anOrder = `main a[href^="/admin/orders/"]:not(${['new', 'picking', 'put-back', 'refunds', 'summary']
  .map((page) => `[href="/admin/orders/${page}"]`)
  .join()})`;

const partners = '/admin/delivery-partners';
const products = '/admin/products';
const pending = '/admin/orders?status=pending';
const phoned = '/admin/orders/new';
const fatima = '/admin/customers?search=fatima';

/** A file with a new product, a changed price and rows that are wrong. */
const priceList = {
  name: 'products.csv',
  text: `Name,Category,Price,Unit,Stock,Active
Green Moong,Fruits & Vegetables,120,1 kg,40,yes
Wild Honey,No such category,450,500 g,12,yes
Jaggery Powder,Household,twelve,500 g,-3,perhaps`,
};

/** @type {Readonly<Record<Exclude<Who, 'visitor'>, { email: string, role: string }>>} */
export const accounts = Object.freeze({
  customer: { email: 'customer@basket.example', role: '' },
  admin: { email: 'admin@basket.example', role: 'admin' },
  partner: { email: 'imran@basket.example', role: 'delivery' },
});

/** @type {Readonly<Record<Who, readonly Screen[]>>} */
export const screens = Object.freeze({
  visitor: [
    { name: 'login', path: '/login' },
    { name: 'login-forgot', path: '/login/forgot' },
    { name: 'reset-password-spent', path: '/reset-password' },
    { name: 'register', path: '/register' },
    { name: 'home-visitor', path: '/home' },
    { name: 'products-visitor', path: '/home/products' },
    { name: 'contact', path: '/contact' },
    { name: 'help', path: '/help' },
    { name: 'terms', path: '/terms' },
    { name: 'privacy', path: '/privacy' },
    { name: 'not-found', path: '/nowhere' },
    { name: 'login-errors', path: '/login', press: 'Sign in' },
    {
      name: 'register-errors',
      path: '/register',
      press: 'Create account',
      shows: 'text=Please fill in your name',
    },
    { name: 'menu-visitor', path: '/help', press: 'Sign in or register', shows: 'role=menu' },
    { name: 'suggestions-visitor', path: '/help', type: ['Search products', 'mil'], shows: 'role=grid' },
  ],
  customer: [
    { name: 'home', path: '/home' },
    { name: 'products', path: '/home/products' },
    { name: 'products-list', path: '/home/products?view=list' },
    { name: 'products-search', path: '/home/products?search=milk' },
    { name: 'suggestions', path: '/help', type: ['Search products', 'mil'], shows: 'role=grid' },
    { name: 'suggestions-misspelt', path: '/help', type: ['Search products', 'tomatoe'] },
    { name: 'products-none', path: '/home/products?search=xylophone' },
    { name: 'product', path: '/home/products', via: 'main h3 a, main a:has(h3)' },
    { name: 'product-missing', path: '/home/products/no-such-product' },
    { name: 'cart', path: '/home/cart' },
    { name: 'checkout', path: '/home/checkout' },
    { name: 'orders', path: '/home/orders' },
    { name: 'order', path: '/home/orders', via: 'main a[href^="/home/orders/"]' },
    { name: 'order-missing', path: '/home/orders/no-such-order' },
    { name: 'tracking', path: '/home/orders', via: 'main a[href^="/home/tracking/"]' },
    { name: 'profile', path: '/home/profile' },
    { name: 'menu', path: '/home', press: 'Account of', shows: 'role=menu' },
    {
      name: 'products-options',
      path: '/home/products',
      press: '\\d+ (sizes|choices) of',
      shows: 'role=dialog',
    },
    ...customerStates,
  ],
  admin: [
    { name: 'admin', path: '/admin' },
    { name: 'admin-store-menu', path: '/admin', press: 'Store open' },
    {
      name: 'admin-palette',
      path: '/admin',
      keys: 'Control+K',
      type: ['Screen, order or product', 'mil'],
      shows: 'role=option',
    },
    { name: 'admin-keys', path: '/admin', keys: '?', shows: 'role=dialog[name=/Keyboard/]' },
    { name: 'admin-orders', path: '/admin/orders' },
    {
      name: 'admin-orders-filtered',
      path: '/admin/orders?payment=online&paid=paid&partner=partner-imran&from=2026-01-01',
    },
    { name: 'admin-orders-none', path: '/admin/orders?search=xylophone' },
    { name: 'admin-orders-filter', path: '/admin/orders', press: 'Filter' },
    { name: 'admin-orders-export', path: '/admin/orders', press: 'Export' },
    { name: 'admin-orders-status', path: '/admin/orders', press: 'Status of' },
    { name: 'admin-order', path: pending, via: anOrder },
    { name: 'admin-order-cancel', path: pending, via: anOrder, press: ['More actions', 'Cancel order'] },
    { name: 'admin-order-paid', path: '/admin/orders?status=preparing', via: anOrder },
    { name: 'admin-order-refund', path: '/admin/orders?status=preparing', via: anOrder, press: 'Refund' },
    { name: 'admin-order-out', path: '/admin/orders?status=out_for_delivery', via: anOrder },
    { name: 'admin-order-delivered', path: '/admin/orders?status=delivered', via: anOrder },
    { name: 'admin-order-cancelled', path: '/admin/orders?status=cancelled', via: anOrder },
    { name: 'admin-order-refunded', path: '/admin/orders?status=cancelled&paid=refunded', via: anOrder },
    { name: 'admin-bill', path: '/admin/orders?status=delivered', via: [anOrder, 'main a[href$="/bill"]'] },
    { name: 'admin-order-missing', path: '/admin/orders/no-such-order' },
    { name: 'admin-new-order', path: phoned },
    { name: 'admin-new-order-unknown', path: phoned, type: ['Phone number', '9811122233'] },
    { name: 'admin-new-order-customer', path: phoned, type: ['Phone number', '9000012301'], press: 'Choose' },
    { name: 'admin-refunds', path: '/admin/orders/refunds' },
    { name: 'admin-picking', path: '/admin/orders/picking' },
    { name: 'admin-pick', path: '/admin/orders/picking', via: 'main a[href^="/admin/orders/picking/"]' },
    { name: 'admin-put-back', path: '/admin/orders/put-back' },
    { name: 'admin-shift', path: '/admin/orders/summary' },
    { name: 'admin-assignment', path: '/admin/order-assignment', shows: '.leaflet-marker-icon[title]' },
    { name: 'admin-partners', path: partners },
    { name: 'admin-partner-add', path: partners, press: 'Add partner' },
    { name: 'admin-partner-menu', path: partners, press: 'Actions for' },
    { name: 'admin-partner-wallet', path: partners, press: ['Actions for', 'Adjust wallet'] },
    { name: 'admin-partner-deposit', path: partners, press: ['Actions for', 'Record cash deposit'] },
    { name: 'admin-partner-edit', path: partners, press: ['Actions for', 'Vehicle and rating'] },
    { name: 'admin-partner', path: `${partners}/partner-imran` },
    { name: 'admin-withdrawals', path: `${partners}/withdrawals` },
    { name: 'admin-withdrawal-reject', path: `${partners}/withdrawals`, press: 'Reject' },
    { name: 'admin-customers', path: '/admin/customers' },
    { name: 'admin-customers-none', path: '/admin/customers?search=xylophone' },
    { name: 'admin-customer-edit', path: fatima, press: 'Edit', shows: 'role=form' },
    { name: 'admin-customer-disable', path: fatima, press: ['Edit', 'Disable account'] },
    { name: 'admin-categories', path: '/admin/categories' },
    { name: 'admin-category-new', path: '/admin/categories', press: 'Add category', shows: 'role=dialog' },
    { name: 'admin-category-edit', path: '/admin/categories', press: 'Edit' },
    { name: 'admin-category-delete', path: '/admin/categories', press: 'Delete' },
    { name: 'admin-products', path: products },
    { name: 'admin-product-new', path: products, press: 'Add product' },
    {
      name: 'admin-product-edit',
      path: products,
      press: 'Edit',
      shows: 'role=button[name=/Update product/][disabled=false]',
    },
    { name: 'admin-product-stock', path: products, press: 'Adjust' },
    { name: 'admin-product-delete', path: products, press: 'Delete' },
    { name: 'admin-products-selected', path: products, press: 'Select all' },
    { name: 'admin-products-bulk', path: products, press: ['Select all', 'Change prices'] },
    { name: 'admin-products-export', path: products, press: 'Export' },
    { name: 'admin-products-import', path: products, press: 'Import' },
    { name: 'admin-products-import-wrong', path: products, press: 'Import', file: priceList },
    { name: 'admin-words', path: `${products}/words` },
    { name: 'admin-settings', path: '/admin/settings' },
    { name: 'admin-settings-changed', path: '/admin/settings', type: ['Orders per delivery slot', '5'] },
    { name: 'admin-audit', path: '/admin/audit' },
    { name: 'admin-diagnostics', path: '/admin/diagnostics' },
    { name: 'admin-missing', path: '/admin/nowhere' },
    { name: 'help-admin', path: '/help' },
  ],
  partner: [
    { name: 'delivery', path: '/delivery' },
    { name: 'delivery-orders', path: '/delivery/orders' },
    { name: 'delivery-offers', path: '/delivery/order-assignment' },
    { name: 'delivery-wallet', path: '/delivery/wallet' },
    { name: 'delivery-performance', path: '/delivery/wallet/performance' },
    { name: 'help-partner', path: '/help' },
    { name: 'delivery-offer', path: '/delivery/order-assignment', needsOffer: true },
  ],
});

/** @type {readonly Screen[]} */
export const galleryScreens = [
  ...galleryPages.map((page) => ({ name: `gallery-${page}`, path: `?page=${page}` })),
  ...[
    'Open dialog',
    'Open long dialog',
    'Open question',
    'Open deletion',
    'Open left',
    'Open right',
    'Open middle',
    'Account',
  ].map((press) => ({
    name: `gallery-${press.toLowerCase().replaceAll(' ', '-')}`,
    path: '?page=overlay',
    press,
  })),
  ...['actions', 'forms', 'shop'].map((page) => ({
    name: `gallery-${page}-focus`,
    path: `?page=${page}`,
    tabs: 2,
  })),
  { name: 'gallery-suggestions', path: '?page=forms', type: ['Search with suggestions', 'mango'] },
];
