import { product } from '@basket/web/found-pages';
import { cart, checkout, home, orders, products, profile } from '@basket/web/shop-pages';

/** Every address that this area links to. */
export const paths = {
  home,
  products,
  product,
  favourites: `${products}?favourites=1`,
  category: (categoryId: string): string => `${products}?category=${encodeURIComponent(categoryId)}`,
  cart,
  checkout,
  orders,
  order: (orderId: string): string => `${orders}/${encodeURIComponent(orderId)}`,
  tracking: (orderId: string): string => `${home}/tracking/${encodeURIComponent(orderId)}`,
  profile,
  login: '/login',
  register: '/register',
  help: '/help',
  contact: '/contact',
} as const;
