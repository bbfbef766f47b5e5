import type { ReactNode } from 'react';
import { VisuallyHidden } from '../feedback';
import { cx } from '../lib/cx';
import { useMediaQuery } from '../lib/use-media-query';
import { useWidth } from '../lib/use-width';
import { Skeleton } from '../loading';
import styles from './data-table.module.css';
import { RowCard, type DataTableColumn } from './row-card';
import { useRowKeys, type RowKeys } from './use-row-keys';

export interface DataTableProps<Row> {
  /** The content of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Whether a row has just come, and stands out. */
  readonly isFresh?: ((row: Row) => boolean) | undefined;
  /** Shown instead of rows if there are none. */
  readonly empty?: ReactNode;
  /** Shows skeleton rows. */
  readonly isLoading?: boolean | undefined;
  /** Number of skeleton rows or cards. @default 8 */
  readonly skeletonRows?: number | undefined;
  /**
   * Draws a row as a card if the table has too little room. By default the columns make the card; if none has a place on it, the
   * table scrolls in its own box.
   */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
  /** How high most cards are, in px with letters of the usual size, for their placeholders. @default 112 */
  readonly cardPx?: number | undefined;
  /** The width in px that the columns need; a narrower table shows cards. @default 720 */
  readonly cardsBelowPx?: number | undefined;
  /** The action of Enter on a row; with it, rows are reached with arrow keys. */
  readonly onOpenRow?: ((row: Row) => void) | undefined;
  /** The form of a row that is being edited, shown over all columns; null for every other row. */
  readonly rowEditor?: ((row: Row) => ReactNode) | undefined;
}

/** A table with a sticky header. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, empty, isLoading = false, renderCard, cardsBelowPx = 720 } = props;
  const isPhone = useMediaQuery('(max-width: 719px)');
  const [ruler, widthPx] = useWidth();
  const isNarrow = widthPx === null ? isPhone : widthPx < cardsBelowPx;
  const isEmpty = rows.length === 0 && !isLoading;
  if (isPhone && isEmpty) return <>{empty}</>;
  const canBeCards = renderCard !== undefined || columns.some(({ card }) => card !== undefined);
  const hasCards = canBeCards && isNarrow && !isEmpty;
  return (
    <div className={styles.place}>
      <div ref={ruler} />
      {!hasCards && <Table {...props} />}
      {hasCards && (isLoading ? <SkeletonCards {...props} /> : <Cards {...props} />)}
    </div>
  );
}

function Table<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, onOpenRow, empty, isLoading = false, skeletonRows = 8 } = props;
  const keysOf = useRowKeys(
    rows.map(rowKey),
    onOpenRow &&
      ((key) => {
        const row = rows.find((one) => rowKey(one) === key);
        if (row !== undefined) onOpenRow(row);
      }),
  );
  return (
    <div className={isLoading ? styles.placeholder : styles.scroller}>
      <table className={styles.table} aria-busy={isLoading}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <colgroup>
          {columns.map(({ header, width }) => (
            <col key={header} width={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ header, align, isHeaderHidden }) => (
              <th key={header} scope="col" className={cx(align === 'end' && styles.end)}>
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <SkeletonRows columns={columns} count={skeletonRows} />}
          {!isLoading &&
            rows.map((row) => <TableRow key={rowKey(row)} row={row} keys={keysOf(rowKey(row))} {...props} />)}
          {!isLoading && rows.length === 0 && (
            <tr className={styles.empty}>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type TableRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowEditor' | 'isFresh'> & {
  readonly row: Row;
  readonly keys: RowKeys | undefined;
};

function TableRow<Row>({ row, keys, columns, rowEditor, isFresh }: TableRowProps<Row>) {
  const editor = rowEditor?.(row);
  if (editor != null)
    return (
      <tr className={styles.editor}>
        <td colSpan={columns.length}>{editor}</td>
      </tr>
    );
  return (
    <tr {...keys} className={cx(isFresh?.(row) && styles.fresh)}>
      {columns.map(({ header, align, cell }) => (
        <td key={header} className={cx(align === 'end' && styles.end)}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

type SkeletonRowsProps<Row> = Pick<DataTableProps<Row>, 'columns'> & { readonly count: number };

function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      {columns.map(({ header, align }) => (
        <td key={header} className={cx(align === 'end' && styles.end)}>
          <span className={styles.pending}>
            <Skeleton width={index % 2 ? 'half' : 'threeQuarters'} />
          </span>
        </td>
      ))}
    </tr>
  ));
}

type SkeletonCardsProps = Pick<DataTableProps<unknown>, 'caption' | 'skeletonRows' | 'cardPx'>;

const SkeletonCards = ({ caption, skeletonRows = 8, cardPx = 112 }: SkeletonCardsProps) => (
  <ul className={styles.cards} aria-label={caption} aria-busy="true">
    {Array.from({ length: skeletonRows }, (_, index) => (
      <li key={index} className={styles.cardPlaceholder} style={{ height: `${cardPx / 16}rem` }}>
        <Skeleton width={index % 2 ? 'half' : 'threeQuarters'} />
        <Skeleton width={index % 2 ? 'third' : 'half'} />
        {cardPx >= 96 && <Skeleton width="quarter" />}
      </li>
    ))}
  </ul>
);

function Cards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowEditor, isFresh } = props;
  const { renderCard = (row) => <RowCard columns={columns} row={row} /> } = props;
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => {
        const editor = rowEditor?.(row) ?? null;
        return (
          <li
            key={rowKey(row)}
            className={cx(isFresh?.(row) && styles.fresh, editor !== null && styles.editing)}
          >
            {editor ?? renderCard(row)}
          </li>
        );
      })}
    </ul>
  );
}
