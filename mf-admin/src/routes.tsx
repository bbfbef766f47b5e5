import { lazyPage, type RemoteRoutes } from '@basket/web';
import { AdminLayout } from './layout/admin-layout';

/** Each page is a chunk of its own, downloaded when it is opened. */
const DashboardPage = lazyPage(() =>
  import('./features/dashboard/dashboard-page').then((page) => page.DashboardPage),
);
const OrdersPage = lazyPage(() => import('./features/orders/orders-page').then((page) => page.OrdersPage));
const NewOrderPage = lazyPage(() =>
  import('./features/new-order/new-order-page').then((page) => page.NewOrderPage),
);
const RefundsPage = lazyPage(() =>
  import('./features/refunds/refunds-page').then((page) => page.RefundsPage),
);
const ShiftSummaryPage = lazyPage(() =>
  import('./features/shift-summary/shift-summary-page').then((page) => page.ShiftSummaryPage),
);
const PickingPage = lazyPage(() =>
  import('./features/picking/picking-page').then((page) => page.PickingPage),
);
const PickOrderPage = lazyPage(() =>
  import('./features/picking/pick-order-page').then((page) => page.PickOrderPage),
);
const PutBackPage = lazyPage(() =>
  import('./features/put-back/put-back-page').then((page) => page.PutBackPage),
);
const OrderDetailPage = lazyPage(() =>
  import('./features/order-detail/order-detail-page').then((page) => page.OrderDetailPage),
);
const OrderBillPage = lazyPage(() =>
  import('./features/order-bill/order-bill-page').then((page) => page.OrderBillPage),
);
const OrderAssignmentPage = lazyPage(() =>
  import('./features/order-assignment/order-assignment-page').then((page) => page.OrderAssignmentPage),
);
const CategoriesPage = lazyPage(() =>
  import('./features/categories/categories-page').then((page) => page.CategoriesPage),
);
const CustomersPage = lazyPage(() =>
  import('./features/customers/customers-page').then((page) => page.CustomersPage),
);
const DeliveryPartnersPage = lazyPage(() =>
  import('./features/delivery-partners/delivery-partners-page').then((page) => page.DeliveryPartnersPage),
);
const WithdrawalsPage = lazyPage(() =>
  import('./features/delivery-partners/withdrawals-page').then((page) => page.WithdrawalsPage),
);
const PartnerPage = lazyPage(() =>
  import('./features/delivery-partners/partner-page').then((page) => page.PartnerPage),
);
const ProductsPage = lazyPage(() =>
  import('./features/products/products-page').then((page) => page.ProductsPage),
);
const SettingsPage = lazyPage(() =>
  import('./features/settings/settings-page').then((page) => page.SettingsPage),
);
const AuditPage = lazyPage(() => import('./features/audit/audit-page').then((page) => page.AuditPage));
const DiagnosticsPage = lazyPage(() =>
  import('./features/diagnostics/diagnostics-page').then((page) => page.DiagnosticsPage),
);
const NotFound = lazyPage(() => import('./components/not-found').then((page) => page.NotFound));

/** The admin area, below /admin. */
const routes: RemoteRoutes = [
  {
    element: <AdminLayout />,
    children: [
      { index: true, element: <DashboardPage /> },
      { path: 'orders', element: <OrdersPage /> },
      { path: 'orders/new', element: <NewOrderPage /> },
      { path: 'orders/refunds', element: <RefundsPage /> },
      { path: 'orders/summary', element: <ShiftSummaryPage /> },
      { path: 'orders/picking', element: <PickingPage /> },
      { path: 'orders/picking/:orderId', element: <PickOrderPage /> },
      { path: 'orders/put-back', element: <PutBackPage /> },
      { path: 'orders/:orderId', element: <OrderDetailPage /> },
      { path: 'orders/:orderId/bill', element: <OrderBillPage /> },
      { path: 'categories', element: <CategoriesPage /> },
      { path: 'customers', element: <CustomersPage /> },
      { path: 'order-assignment', element: <OrderAssignmentPage /> },
      { path: 'delivery-partners', element: <DeliveryPartnersPage /> },
      { path: 'delivery-partners/withdrawals', element: <WithdrawalsPage /> },
      { path: 'delivery-partners/:partnerId', element: <PartnerPage /> },
      { path: 'products', element: <ProductsPage /> },
      { path: 'settings', element: <SettingsPage /> },
      { path: 'audit', element: <AuditPage /> },
      { path: 'diagnostics', element: <DiagnosticsPage /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export { navigation } from './navigation';
export default routes;
