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
} from '@basket/ui';
import { navigationCounts } from './counts/waiting';
import { hasUnsavedChanges } from './forms/unsaved-changes';
import type { AreaNavigation } from '@basket/web';
import { ordersListAddress } from './orders/last-list';

/** The frame around this area: every screen that needs no id in its address and is no view of another. */
export const navigation: AreaNavigation = {
  contract: 1,
  label: 'Admin panel',
  title: 'Store admin',
  counts: navigationCounts,
  hasUnsavedChanges,
  items: [
    { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard, isExact: true },
    { to: '/admin/products', label: 'Products', icon: IconPackage },
    { to: '/admin/categories', label: 'Categories', icon: IconShapes },
    { to: '/admin/orders', label: 'Orders', icon: IconReceipt },
    { to: '/admin/customers', label: 'Customers', icon: IconUsers },
    { to: '/admin/order-assignment', label: 'Order Assignment', icon: IconRoute },
    { to: '/admin/delivery-partners', label: 'Delivery Partners', icon: IconBike },
    { to: '/admin/settings', label: 'Settings', icon: IconSettings },
    { to: '/admin/audit', label: 'Audit', icon: IconShieldCheck },
    { to: '/admin/diagnostics', label: 'Diagnostics', icon: IconActivity },
  ],
  accountMenu: [
    { to: '/admin', label: 'Admin Dashboard', icon: IconLayoutDashboard },
    { to: '/admin/products', label: 'Manage Products', icon: IconPackage },
    { to: '/admin/orders', label: 'Manage Orders', icon: IconReceipt },
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
