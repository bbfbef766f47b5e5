import { lazyPage, type RemoteRoutes } from '@basket/web';
import { productPageIsLoadedBy } from './product-page';
import { HomePage } from './features/home/home-page';

/**
 * One download per page. Home is part of the routes, because most visits begin with it and a
 * separate download would cost the first view another round trip.
 */
const ProductListPage = lazyPage(() =>
  import('./features/product-list/product-list-page').then((page) => page.ProductListPage),
);
const loadProductPage = () =>
  import('./features/product-detail/product-detail-page').then((page) => page.ProductDetailPage);
productPageIsLoadedBy(loadProductPage);
const ProductDetailPage = lazyPage(loadProductPage);
const CartPage = lazyPage(() =>
  import(/* webpackChunkName: "cart" */ './features/cart/cart-page').then((page) => page.CartPage),
);
const CheckoutPage = lazyPage(() =>
  import('./features/checkout/checkout-page').then((page) => page.CheckoutPage),
);
const MyOrdersPage = lazyPage(() =>
  import('./features/my-orders/my-orders-page').then((page) => page.MyOrdersPage),
);
const OrderDetailPage = lazyPage(() =>
  import('./features/order-detail/order-detail-page').then((page) => page.OrderDetailPage),
);
const TrackingPage = lazyPage(() =>
  import('./features/tracking/tracking-page').then((page) => page.TrackingPage),
);
const ProfilePage = lazyPage(() =>
  import('./features/profile/profile-page').then((page) => page.ProfilePage),
);
const NotFound = lazyPage(() => import('./components/not-found').then((page) => page.NotFound));

/** The customer area, below /home. */
const routes: RemoteRoutes = [
  { index: true, element: <HomePage /> },
  { path: 'products', element: <ProductListPage /> },
  { path: 'products/:productId', element: <ProductDetailPage /> },
  { path: 'cart', element: <CartPage /> },
  { path: 'checkout', element: <CheckoutPage /> },
  { path: 'orders', element: <MyOrdersPage /> },
  { path: 'orders/:orderId', element: <OrderDetailPage /> },
  { path: 'tracking/:orderId', element: <TrackingPage /> },
  { path: 'profile', element: <ProfilePage /> },
  { path: '*', element: <NotFound /> },
];

export { navigation } from './navigation';
export default routes;
