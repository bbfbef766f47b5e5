import { Anchor, type LinkTarget } from '../lib/anchor';
import { cx } from '../lib/cx';
import type { DataTableColumn } from './table-columns';
import styles from './data-table.module.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  isActive: boolean;
  onActivate: ((row: Row) => void) | undefined;
  link: LinkTarget | undefined;
}

/**
 * A row. Where it opens something, the content of its first cell is the link or button; its area is stretched over the
 * row, so the mouse has the whole row (middle click included) and the keyboard one stop.
 */
export function TableRow<Row>({ row, columns, isActive, onActivate, link }: TableRowProps<Row>) {
  const opens = link !== undefined || onActivate !== undefined;
  return (
    <tr className={cx(opens && styles.opens, isActive && styles.active)} aria-current={isActive || undefined}>
      {columns.map((column, index) => {
        const content = column.cell(row);
        return (
          <td key={column.key} className={cx(column.align === 'end' && styles.end)}>
            {index > 0 || !opens ? (
              content
            ) : link ? (
              <Anchor {...link} className={styles.opener} data-row-opener="">
                {content}
              </Anchor>
            ) : (
              <button
                type="button"
                className={styles.opener}
                data-row-opener=""
                onClick={() => onActivate?.(row)}
              >
                {content}
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
}
