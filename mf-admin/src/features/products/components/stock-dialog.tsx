import { adjustStock, fieldErrors, limitsOf, type Product, type Stored } from '@basket/domain';
import { Field, formatNumber, FormDialog, Segmented, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { parseUnits } from '../product-form';

export interface StockDialogProps {
  /** Live, so that the dialog follows sales. */
  readonly product: Stored<Product>;
  readonly onClose: () => void;
}

interface Adjustment {
  readonly way: 'add' | 'take';
  readonly units: string;
  readonly reason: string;
}

const initial: Adjustment = { way: 'add', units: '', reason: '' };

const ways = [
  { value: 'add', label: 'Add' },
  { value: 'take', label: 'Take out' },
] as const;

/** The change of the stock in units; 0 for text that is not a number of units. */
const deltaOf = ({ way, units }: Adjustment): number => (way === 'add' ? 1 : -1) * (parseUnits(units) ?? 0);

function check(adjustment: Adjustment, stockQuantity: number) {
  const delta = deltaOf(adjustment);
  const units =
    delta === 0
      ? 'Enter a whole number, 1 or more'
      : stockQuantity + delta < 0
        ? `There are only ${formatNumber(stockQuantity)} to take out`
        : undefined;
  const { reason } = adjustment;
  return { units, ...fieldErrors(adjustStock.request, { reason }, { whose: 'the' }) };
}

/** Adds to or takes from the stock, with a reason. Setting it to a number would undo sales made in the meantime. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const { run, failure } = useTold(adjustStock, {
    done: 'Stock updated successfully!',
    failed: 'Failed to update stock',
  });
  const form = useForm<Adjustment>({
    initial,
    idPrefix: 'stock-',
    check: (adjustment) => check(adjustment, product.stockQuantity),
    send: (adjustment) =>
      run({ productId: product.id, deltaUnits: deltaOf(adjustment), reason: adjustment.reason }, onClose),
  });
  const { way } = form.values;
  const delta = deltaOf(form.values);
  const after = product.stockQuantity + delta;
  const now = `${formatNumber(product.stockQuantity)} in stock`;
  return (
    <FormDialog
      form={form}
      size="s"
      title="Adjust stock"
      description={product.name}
      submitLabel="Adjust stock"
      failure={failure}
      onClose={onClose}
    >
      <Segmented
        label="Add or take out"
        options={ways}
        value={way}
        onChange={(chosen) => form.change({ way: chosen })}
      />
      <Field
        {...form.control('units')}
        label="Units"
        inputMode="numeric"
        isNumeric
        data-autofocus=""
        hint={delta !== 0 && after >= 0 ? `${now}, ${formatNumber(after)} afterwards` : now}
      />
      <Field
        {...form.control('reason')}
        label="Reason"
        placeholder={way === 'add' ? 'Delivery from the supplier' : 'Damaged'}
        maxLength={limitsOf(adjustStock.request.entries.reason).maxLength}
      />
    </FormDialog>
  );
}
