/** Every address that this area links to. */
const mount = '/home';

export const paths = {
  home: mount,
  products: `${mount}/products`,
  product: (productId: string): string => `${mount}/products/${encodeURIComponent(productId)}`,
  favourites: `${mount}/products?favourites=1`,
  category: (categoryId: string): string => `${mount}/products?category=${encodeURIComponent(categoryId)}`,
  cart: `${mount}/cart`,
  checkout: `${mount}/checkout`,
  orders: `${mount}/orders`,
  order: (orderId: string): string => `${mount}/orders/${encodeURIComponent(orderId)}`,
  tracking: (orderId: string): string => `${mount}/tracking/${encodeURIComponent(orderId)}`,
  profile: `${mount}/profile`,
  login: '/login',
  register: '/register',
  help: '/help',
  contact: '/contact',
} as const;
