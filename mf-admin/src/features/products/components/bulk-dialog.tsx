import type { ProductResult, ProductsChange } from '@basket/domain';
import {
  Field,
  type Form,
  formatCount,
  formatNumber,
  FormDialog,
  InlineAlert,
  Segmented,
  Stack,
  useForm,
} from '@basket/ui';
import { previewOf, refusalOfResult, type PreviewLine } from '../bulk-change';
import { emptyBulkForm, readBulkForm, type BulkForm, type BulkKind } from '../bulk-form';
import type { ProductEntry } from '../product-entries';
import { useBulkChange } from '../use-bulk-change';
import styles from './product-form.module.css';

export interface BulkDialogProps {
  readonly kind: BulkKind;
  /** The selected products. */
  readonly products: readonly ProductEntry[];
  readonly onClose: () => void;
}

const titles: Readonly<Record<BulkKind, string>> = {
  on: 'Activate products',
  off: 'Deactivate products',
  price: 'Change prices',
  stock: 'Change stock',
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
      title={titles[kind]}
      description={formatCount(products.length, 'product')}
      submitLabel={hasStarted ? 'Try the rest again' : titles[kind]}
      isDone={isDone}
      onClose={onClose}
    >
      {!hasStarted && <BulkFields kind={kind} form={form} />}
      {bulk.isBusy && (
        <Stack as="label" gap={3}>
          {`${formatNumber(bulk.results.length)} of ${formatNumber(products.length)} done`}
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

const ways = [
  { value: 'add', label: 'Add' },
  { value: 'take', label: 'Take off' },
] as const;
const measures = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Rupees' },
] as const;

function BulkFields({ kind, form }: { kind: BulkKind; form: Form<BulkForm> }) {
  if (kind === 'on' || kind === 'off') return null;
  const { way, by } = form.values;
  const isRupees = kind === 'price' && by === 'amount';
  return (
    <>
      <Segmented
        label="Add or take off"
        options={ways}
        value={way}
        onChange={(next) => form.change({ way: next })}
      />
      {kind === 'price' && (
        <Segmented label="By" options={measures} value={by} onChange={(next) => form.change({ by: next })} />
      )}
      <Field
        {...form.control('much')}
        label={kind === 'stock' ? 'Units' : isRupees ? 'Rupees' : 'Percent'}
        leading={isRupees ? '₹' : undefined}
        inputMode="decimal"
        isNumeric
        data-autofocus=""
      />
      {kind === 'stock' && (
        <Field
          {...form.control('reason')}
          label="Reason"
          placeholder="Delivery from the supplier"
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
    <Stack as="section" gap={3} aria-label="Preview">
      <h3 className={styles.title}>Preview</h3>
      {bad.length > 0 && (
        <InlineAlert tone="info">{`${formatCount(bad.length, 'product')} cannot be changed so and will stay as they are.`}</InlineAlert>
      )}
      <ul className={styles.options}>
        {sorted.slice(0, mostLines).map((line) => (
          <PreviewRow key={line.id} line={line} />
        ))}
      </ul>
      {sorted.length > mostLines && <p>and {formatNumber(sorted.length - mostLines)} more</p>}
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
    <Stack as="section" gap={3} aria-label="Result">
      <p role="status">
        {`${formatCount(changed, 'product')} changed`}
        {same > 0 && `, ${formatNumber(same)} were so already`}
        {refused.length > 0 && `, ${formatNumber(refused.length)} not changed`}
      </p>
      {refused.length > 0 && (
        <ul className={styles.options} aria-label="Not changed">
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
