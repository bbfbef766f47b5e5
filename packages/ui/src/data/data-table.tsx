import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../feedback';
import { useMediaQuery } from '../lib/use-media-query';
import { useWidth } from '../lib/use-width';
import type { LinkTarget } from '../lib/anchor';
import { moveFocus } from './move-focus';
import { sortRows, type DataTableColumn, type TableSort } from './table-columns';
import { SkeletonRows, TableHead } from './table-parts';
import { TableRow } from './table-row';
import styles from './data-table.module.css';

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Given (also as null): the caller sorts the rows and `onSortChange` says what is asked for. */
  sort?: TableSort | null | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The first order where the table sorts by itself. */
  defaultSort?: TableSort | undefined;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Skeleton rows stand where rows will be. */
  isLoading?: boolean | undefined;
  /** How many of them; 8 where not told. */
  skeletonRows?: number | undefined;
  /** A click or Enter anywhere on a row; controls in cells keep theirs. */
  onRowActivate?: ((row: Row) => void) | undefined;
  /** The whole row is a link. Takes the place of `onRowActivate`. */
  rowLink?: ((row: Row) => LinkTarget) | undefined;
  /** The row that is open beside the table. */
  activeKey?: string | null | undefined;
  /** Where there is too little room rows are drawn as these cards; without it the table scrolls in its own box. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Less width than this for the table, in px, is too little: what its columns need. 720 where not told. */
  cardsBelowPx?: number | undefined;
  /** A row that is being edited: a form in its place, over all columns; null for every other row. */
  rowEditor?: ((row: Row) => ReactNode) | undefined;
}

/**
 * A table of rows of one kind: header that stays in sight, sortable columns, rows that open. ↑ ↓ Home End move among
 * rows that open.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    empty,
    isLoading = false,
    skeletonRows = 8,
    renderCard,
    cardsBelowPx = 720,
    rowEditor,
  } = props;
  const [ownSort, setOwnSort] = useState<TableSort | null>(props.defaultSort ?? null);
  const isSortedOutside = props.sort !== undefined;
  const sort = props.sort === undefined ? ownSort : props.sort;
  const body = useRef<HTMLTableSectionElement>(null);
  const isPhone = useMediaQuery('(max-width: 719px)');
  const [ruler, widthPx] = useWidth();
  const isNarrow = widthPx === null ? isPhone : widthPx < cardsBelowPx;

  const shown = isSortedOutside ? rows : sortRows(rows, columns, sort);
  const isEmpty = rows.length === 0 && !isLoading;

  const onSort = (next: TableSort) => {
    if (!isSortedOutside) setOwnSort(next);
    props.onSortChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    moveFocus(event, body.current, '[data-row-opener]', 'vertical');
  };

  if (isPhone && isEmpty) return <>{empty}</>;
  if (renderCard && !isLoading && !isEmpty && isNarrow)
    return (
      <div className={styles.place}>
        <div ref={ruler} />
        <ul className={styles.cards} aria-label={caption}>
          {shown.map((row) => (
            <li key={rowKey(row)}>{rowEditor?.(row) ?? renderCard(row)}</li>
          ))}
        </ul>
      </div>
    );

  return (
    <div className={styles.place}>
      <div ref={ruler} />
      <div className={styles.scroller}>
        <table className={styles.table} aria-busy={isLoading}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <colgroup>
            {columns.map((column) => (
              <col key={column.key} width={column.width} />
            ))}
          </colgroup>
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody ref={body} onKeyDown={onKeyDown}>
            {isLoading && <SkeletonRows columns={columns} count={skeletonRows} />}
            {isEmpty && (
              <tr className={styles.empty}>
                <td colSpan={columns.length}>{empty}</td>
              </tr>
            )}
            {!isLoading &&
              shown.map((row) => {
                const key = rowKey(row);
                const editor = rowEditor?.(row);
                if (editor != null)
                  return (
                    <tr key={key} className={styles.editor}>
                      <td colSpan={columns.length}>{editor}</td>
                    </tr>
                  );
                return (
                  <TableRow
                    key={key}
                    row={row}
                    columns={columns}
                    isActive={key === props.activeKey}
                    onActivate={props.onRowActivate}
                    link={props.rowLink?.(row)}
                  />
                );
              })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
