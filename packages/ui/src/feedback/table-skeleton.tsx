import { LoadingRegion, Skeleton, type SkeletonProps } from './skeleton';
import styles from './table-skeleton.module.css';

export interface TableSkeletonProps {
  /** What is awaited ('Loading orders'). */
  label: string;
  /** 8 where not told. */
  rows?: number | undefined;
  /** 5 where not told. */
  columns?: number | undefined;
}

const WIDTHS: readonly NonNullable<SkeletonProps['width']>[] = [
  'threeQuarters',
  'half',
  'third',
  'half',
  'quarter',
];

/** The place of a table: head of 36 px, rows of 52. */
export function TableSkeleton({ label, rows = 8, columns = 5 }: TableSkeletonProps) {
  return (
    <LoadingRegion label={label} className={styles.table}>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_row, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: columns }, (_column, column) => (
            <div key={column} className={styles.cell}>
              <Skeleton width={WIDTHS[(column + row) % WIDTHS.length]} />
            </div>
          ))}
        </div>
      ))}
    </LoadingRegion>
  );
}
