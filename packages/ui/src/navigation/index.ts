export { Breadcrumb, type BreadcrumbProps } from './breadcrumb';
export { sidebarEntry } from './sidebar-entry';
export {
  SidebarNav,
  type NavLinkLike,
  type SidebarCounts,
  type SidebarNavItem,
  type SidebarNavProps,
} from './sidebar-nav';
export { TabLinks, type TabLinksProps } from './tab-links';
