import { LoadingRegion, Skeleton, type SkeletonProps } from '../loading/skeleton';
import styles from './table-skeleton.module.css';

export interface TableSkeletonProps {
  /** The announcement ('Loading orders'). */
  readonly label: string;
  /** @default 8 */
  readonly rows?: number | undefined;
  /** @default 5 */
  readonly columns?: number | undefined;
}

const widths: readonly NonNullable<SkeletonProps['width']>[] = [
  'threeQuarters',
  'half',
  'third',
  'half',
  'quarter',
];

/** Placeholder of a table: a head of 36 px, rows of 52. */
export function TableSkeleton({ label, rows = 8, columns = 5 }: TableSkeletonProps) {
  return (
    <LoadingRegion label={label} className={styles.table}>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_row, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: columns }, (_column, column) => (
            <div key={column} className={styles.cell}>
              <Skeleton width={widths[(column + row) % widths.length]} />
            </div>
          ))}
        </div>
      ))}
    </LoadingRegion>
  );
}
