import type { AreaNavigation } from '@basket/web';
import { t } from './texts';

/** Whether the drawer could not be loaded: the link is followed. */
let isFollowed = false;

/** Opens the drawer of the cart on desktops, for a plain press on a page that does not show the cart (rule: cart-drawer). */
const openCart: AreaNavigation['openCart'] = (press, show) => {
  const { pathname } = window.location;
  if (
    isFollowed ||
    press.metaKey ||
    press.ctrlKey ||
    press.shiftKey ||
    press.altKey ||
    !/\/home(?!\/(cart|checkout)$)/.test(pathname) ||
    !window.matchMedia('(min-width: 1024px)').matches
  )
    return;
  press.preventDefault();
  const link = press.currentTarget;
  import(/* webpackChunkName: "cart" */ './features/cart/cart-drawer').then(
    ({ showDrawer }) => showDrawer(pathname, show),
    () => {
      isFollowed = true;
      if (window.location.pathname === pathname) link.click();
      isFollowed = false;
    },
  );
};

/** The frame around this area: customers have a header and no sidebar. */
export const navigation: AreaNavigation = {
  contract: 1,
  get label() {
    return t('nav.shop');
  },
  get title() {
    return t('nav.customer');
  },
  items: [],
  openCart,
  back: [
    { from: '/home/cart', to: '/home/products' },
    { from: '/home/checkout', to: '/home/cart' },
    { from: '/home/tracking/:orderId', to: '/home/orders' },
  ],
};
