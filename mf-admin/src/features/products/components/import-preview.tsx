import {
  Badge,
  DataTable,
  DefinitionList,
  formatCount,
  formatNumber,
  type DataTableColumn,
} from '@basket/ui';
import { previewRow, type PreviewFigure, type PreviewRow } from '../import/preview-row';
import type { ShopNames } from '../import/product-columns';
import type { SheetProblem } from '../import/read-sheet';
import type { ProductImport } from '../import/use-product-import';
import styles from './product-form.module.css';

const mostLines = 50;
const more = (count: number) => count > mostLines && <p>and {formatNumber(count - mostLines)} more</p>;

/** The rows that are left out: where and why. */
export function ImportProblems({ problems }: { problems: readonly SheetProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Left out">
      <h3 className={styles.title}>Left out</h3>
      <ul className={styles.options}>
        {problems.slice(0, mostLines).map(({ row, column, name, why }) => (
          <li key={`${row} ${column}`} className={styles.option}>
            <span>
              {`Row ${row}${column === '' ? '' : `, ${column}`}`}
              {name !== '' && <> · {name}</>}
              <small className={styles.why}>{why}</small>
            </span>
          </li>
        ))}
      </ul>
      {more(problems.length)}
    </section>
  );
}

const columns: readonly DataTableColumn<PreviewRow>[] = [
  { key: 'product', header: 'Product', cell: (row) => <Name row={row} /> },
  { key: 'unit', header: 'Unit', cell: ({ unit }) => <Figure of={unit} /> },
  { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => <Figure of={price} /> },
  { key: 'stock', header: 'Stock', align: 'end', cell: ({ stock }) => <Figure of={stock} /> },
];

/** What would be added and changed. */
export function ImportPreview({ running, shop }: { running: ProductImport; shop: ShopNames }) {
  const { toImport, checked } = running;
  if (toImport.length === 0) return null;
  const rows = toImport.slice(0, mostLines).flatMap((row) => {
    const result = checked.get(row.row);
    return result ? [previewRow(row, result, shop)] : [];
  });
  return (
    <section className={styles.part} aria-label="Preview">
      <h3 className={styles.title}>Preview of {formatCount(toImport.length, 'row')}</h3>
      <div className={styles.preview}>
        <DataTable
          caption="New and changed products"
          columns={columns}
          rows={rows}
          rowKey={({ row }) => String(row)}
          cardsBelowPx={520}
          renderCard={(row) => <Card row={row} />}
        />
      </div>
      {more(toImport.length)}
    </section>
  );
}

const Figure = ({ of: { before, after } }: { of: PreviewFigure }) => (
  <span className={styles.figure}>
    {before !== null && `${before} → `}
    {before === null ? after : <b>{after}</b>}
  </span>
);

/** The name, and what changes beside unit, price and stock. */
function Name({ row: { name, isNew, others } }: { row: PreviewRow }) {
  return (
    <span className={styles.figure}>
      <b>{name}</b>
      {isNew && (
        <>
          {' '}
          <Badge tone="save">New</Badge>
        </>
      )}
      {others.map(({ label, before, after }) => (
        <small key={label}>
          {label}: {before} → <b>{after}</b>
        </small>
      ))}
    </span>
  );
}

const Card = ({ row }: { row: PreviewRow }) => (
  <div className={styles.previewCard}>
    <Name row={row} />
    <DefinitionList
      items={[
        { label: 'Unit', value: <Figure of={row.unit} /> },
        { label: 'Price', value: <Figure of={row.price} /> },
        { label: 'Stock', value: <Figure of={row.stock} /> },
      ]}
    />
  </div>
);
