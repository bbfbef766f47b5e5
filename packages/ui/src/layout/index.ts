export { Page, type PageProps } from './page';
export { PageHeader, type PageHeaderProps } from './page-header';
export { PageNotFound, type PageNotFoundProps } from './page-not-found';
export { Panel, type PanelProps } from './panel';
export { Section, type SectionProps } from './section';
export { Row, Stack, type Gap, type RowProps, type StackProps } from './stack';
export { StickyFooterBar, type StickyFooterBarProps } from './sticky-footer-bar';
export { TwoColumns, type TwoColumnsProps } from './two-columns';
