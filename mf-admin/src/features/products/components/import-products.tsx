import { useState } from 'react';
import { Button, Dialog, download, Field, FileDrop, InlineAlert, Stack } from '@basket/ui';
import { csvOf } from '../../../export/csv';
import { useUnloadGuard } from '../../../forms/use-unload-guard';
import { countsOf, problemsOf, reportRows, type OutcomeCounts } from '../import/import-lines';
import type { ShopNames } from '../import/product-columns';
import type { Sheet, SheetProblem } from '../import/read-sheet';
import { useProductImport, type ProductImport } from '../import/use-product-import';
import { t } from '../../../texts';
import { ImportDoubles, ImportPreview, ImportProblems } from './import-preview';

const mostReason = 150;

export interface ImportProductsProps extends ShopNames {
  readonly onClose: () => void;
}

/** Imports products from a CSV file: a check and a preview first, then what became of each row (rule: products-imported). */
export function ImportProducts({ onClose, ...shop }: ImportProductsProps) {
  const running = useProductImport(shop);
  const { stage, sheet, isBusy } = running;
  const [typed, setTyped] = useState<string | null>(null);
  const reason = typed ?? t('productImport.reason', { file: running.fileName }).slice(0, mostReason);
  useUnloadGuard(isBusy && stage === 'import');
  const close = (): void => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      isOpen
      size="l"
      title={t('productImport.title')}
      description={running.fileName || undefined}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={close}>
            {t(isFinished(running) ? 'productImport.close' : 'products.cancel')}
          </Button>
          <NextStep running={running} reason={reason.trim()} />
        </>
      }
    >
      <Stack gap={6}>
        {stage === 'choose' || !sheet ? (
          <ChooseFile running={running} />
        ) : (
          <>
            <Progress running={running} sheet={sheet} />
            {running.failure !== null && <InlineAlert tone="danger">{running.failure}</InlineAlert>}
            {!isBusy && <Summary running={running} sheet={sheet} />}
            {isChecked(running) && changesStock(running) && (
              <Field
                label={t('productImport.stockReason')}
                value={reason}
                onChange={(event) => setTyped(event.target.value)}
                error={reason.trim() === '' ? t('products.reasonMissing') : undefined}
                maxLength={mostReason}
                required
              />
            )}
            {isChecked(running) && <ImportDoubles running={running} />}
            {!isBusy && <ImportProblems problems={problemsToShow(running, sheet)} />}
            {isChecked(running) && <ImportPreview running={running} shop={shop} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const isChecked = ({ stage, isBusy, checked, sheet }: ProductImport): boolean =>
  stage === 'check' && !isBusy && checked.size === sheet?.rows.length;
const isFinished = ({ stage, isBusy, imported, toImport }: ProductImport): boolean =>
  stage === 'import' && !isBusy && imported.size === toImport.length;
const changesStock = ({ checked }: ProductImport): boolean =>
  [...checked.values()].some(({ changes }) => changes.some(({ field }) => field === 'stockQuantity'));

/** Rows whose question waits for an answer are not named a second time. */
function problemsToShow(running: ProductImport, sheet: Sheet): SheetProblem[] {
  const { checked, imported } = running;
  const isAsked = (row: number): boolean =>
    isChecked(running) && checked.get(row)?.refusal?.code === 'likely_double';
  return problemsOf(sheet, [checked, imported]).filter(({ row }) => !isAsked(row));
}

function ChooseFile({ running: { isBusy, failure, choose } }: { running: ProductImport }) {
  return (
    <>
      <p>{t('productImport.how')}</p>
      <FileDrop
        label={t('productImport.file')}
        accept=".csv,text/csv,text/plain,application/vnd.ms-excel"
        hint={t(isBusy ? 'productImport.reading' : 'productImport.fileHint')}
        error={failure}
        disabled={isBusy}
        // Devices disagree about the type of such files; the content decides.
        onFiles={(accepted, refused) => {
          const [file] = [...accepted, ...refused];
          if (file) void choose(file);
        }}
      />
    </>
  );
}

function Progress({ running, sheet }: { running: ProductImport; sheet: Sheet }) {
  const { stage, checked, imported, toImport, isBusy } = running;
  if (!isBusy) return null;
  const [done, all] =
    stage === 'check' ? [checked.size, sheet.rows.length] : [imported.size, toImport.length];
  return (
    <Stack as="label" gap={3}>
      {t(stage === 'check' ? 'productImport.checkedOf' : 'productImport.importedOf', { done, all })}
      <progress value={done} max={all} />
    </Stack>
  );
}

/** '3 new, 2 to change, 1 left out'; '' for no rows. */
const countsText = (counts: OutcomeCounts, left: number, isDone: boolean): string =>
  [
    counts.new > 0 && t(isDone ? 'productImport.added' : 'productImport.new', { n: counts.new }),
    counts.changed > 0 &&
      t(isDone ? 'productImport.changed' : 'productImport.toChange', { n: counts.changed }),
    counts.same > 0 && t('productImport.unchanged', { n: counts.same }),
    left > 0 && t('productImport.leftOut', { n: left }),
  ]
    .filter(Boolean)
    .join(', ');

/** How many rows there are of each kind, and the report to keep. */
function Summary({ running, sheet }: { running: ProductImport; sheet: Sheet }) {
  const { stage, checked, imported, fileName } = running;
  const isDone = stage === 'import';
  const answers = new Map([...checked].map(([row, result]) => [row, imported.get(row) ?? result]));
  const shown = isDone
    ? [...answers].filter(([row]) => imported.has(row) || checked.get(row)?.outcome === 'same')
    : [...answers];
  const counts = countsOf(shown.map(([, result]) => result));
  const left = new Set(problemsOf(sheet, [checked, imported]).map(({ row }) => row)).size;
  const save = (): void =>
    download(
      `report-${fileName.replace(/\.\w+$/, '')}.csv`,
      csvOf(reportRows(sheet, checked, imported)),
      'text/csv',
    );
  return (
    <Stack gap={3}>
      <p role="status">
        <b>{countsText(counts, left, isDone) || t('productImport.nothing')}</b>
      </p>
      {sheet.unknownColumns.length > 0 && (
        <InlineAlert tone="info">
          {t('productImport.unknownColumns', {
            n: sheet.unknownColumns.length,
            columns: sheet.unknownColumns.join(', '),
          })}
        </InlineAlert>
      )}
      <span>
        <Button variant="quiet" size="s" onClick={save}>
          {t('productImport.downloadReport')}
        </Button>
      </span>
    </Stack>
  );
}

/** The button that goes on with the import. */
function NextStep({ running, reason }: { running: ProductImport; reason: string }) {
  const { stage, sheet, isBusy, failure, toImport, check, run } = running;
  if (!sheet || stage === 'choose' || isFinished(running)) return null;
  if (stage === 'check' && !isChecked(running))
    return (
      <Button isBusy={isBusy} onClick={() => void check()}>
        {t(isBusy ? 'productImport.checking' : 'productImport.goOnChecking')}
      </Button>
    );
  if (toImport.length === 0) return null;
  const label =
    failure === null ? t('productImport.importRows', { n: toImport.length }) : t('productImport.importRest');
  return (
    <Button isBusy={isBusy} disabled={reason === ''} onClick={() => void run(reason)}>
      {isBusy ? t('productImport.importing') : label}
    </Button>
  );
}
