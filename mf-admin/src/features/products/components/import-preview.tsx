import { useState } from 'react';
import { Badge, Button, DataTable, ledgerRupees, RadioGroup, Stack, type DataTableColumn } from '@basket/ui';
import type { LikelyDouble } from '../import/doubles';
import { previewRow, type PreviewFigure, type PreviewRow } from '../import/preview-row';
import type { ShopNames } from '../import/product-columns';
import type { SheetProblem } from '../import/read-sheet';
import type { ProductImport } from '../import/use-product-import';
import { t } from '../../../texts';
import styles from './product-form.module.css';

const mostLines = 50;
const more = (count: number) => count > mostLines && <p>{t('products.andMore', { n: count - mostLines })}</p>;

/** The rows that are left out: where and why. */
export function ImportProblems({ problems }: { problems: readonly SheetProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('productImport.leftOutTitle')}>
      <h3 className={styles.title}>{t('productImport.leftOutTitle')}</h3>
      <ul className={styles.options}>
        {problems.slice(0, mostLines).map(({ row, column, name, why }) => (
          <li key={`${row} ${column}`} className={styles.option}>
            <span>
              {column === '' ? t('productImport.row', { row }) : t('productImport.cell', { row, column })}
              {name !== '' && <> · {name}</>}
              <small className={styles.why}>{why}</small>
            </span>
          </li>
        ))}
      </ul>
      {more(problems.length)}
    </Stack>
  );
}

const choices = () =>
  [
    { value: 'change', label: t('productImport.changeThatOne') },
    { value: 'new', label: t('productImport.addAsNew') },
    { value: 'leave', label: t('productImport.leaveOut') },
  ] as const;

/** The rows that may be products of the shop, with the question what each of them is. */
export function ImportDoubles({ running }: { running: ProductImport }) {
  const { doubles } = running;
  const [shown, setShown] = useState(mostLines);
  const next = Math.min(mostLines, doubles.length - shown);
  if (doubles.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('productImport.doubles')}>
      <h3 className={styles.title}>{t('productImport.doubles')}</h3>
      {doubles.slice(0, shown).map((double) => (
        <DoubleQuestion key={double.sheetRow.row} double={double} running={running} />
      ))}
      {next > 0 && (
        <span>
          <Button variant="quiet" size="s" onClick={() => setShown(shown + next)}>
            {t('productImport.showMore', { next, n: doubles.length })}
          </Button>
        </span>
      )}
    </Stack>
  );
}

interface DoubleQuestionProps {
  readonly double: LikelyDouble;
  readonly running: ProductImport;
}

function DoubleQuestion({ double, running: { doubleAnswers, answerDouble } }: DoubleQuestionProps) {
  const { productId, inShop } = double;
  const { row, name, request } = double.sheetRow;
  const answer = doubleAnswers.get(row);
  const chosen = answer === null ? 'new' : answer === undefined ? 'leave' : 'change';
  const answers = { change: productId, new: null, leave: undefined } as const;
  return (
    <RadioGroup
      legend={t('productImport.double', {
        row,
        product: productText({ ...request.fields, name }),
        like: productText(inShop),
      })}
      options={choices()}
      value={chosen}
      onChange={(choice) => answerDouble(row, answers[choice])}
      variant="cards"
    />
  );
}

interface ProductWords {
  readonly name: string;
  readonly unit?: string;
  readonly pricePaise?: number;
}

/** 'Potato, Agra · 1 kg, ₹39.00' */
const productText = ({ name, unit, pricePaise }: ProductWords): string =>
  [
    unit === undefined ? name : `${name} · ${unit}`,
    ...(pricePaise === undefined ? [] : [ledgerRupees(pricePaise)]),
  ].join(', ');

const columns = (): readonly DataTableColumn<PreviewRow>[] => [
  { header: t('products.product'), card: 'title', cell: (row) => <Name row={row} /> },
  { header: t('products.unit'), card: 'figure', cell: ({ unit }) => <Figure of={unit} /> },
  { header: t('products.price'), align: 'end', card: 'figure', cell: ({ price }) => <Figure of={price} /> },
  { header: t('products.stock'), align: 'end', card: 'figure', cell: ({ stock }) => <Figure of={stock} /> },
];

/** The products that would be added or changed. */
export function ImportPreview({ running, shop }: { running: ProductImport; shop: ShopNames }) {
  const { toImport, checked } = running;
  if (toImport.length === 0) return null;
  const rows = toImport.slice(0, mostLines).flatMap((row) => {
    const result = checked.get(row.row);
    return result ? [previewRow(row, result, shop)] : [];
  });
  return (
    <Stack as="section" gap={3} aria-label={t('products.preview')}>
      <h3 className={styles.title}>{t('productImport.previewOf', { n: toImport.length })}</h3>
      <div className={styles.preview}>
        <DataTable
          caption={t('productImport.newAndChanged')}
          columns={columns()}
          rows={rows}
          rowKey={({ row }) => String(row)}
          cardsBelowPx={520}
        />
      </div>
      {more(toImport.length)}
    </Stack>
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
          <Badge tone="save">{t('productImport.newBadge')}</Badge>
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
