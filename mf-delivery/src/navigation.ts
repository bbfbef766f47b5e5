import { IconBellRing, IconLayoutDashboard, IconReceipt, IconWallet, sidebarEntry } from '@basket/ui';
import type { AreaNavigation } from '@basket/web';
import { paths } from './paths';
import { t } from './texts';

/** The frame around this area: every screen that needs no id in its address and is no view of another. */
export const navigation: AreaNavigation = {
  contract: 1,
  get label() {
    return t('nav.panel');
  },
  get title() {
    return t('nav.partner');
  },
  items: [
    sidebarEntry(paths.dashboard, IconLayoutDashboard, () => t('nav.dashboard'), true),
    sidebarEntry(paths.orders, IconReceipt, () => t('nav.orders')),
    sidebarEntry(paths.orderAssignment, IconBellRing, () => t('common.orderAssignment')),
    sidebarEntry(paths.wallet, IconWallet, () => t('common.wallet')),
  ],
  accountMenu: [
    sidebarEntry(paths.dashboard, IconLayoutDashboard, () => t('common.deliveryDashboard')),
    sidebarEntry(paths.orders, IconReceipt, () => t('common.myOrders')),
    sidebarEntry(paths.wallet, IconWallet, () => t('common.wallet')),
  ],
  back: [],
};
