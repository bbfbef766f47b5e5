import {
  IconActivity,
  IconBike,
  IconLayoutDashboard,
  IconPackage,
  IconReceipt,
  IconRoute,
  IconSettings,
  IconShapes,
  IconShieldCheck,
  IconUsers,
  sidebarEntry,
} from '@basket/ui';
import { t } from './texts';
import { navigationCounts } from './counts/waiting';
import { hasUnsavedChanges } from './forms/unsaved-changes';
import type { AreaNavigation } from '@basket/web';
import { ordersListAddress } from './orders/last-list';

/** The frame around this area: every screen that needs no id in its address and is no view of another. */
export const navigation: AreaNavigation = {
  contract: 1,
  get label() {
    return t('nav.panel');
  },
  get title() {
    return t('nav.store');
  },
  counts: navigationCounts,
  hasUnsavedChanges,
  items: [
    sidebarEntry('/admin', IconLayoutDashboard, () => t('nav.dashboard'), true),
    sidebarEntry('/admin/products', IconPackage, () => t('nav.products')),
    sidebarEntry('/admin/categories', IconShapes, () => t('nav.categories')),
    sidebarEntry('/admin/orders', IconReceipt, () => t('nav.orders')),
    sidebarEntry('/admin/customers', IconUsers, () => t('nav.customers')),
    sidebarEntry('/admin/order-assignment', IconRoute, () => t('nav.orderAssignment')),
    sidebarEntry('/admin/delivery-partners', IconBike, () => t('nav.deliveryPartners')),
    sidebarEntry('/admin/settings', IconSettings, () => t('nav.settings')),
    sidebarEntry('/admin/audit', IconShieldCheck, () => t('nav.audit')),
    sidebarEntry('/admin/diagnostics', IconActivity, () => t('nav.diagnostics')),
  ],
  accountMenu: [
    sidebarEntry('/admin', IconLayoutDashboard, () => t('nav.adminDashboard')),
    sidebarEntry('/admin/products', IconPackage, () => t('nav.manageProducts')),
    sidebarEntry('/admin/orders', IconReceipt, () => t('nav.manageOrders')),
  ],
  back: [
    {
      from: '/admin/orders/:orderId',
      get to() {
        return ordersListAddress();
      },
    },
  ],
};
