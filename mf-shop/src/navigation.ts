import type { AreaNavigation } from '@basket/web';

/** The frame around this area: customers have a header and no sidebar. */
export const navigation: AreaNavigation = {
  contract: 1,
  label: 'Shop',
  title: 'Customer',
  items: [],
  back: [
    { from: '/home/cart', to: '/home/products' },
    { from: '/home/checkout', to: '/home/cart' },
    { from: '/home/tracking/:orderId', to: '/home/orders' },
  ],
};
