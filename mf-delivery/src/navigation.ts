import { IconBellRing, IconLayoutDashboard, IconReceipt, IconWallet, type Icon } from '@basket/ui';
import type { AreaNavigation } from '@basket/web';
import { paths } from './paths';
import { t } from './texts';

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
    return t('nav.partner');
  },
  items: [
    entry(paths.dashboard, IconLayoutDashboard, () => t('nav.dashboard'), true),
    entry(paths.orders, IconReceipt, () => t('nav.orders')),
    entry(paths.orderAssignment, IconBellRing, () => t('common.orderAssignment')),
    entry(paths.wallet, IconWallet, () => t('common.wallet')),
  ],
  accountMenu: [
    entry(paths.dashboard, IconLayoutDashboard, () => t('common.deliveryDashboard')),
    entry(paths.orders, IconReceipt, () => t('common.myOrders')),
    entry(paths.wallet, IconWallet, () => t('common.wallet')),
  ],
  back: [],
};
