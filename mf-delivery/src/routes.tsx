import { afterFirstView, lazyPage, type RemoteRoutes } from '@basket/web';

/** Each page is a chunk of its own. */
const pages = {
  dashboard: () => import('./features/dashboard/dashboard-page').then((page) => page.DashboardPage),
  orders: () => import('./features/orders/orders-page').then((page) => page.OrdersPage),
  orderDetail: () => import('./features/order-detail/order-detail-page').then((page) => page.OrderDetailPage),
  orderAssignment: () =>
    import('./features/order-assignment/order-assignment-page').then((page) => page.OrderAssignmentPage),
  wallet: () => import('./features/wallet/wallet-page').then((page) => page.WalletPage),
  performance: () => import('./features/performance/performance-page').then((page) => page.PerformancePage),
};

/** Downloads every page, so that a partner without a network can go from one to another (rule: steps-kept). */
async function downloadPages(): Promise<void> {
  // A page that fails here is downloaded again when it is opened, which says so if it fails.
  await Promise.allSettled(Object.values(pages).map((load) => load()));
}

/** The layout with navigation and offers loads first. */
const DeliveryLayout = lazyPage(async () => {
  const { DeliveryLayout: Layout } = await import('./layout/delivery-layout');
  afterFirstView(() => void downloadPages());
  return Layout;
});
const DashboardPage = lazyPage(pages.dashboard);
const OrdersPage = lazyPage(pages.orders);
const OrderDetailPage = lazyPage(pages.orderDetail);
const OrderAssignmentPage = lazyPage(pages.orderAssignment);
const WalletPage = lazyPage(pages.wallet);
const PerformancePage = lazyPage(pages.performance);
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
      { path: 'wallet/performance', element: <PerformancePage /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export { navigation } from './navigation';
export default routes;
