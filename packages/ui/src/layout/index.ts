export { Breadcrumb, type BreadcrumbProps } from './breadcrumb';
export { Divider } from './divider';
export { Page, type PageProps } from './page';
export { PageHeader, type PageHeaderProps } from './page-header';
export { Panel, type PanelProps } from './panel';
export { Section, type SectionProps } from './section';
export { SidebarNav, type NavLinkLike, type SidebarNavItem, type SidebarNavProps } from './sidebar-nav';
export { StickyFooterBar, type StickyFooterBarProps } from './sticky-footer-bar';
export { TwoColumns, type TwoColumnsProps } from './two-columns';
