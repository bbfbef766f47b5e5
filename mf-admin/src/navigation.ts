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
  type Icon,
} from '@basket/ui';
import { t } from './texts';
import { navigationCounts } from './counts/waiting';
import { hasUnsavedChanges } from './forms/unsaved-changes';
import type { AreaNavigation } from '@basket/web';
import { ordersListAddress } from './orders/last-list';

/** Says its label when it is read: while this module loads, no language is there yet. */
const entry = (to: string, icon: Icon, label: () => string, isExact = false) => ({
  to,
  get label() {
    return label();
  },
  icon,
  isExact,
});

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
    entry('/admin', IconLayoutDashboard, () => t('nav.dashboard'), true),
    entry('/admin/products', IconPackage, () => t('nav.products')),
    entry('/admin/categories', IconShapes, () => t('nav.categories')),
    entry('/admin/orders', IconReceipt, () => t('nav.orders')),
    entry('/admin/customers', IconUsers, () => t('nav.customers')),
    entry('/admin/order-assignment', IconRoute, () => t('nav.orderAssignment')),
    entry('/admin/delivery-partners', IconBike, () => t('nav.deliveryPartners')),
    entry('/admin/settings', IconSettings, () => t('nav.settings')),
    entry('/admin/audit', IconShieldCheck, () => t('nav.audit')),
    entry('/admin/diagnostics', IconActivity, () => t('nav.diagnostics')),
  ],
  accountMenu: [
    entry('/admin', IconLayoutDashboard, () => t('nav.adminDashboard')),
    entry('/admin/products', IconPackage, () => t('nav.manageProducts')),
    entry('/admin/orders', IconReceipt, () => t('nav.manageOrders')),
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
