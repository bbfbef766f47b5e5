import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Row as Line, Stack } from '../layout';
import styles from './row-card.module.css';

export interface DataTableColumn<Row> {
  /** Unique within the table. */
  readonly header: string;
  /** Hides the header visually, for columns of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures. @default start */
  readonly align?: 'start' | 'end' | undefined;
  /** In px. Defaults to the width of the content. */
  readonly width?: number | undefined;
  /**
   * The place on the card of a row. `title`: it begins the card and names it. `aside`: at the end of the title's line. `line`: a
   * line of its own. `action`: at the end of the last line. `figure`: below the header's words, beside each other where each has
   * 8rem. Without one the cell is in the table only.
   */
  readonly card?: CardPlace | undefined;
}

type CardPlace = 'title' | 'aside' | 'line' | 'action' | 'figure';

export interface RowCardProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly row: Row;
}

/** A row of a table as a card, from the same cells. */
export function RowCard<Row>({ columns, row }: RowCardProps<Row>) {
  const titleId = useId();
  const at = (place: CardPlace) => columns.filter(({ card }) => card === place);
  const cellsAt = (place: CardPlace): readonly ReactNode[] =>
    at(place).map(({ header, cell }) => (
      <div
        key={header}
        id={place === 'title' ? titleId : undefined}
        className={cx(styles.cell, (place === 'title' || place === 'line') && styles.wide)}
      >
        {cell(row)}
      </div>
    ));
  const inLine = (cells: readonly ReactNode[]) =>
    cells.length > 0 && (
      <Line gap={3} rowGap={1} justify="between">
        {cells}
      </Line>
    );
  const lines = cellsAt('line');
  const figures = at('figure');
  return (
    <Stack as="article" gap={2} isInset isSmall isNumeric aria-labelledby={titleId}>
      {inLine([...cellsAt('title'), ...cellsAt('aside')])}
      {lines.slice(0, -1)}
      {inLine([...lines.slice(-1), ...cellsAt('action')])}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ header, cell }) => (
            <div key={header}>
              <dt>{header}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Stack>
  );
}
