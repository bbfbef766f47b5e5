import type { Icon } from '../icons';
import type { SidebarNavItem } from './sidebar-nav';

/**
 * An entry of a sidebar or a menu that a module names while it loads: its label is said when it is read, since no language is there yet.
 *
 * @param isExact current only at exactly this address
 */
export const sidebarEntry = (
  to: string,
  icon: Icon,
  label: () => string,
  isExact = false,
): SidebarNavItem => ({
  to,
  get label() {
    return label();
  },
  icon,
  isExact,
});
