/**
 * The pages of the shop to which the frame around every page leads: header with search and cart, footer, account menu and help. A remote at
 * `/home` has them at these addresses (docs/remotes.md). Everything else about its pages is the remote's own.
 */
export const home = '/home';
export const products = '/home/products';
export const cart = '/home/cart';
export const checkout = '/home/checkout';
export const orders = '/home/orders';
export const profile = '/home/profile';

/** The list of what a search finds. */
export const results = (search: string): string => `${products}?search=${encodeURIComponent(search)}`;
