import { lazyPage, type RemoteRoutes } from '@basket/web';

/** Each page is a chunk of its own, downloaded when it is opened. The layout with navigation and offers loads first. */
const DeliveryLayout = lazyPage(() => import('./layout/delivery-layout').then((page) => page.DeliveryLayout));
const DashboardPage = lazyPage(() =>
  import('./features/dashboard/dashboard-page').then((page) => page.DashboardPage),
);
const OrdersPage = lazyPage(() => import('./features/orders/orders-page').then((page) => page.OrdersPage));
const OrderDetailPage = lazyPage(() =>
  import('./features/order-detail/order-detail-page').then((page) => page.OrderDetailPage),
);
const OrderAssignmentPage = lazyPage(() =>
  import('./features/order-assignment/order-assignment-page').then((page) => page.OrderAssignmentPage),
);
const WalletPage = lazyPage(() => import('./features/wallet/wallet-page').then((page) => page.WalletPage));
const NotFound = lazyPage(() => import('./components/not-found').then((page) => page.NotFound));

/** The delivery partner's area, below /delivery. */
const routes: RemoteRoutes = [
  {
    element: <DeliveryLayout />,
    children: [
      { index: true, element: <DashboardPage /> },
      { path: 'orders', element: <OrdersPage /> },
      { path: 'orders/:assignmentId', element: <OrderDetailPage /> },
      { path: 'order-assignment', element: <OrderAssignmentPage /> },
      { path: 'wallet', element: <WalletPage /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export default routes;
