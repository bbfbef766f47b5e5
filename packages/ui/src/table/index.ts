export { DataTable, type DataTableProps } from './data-table';
export { LoadMore, Pager, type LoadMoreProps, type PagerProps } from './pager';
export type { DataTableColumn } from './row-card';
export { TableSkeleton, type TableSkeletonProps } from './table-skeleton';
export { usePages, type Pages } from './use-pages';
