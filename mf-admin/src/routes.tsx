import type { ComponentType } from 'react';
import { lazyPage, type RemoteRoutes } from '@basket/web';
import { AdminLayout } from './layout/admin-layout';

/** Each page is a chunk of its own, downloaded when it is opened. @param name of what its file exports */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPage(() => load().then((file) => file[name]));

const DashboardPage = page(() => import('./features/dashboard/dashboard-page'), 'DashboardPage');
const OrdersPage = page(() => import('./features/orders/orders-page'), 'OrdersPage');
const NewOrderPage = page(() => import('./features/new-order/new-order-page'), 'NewOrderPage');
const RefundsPage = page(() => import('./features/refunds/refunds-page'), 'RefundsPage');
const ShiftSummaryPage = page(
  () => import('./features/shift-summary/shift-summary-page'),
  'ShiftSummaryPage',
);
const PickingPage = page(() => import('./features/picking/picking-page'), 'PickingPage');
const PickOrderPage = page(() => import('./features/picking/pick-order-page'), 'PickOrderPage');
const PutBackPage = page(() => import('./features/put-back/put-back-page'), 'PutBackPage');
const OrderDetailPage = page(() => import('./features/order-detail/order-detail-page'), 'OrderDetailPage');
const OrderBillPage = page(() => import('./features/order-bill/order-bill-page'), 'OrderBillPage');
const OrderAssignmentPage = page(
  () => import('./features/order-assignment/order-assignment-page'),
  'OrderAssignmentPage',
);
const CategoriesPage = page(() => import('./features/categories/categories-page'), 'CategoriesPage');
const CustomersPage = page(() => import('./features/customers/customers-page'), 'CustomersPage');
const DeliveryPartnersPage = page(
  () => import('./features/delivery-partners/delivery-partners-page'),
  'DeliveryPartnersPage',
);
const WithdrawalsPage = page(
  () => import('./features/delivery-partners/withdrawals-page'),
  'WithdrawalsPage',
);
const PartnerPage = page(() => import('./features/delivery-partners/partner-page'), 'PartnerPage');
const ProductsPage = page(() => import('./features/products/products-page'), 'ProductsPage');
const WordsPage = page(() => import('./features/words/words-page'), 'WordsPage');
const SettingsPage = page(() => import('./features/settings/settings-page'), 'SettingsPage');
const AuditPage = page(() => import('./features/audit/audit-page'), 'AuditPage');
const DiagnosticsPage = page(() => import('./features/diagnostics/diagnostics-page'), 'DiagnosticsPage');
const NotFound = page(() => import('./components/not-found'), 'NotFound');

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
      { path: 'products/words', element: <WordsPage /> },
      { path: 'settings', element: <SettingsPage /> },
      { path: 'audit', element: <AuditPage /> },
      { path: 'diagnostics', element: <DiagnosticsPage /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export { navigation } from './navigation';
export default routes;
