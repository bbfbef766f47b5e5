import { useState, type FormEvent } from 'react';
import { adjustStock, type Product, type Stored } from '@basket/domain';
import { Button, Dialog, Field, formatNumber, Segmented } from '@basket/ui';
import { toast, useOperation } from '@basket/web';
import { failureText } from '../../../components/failure-text';
import { parseUnits } from '../product-form';
import styles from './product-form.module.css';

export interface StockDialogProps {
  /** Live: what is sold meanwhile counts. */
  readonly product: Stored<Product>;
  readonly onClose: () => void;
}

type Way = 'add' | 'take';

const ways = [
  { value: 'add', label: 'Add' },
  { value: 'take', label: 'Take out' },
] as const;

const formId = 'stock-form';
const fieldId = (field: string): string => `stock-${field}`;

/** Stock moves by a difference with a reason: a number that replaces it would undo the sales of the meantime. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const adjusting = useOperation(adjustStock);
  const [way, setWay] = useState<Way>('add');
  const [units, setUnits] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);

  const count = parseUnits(units);
  const delta = (way === 'add' ? 1 : -1) * (count ?? 0);
  const after = product.stockQuantity + delta;
  const errors = {
    units: !count
      ? 'Enter a whole number, 1 or more'
      : after < 0
        ? `There are only ${formatNumber(product.stockQuantity)} to take out`
        : undefined,
    reason: reason.trim() === '' ? 'Please fill in the reason' : undefined,
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    const wrong = errors.units ? 'units' : errors.reason ? 'reason' : null;
    if (wrong) {
      document.getElementById(fieldId(wrong))?.focus();
      return;
    }
    try {
      await adjusting.run({ productId: product.id, deltaUnits: delta, reason });
      toast.success('Stock updated successfully!');
      onClose();
    } catch (error) {
      toast.error(failureText('Failed to update stock', error));
    }
  }

  const now = `${formatNumber(product.stockQuantity)} in stock`;
  return (
    <Dialog
      isOpen
      size="s"
      title="Adjust stock"
      description={product.name}
      onClose={() => {
        if (!adjusting.isBusy) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" disabled={adjusting.isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={adjusting.isBusy}>
            {adjusting.isBusy ? 'Saving...' : 'Adjust stock'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.part} noValidate onSubmit={(event) => void submit(event)}>
        <Segmented label="Add or take out" options={ways} value={way} onChange={setWay} />
        <Field
          id={fieldId('units')}
          label="Units"
          inputMode="numeric"
          isNumeric
          data-autofocus=""
          value={units}
          onChange={(event) => setUnits(event.target.value)}
          hint={count && after >= 0 ? `${now}, ${formatNumber(after)} afterwards` : now}
          error={isTried ? errors.units : undefined}
        />
        <Field
          id={fieldId('reason')}
          label="Reason"
          placeholder={way === 'add' ? 'Delivery from the supplier' : 'Damaged'}
          maxLength={150}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried ? errors.reason : undefined}
        />
      </form>
    </Dialog>
  );
}
