import {
  IconBellRing,
  IconBike,
  IconLayoutDashboard,
  IconPackage,
  IconReceipt,
  IconRoute,
  IconSettings,
  IconShapes,
  IconUsers,
  IconWallet,
  type SidebarNavItem,
} from '@basket/ui';

export type StaffRole = 'admin' | 'delivery_partner';

interface Panel {
  readonly label: string;
  /** Shown below the name of the signed-in user. */
  readonly title: string;
  readonly items: readonly SidebarNavItem[];
}

/** Entries of the sidebar: every screen of the area that needs no id in its address. */
export const staffPanels: Readonly<Record<StaffRole, Panel>> = {
  admin: {
    label: 'Admin panel',
    title: 'Store admin',
    items: [
      { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard, isExact: true },
      { to: '/admin/products', label: 'Products', icon: IconPackage },
      { to: '/admin/categories', label: 'Categories', icon: IconShapes },
      { to: '/admin/orders', label: 'Orders', icon: IconReceipt },
      { to: '/admin/customers', label: 'Customers', icon: IconUsers },
      { to: '/admin/order-assignment', label: 'Order Assignment', icon: IconRoute },
      { to: '/admin/delivery-partners', label: 'Delivery Partners', icon: IconBike },
      { to: '/admin/settings', label: 'Settings', icon: IconSettings },
    ],
  },
  delivery_partner: {
    label: 'Delivery panel',
    title: 'Delivery partner',
    items: [
      { to: '/delivery', label: 'Dashboard', icon: IconLayoutDashboard, isExact: true },
      { to: '/delivery/orders', label: 'Orders', icon: IconReceipt },
      { to: '/delivery/order-assignment', label: 'Order Assignment', icon: IconBellRing },
      { to: '/delivery/wallet', label: 'Wallet', icon: IconWallet },
    ],
  },
};
