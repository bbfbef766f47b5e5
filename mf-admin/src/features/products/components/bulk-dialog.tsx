import type { ProductResult, ProductsChange } from '@basket/domain';
import { Field, type Form, FormDialog, InlineAlert, Segmented, Stack, useForm } from '@basket/ui';
import { previewOf, refusalOfResult, type PreviewLine } from '../bulk-change';
import { emptyBulkForm, readBulkForm, type BulkForm, type BulkKind } from '../bulk-form';
import type { ProductEntry } from '../product-entries';
import { useBulkChange } from '../use-bulk-change';
import { t } from '../../../texts';
import styles from './product-form.module.css';

export interface BulkDialogProps {
  readonly kind: BulkKind;
  /** The selected products. */
  readonly products: readonly ProductEntry[];
  readonly onClose: () => void;
}

const titles: Readonly<Record<BulkKind, () => string>> = {
  on: () => t('products.activateProducts'),
  off: () => t('products.deactivateProducts'),
  price: () => t('products.changePrices'),
  stock: () => t('products.changeStock'),
};

const mostLines = 50;

/** Changes all selected products: a preview first, and afterwards what became of each (rule: bulk-results). */
export function BulkDialog({ kind, products, onClose }: BulkDialogProps) {
  const bulk = useBulkChange();
  const form = useForm<BulkForm>({
    initial: emptyBulkForm,
    idPrefix: 'bulk-',
    check: (values) => {
      const read = readBulkForm(kind, values);
      return 'errors' in read ? read.errors : {};
    },
    async send(values) {
      const read = readBulkForm(kind, values);
      if ('change' in read)
        await bulk.run(
          products.map(({ id }) => id),
          read.change,
        );
    },
  });
  const read = readBulkForm(kind, form.values);
  const hasStarted = bulk.results.length > 0;
  const isDone = bulk.results.length === products.length;
  return (
    <FormDialog
      form={form}
      title={titles[kind]()}
      description={t('products.count', { n: products.length })}
      submitLabel={hasStarted ? t('products.tryRest') : titles[kind]()}
      isDone={isDone}
      onClose={onClose}
    >
      {!hasStarted && <BulkFields kind={kind} form={form} />}
      {bulk.isBusy && (
        <Stack as="label" gap={3}>
          {t('products.doneOf', { done: bulk.results.length, all: products.length })}
          <progress value={bulk.results.length} max={products.length} />
        </Stack>
      )}
      {bulk.failure !== null && <InlineAlert tone="danger">{bulk.failure}</InlineAlert>}
      {hasStarted && !bulk.isBusy && <Report results={bulk.results} products={products} />}
      {!hasStarted && !bulk.isBusy && 'change' in read && (
        <Preview products={products} change={read.change} />
      )}
    </FormDialog>
  );
}

const ways = () =>
  [
    { value: 'add', label: t('products.add') },
    { value: 'take', label: t('products.takeOff') },
  ] as const;
const measures = () =>
  [
    { value: 'percent', label: t('products.percent') },
    { value: 'amount', label: t('products.rupees') },
  ] as const;

function BulkFields({ kind, form }: { kind: BulkKind; form: Form<BulkForm> }) {
  if (kind === 'on' || kind === 'off') return null;
  const { way, by } = form.values;
  const isRupees = kind === 'price' && by === 'amount';
  return (
    <>
      <Segmented
        label={t('products.addOrTakeOff')}
        options={ways()}
        value={way}
        onChange={(next) => form.change({ way: next })}
      />
      {kind === 'price' && (
        <Segmented
          label={t('products.by')}
          options={measures()}
          value={by}
          onChange={(next) => form.change({ by: next })}
        />
      )}
      <Field
        {...form.control('much')}
        label={t(kind === 'stock' ? 'products.units' : isRupees ? 'products.rupees' : 'products.percent')}
        leading={isRupees ? '₹' : undefined}
        inputMode="decimal"
        isNumeric
        data-autofocus=""
      />
      {kind === 'stock' && (
        <Field
          {...form.control('reason')}
          label={t('products.reason')}
          placeholder={t('products.reasonExample')}
          maxLength={150}
        />
      )}
    </>
  );
}

/** The effects of the change; products that cannot be changed come first. */
function Preview({ products, change }: { products: readonly ProductEntry[]; change: ProductsChange }) {
  const lines = products.map((product) => previewOf(product, change));
  const bad = lines.filter((line) => 'problem' in line);
  const sorted = [...bad, ...lines.filter((line) => !('problem' in line))];
  return (
    <Stack as="section" gap={3} aria-label={t('products.preview')}>
      <h3 className={styles.title}>{t('products.preview')}</h3>
      {bad.length > 0 && (
        <InlineAlert tone="info">{t('products.cannotChange', { n: bad.length })}</InlineAlert>
      )}
      <ul className={styles.options}>
        {sorted.slice(0, mostLines).map((line) => (
          <PreviewRow key={line.id} line={line} />
        ))}
      </ul>
      {sorted.length > mostLines && <p>{t('products.andMore', { n: sorted.length - mostLines })}</p>}
    </Stack>
  );
}

const PreviewRow = ({ line }: { line: PreviewLine }) => (
  <li className={styles.option}>
    <span>{line.name}</span>
    {'problem' in line ? (
      <small className={styles.problem}>{line.problem}</small>
    ) : (
      <small className={styles.adjustment}>
        {line.before} → <b>{line.after}</b>
      </small>
    )}
  </li>
);

/** How many were changed, and each that was not, with the reason. */
function Report({
  results,
  products,
}: {
  results: readonly ProductResult[];
  products: readonly ProductEntry[];
}) {
  const changed = results.filter(({ isChanged }) => isChanged).length;
  const refused = results.filter(({ refusal }) => refusal !== null);
  const same = results.length - changed - refused.length;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  return (
    <Stack as="section" gap={3} aria-label={t('products.result')}>
      <p role="status">{t('products.changed', { n: changed, same, refused: refused.length })}</p>
      {refused.length > 0 && (
        <ul className={styles.options} aria-label={t('products.notChanged')}>
          {refused.map((result) => (
            <li key={result.productId} className={styles.option}>
              <span>{nameOf(result.productId)}</span>
              <small className={styles.problem}>{refusalOfResult(result)}</small>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
