import { IconBellRing, IconLayoutDashboard, IconReceipt, IconWallet } from '@basket/ui';
import type { AreaNavigation } from '@basket/web';
import { paths } from './paths';

/** The frame around this area: every screen that needs no id in its address and is no view of another. */
export const navigation: AreaNavigation = {
  contract: 1,
  label: 'Delivery panel',
  title: 'Delivery partner',
  items: [
    { to: paths.dashboard, label: 'Dashboard', icon: IconLayoutDashboard, isExact: true },
    { to: paths.orders, label: 'Orders', icon: IconReceipt },
    { to: paths.orderAssignment, label: 'Order Assignment', icon: IconBellRing },
    { to: paths.wallet, label: 'Wallet', icon: IconWallet },
  ],
  accountMenu: [
    { to: paths.dashboard, label: 'Delivery Dashboard', icon: IconLayoutDashboard },
    { to: paths.orders, label: 'My Orders', icon: IconReceipt },
    { to: paths.wallet, label: 'Wallet', icon: IconWallet },
  ],
  back: [],
};
