import { formatCount, formatNumber } from '@basket/ui';
import { changeLines } from '../import/import-lines';
import type { ShopNames } from '../import/product-columns';
import type { SheetProblem, SheetRow } from '../import/read-sheet';
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

/** What would be added and changed. */
export function ImportPreview({ running, shop }: { running: ProductImport; shop: ShopNames }) {
  const { toImport, checked } = running;
  if (toImport.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Preview">
      <h3 className={styles.title}>Preview of {formatCount(toImport.length, 'row')}</h3>
      <ul className={styles.options}>
        {toImport.slice(0, mostLines).map((row) => (
          <PreviewLine key={row.row} row={row} checked={checked} shop={shop} />
        ))}
      </ul>
      {more(toImport.length)}
    </section>
  );
}

interface PreviewLineProps {
  readonly row: SheetRow;
  readonly checked: ProductImport['checked'];
  readonly shop: ShopNames;
}

function PreviewLine({ row, checked, shop }: PreviewLineProps) {
  const result = checked.get(row.row);
  if (!result) return null;
  return (
    <li className={styles.option}>
      <span>{row.name}</span>
      {result.outcome === 'new' ? (
        <small className={styles.adjustment}>New</small>
      ) : (
        <small className={styles.adjustment}>
          {changeLines(row, result, shop).map(({ label, before, after }) => (
            <span key={label} className={styles.change}>
              {label}: {before} → <b>{after}</b>
            </span>
          ))}
        </small>
      )}
    </li>
  );
}
