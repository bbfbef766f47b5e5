import { Skeleton, VisuallyHidden } from '../feedback';
import { IconArrowDown, IconArrowUp, IconArrowUpDown } from '../icons';
import { cx } from '../lib/cx';
import { nextSort, type DataTableColumn, type TableSort } from './table-columns';
import styles from './data-table.module.css';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

/** The header row; sortable columns are buttons in it. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : null;
          return (
            <th
              key={column.key}
              scope="col"
              className={cx(column.align === 'end' && styles.end)}
              aria-sort={direction ?? undefined}
            >
              {column.isHeaderHidden ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : column.sortValue ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort(nextSort(column.key, sort))}
                >
                  {column.header}
                  <SortIcon direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { direction: TableSort['direction'] | null }) {
  if (direction === null) return <IconArrowUpDown size={14} className={styles.unsorted} />;
  return direction === 'ascending' ? <IconArrowUp size={14} /> : <IconArrowDown size={14} />;
}

/** Rows in the shape of what is on the way. */
export function SkeletonRows<Row>({
  columns,
  count,
}: {
  columns: readonly DataTableColumn<Row>[];
  count: number;
}) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      {columns.map((column) => (
        <td key={column.key} className={cx(column.align === 'end' && styles.end)}>
          <span className={styles.pending}>
            <Skeleton width={index % 2 ? 'half' : 'threeQuarters'} />
          </span>
        </td>
      ))}
    </tr>
  ));
}
