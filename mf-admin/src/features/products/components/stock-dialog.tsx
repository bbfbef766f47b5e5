import { adjustStock, fieldErrors, limitsOf, type Product, type Stored } from '@basket/domain';
import { Field, FormDialog, Segmented, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { parseUnits } from '../product-form';
import { t } from '../../../texts';

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

const ways = () =>
  [
    { value: 'add', label: t('products.add') },
    { value: 'take', label: t('products.takeOut') },
  ] as const;

/** The change of the stock in units; 0 for text that is not a number of units. */
const deltaOf = ({ way, units }: Adjustment): number => (way === 'add' ? 1 : -1) * (parseUnits(units) ?? 0);

function check(adjustment: Adjustment, stockQuantity: number) {
  const delta = deltaOf(adjustment);
  const units =
    delta === 0
      ? t('products.unitsWrong')
      : stockQuantity + delta < 0
        ? t('products.onlyToTakeOut', { n: stockQuantity })
        : undefined;
  const { reason } = adjustment;
  return { units, ...fieldErrors(adjustStock.request, { reason }, { whose: 'the' }) };
}

/** Adds to or takes from the stock, with a reason. Setting it to a number would undo sales made in the meantime. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const { run, failure } = useTold(adjustStock, {
    done: t('products.stockUpdated'),
    failed: t('products.updateStockFailed'),
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
  const n = product.stockQuantity;
  return (
    <FormDialog
      form={form}
      size="s"
      title={t('products.adjustStock')}
      description={product.name}
      submitLabel={t('products.adjustStock')}
      failure={failure}
      onClose={onClose}
    >
      <Segmented
        label={t('products.addOrTakeOut')}
        options={ways()}
        value={way}
        onChange={(chosen) => form.change({ way: chosen })}
      />
      <Field
        {...form.control('units')}
        label={t('products.units')}
        inputMode="numeric"
        isNumeric
        data-autofocus=""
        hint={
          delta !== 0 && after >= 0 ? t('products.inStockAfter', { n, after }) : t('products.inStock', { n })
        }
      />
      <Field
        {...form.control('reason')}
        label={t('products.reason')}
        placeholder={t(way === 'add' ? 'products.reasonExample' : 'products.damaged')}
        maxLength={limitsOf(adjustStock.request.entries.reason).maxLength}
      />
    </FormDialog>
  );
}
