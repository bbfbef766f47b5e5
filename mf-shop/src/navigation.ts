import { createElement } from 'react';
import type { AreaNavigation } from '@basket/web';

/** Whether the drawer could not be loaded: the link is followed. */
let isFollowed = false;

/** Opens the drawer of the cart on desktops, for a plain press on a page that does not show the cart (rule: cart-drawer). */
const openCart: AreaNavigation['openCart'] = (press, show) => {
  const { currentTarget: link, metaKey, ctrlKey, shiftKey, altKey } = press;
  const { pathname } = window.location;
  if (
    isFollowed ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey ||
    !/^\/home(?!\/(cart|checkout)$)/.test(pathname) ||
    !window.matchMedia('(min-width: 1024px)').matches
  )
    return;
  press.preventDefault();
  const isHere = () => window.location.pathname === pathname;
  import('./features/cart/cart-drawer').then(
    ({ CartDrawer }) => isHere() && show(createElement(CartDrawer, { onClose: () => show(null) })),
    () => {
      isFollowed = true;
      if (isHere()) link.click();
      isFollowed = false;
    },
  );
};

/** The frame around this area: customers have a header and no sidebar. */
export const navigation: AreaNavigation = {
  contract: 1,
  label: 'Shop',
  title: 'Customer',
  items: [],
  openCart,
  back: [
    { from: '/home/cart', to: '/home/products' },
    { from: '/home/checkout', to: '/home/cart' },
    { from: '/home/tracking/:orderId', to: '/home/orders' },
  ],
};
