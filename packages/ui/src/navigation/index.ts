export { Breadcrumb, type BreadcrumbProps } from './breadcrumb';
export { SidebarNav, type NavLinkLike, type SidebarNavItem, type SidebarNavProps } from './sidebar-nav';
export { TabLinks, type TabLinksProps } from './tab-links';
