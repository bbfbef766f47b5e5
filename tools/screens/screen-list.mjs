/**
 * Every screen of the product, by role. Add a line for a new screen.
 * @module
 */
import { galleryPages } from '../gallery/build-gallery.mjs';

/**
 * @typedef {'visitor' | 'customer' | 'admin' | 'partner'} Who
 * @typedef {object} Screen
 * @property {string} name of its pictures
 * @property {string} path
 * @property {string} [press] the name (or its beginning) of a button that is pressed before the picture is taken
 * @property {number} [tabs] how often the Tab key is pressed: what has the focus shows its ring
 * @property {readonly [label: string, text: string]} [type] a combobox and what is typed into it before that
 * @property {boolean} [needsOffer] an admin offers an order to the partner first; only where that may be done
 * @property {string} [via] a link on `path` that leads to it, as a selector: for addresses with an id in them
 */

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
    { name: 'register-errors', path: '/register', press: 'Create account' },
    { name: 'menu-visitor', path: '/help', press: 'Sign in or register' },
    { name: 'suggestions', path: '/help', type: ['Search products', 'mil'] },
    { name: 'suggestions-misspelt', path: '/help', type: ['Search products', 'tomatoe'] },
  ],
  customer: [
    { name: 'home', path: '/home' },
    { name: 'products', path: '/home/products' },
    { name: 'products-list', path: '/home/products?view=list' },
    { name: 'products-search', path: '/home/products?search=milk' },
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
    { name: 'menu', path: '/home', press: 'Account of' },
    { name: 'products-options', path: '/home/products', press: 'Choose options' },
  ],
  admin: [
    { name: 'admin', path: '/admin' },
    { name: 'admin-orders', path: '/admin/orders' },
    { name: 'admin-order', path: '/admin/orders', via: 'main a[href^="/admin/orders/"]' },
    { name: 'admin-picking', path: '/admin/orders/picking' },
    { name: 'admin-shift', path: '/admin/orders/summary' },
    { name: 'admin-assignment', path: '/admin/order-assignment' },
    { name: 'admin-partners', path: '/admin/delivery-partners' },
    {
      name: 'admin-partner',
      path: '/admin/delivery-partners',
      via: 'main a[href^="/admin/delivery-partners/"]:not([href$="/withdrawals"])',
    },
    { name: 'admin-withdrawals', path: '/admin/delivery-partners/withdrawals' },
    { name: 'admin-customers', path: '/admin/customers' },
    { name: 'admin-customers-none', path: '/admin/customers?search=xylophone' },
    { name: 'admin-categories', path: '/admin/categories' },
    { name: 'admin-products', path: '/admin/products' },
    { name: 'admin-settings', path: '/admin/settings' },
    { name: 'admin-audit', path: '/admin/audit' },
    { name: 'admin-diagnostics', path: '/admin/diagnostics' },
    { name: 'admin-missing', path: '/admin/nowhere' },
    { name: 'admin-product-new', path: '/admin/products', press: 'Add product' },
    { name: 'admin-product-delete', path: '/admin/products', press: 'Delete' },
    { name: 'admin-category-new', path: '/admin/categories', press: 'Add category' },
  ],
  partner: [
    { name: 'delivery', path: '/delivery' },
    { name: 'delivery-orders', path: '/delivery/orders' },
    { name: 'delivery-offers', path: '/delivery/order-assignment' },
    { name: 'delivery-wallet', path: '/delivery/wallet' },
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
  {
    name: 'gallery-suggestions',
    path: '?page=forms',
    type: /** @type {const} */ (['Search with suggestions', 'mango']),
  },
];
