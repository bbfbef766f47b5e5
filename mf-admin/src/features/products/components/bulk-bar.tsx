import { Button, formatCount, formatNumber, TextButton } from '@basket/ui';
import type { BulkKind } from '../bulk-form';
import styles from './product-look.module.css';

export interface BulkBarProps {
  readonly selected: number;
  /** How many products the view finds; null, with the place of the bar kept, while they load. */
  readonly found: number | null;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onChange: (kind: BulkKind) => void;
}

/** How many products are selected, and what can be done with them. Nothing without products. */
export function BulkBar({ selected, found, onSelectAll, onClear, onChange }: BulkBarProps) {
  if (found === 0) return null;
  if (found === null) return <div className={styles.bulk} />;
  return (
    <div className={styles.bulk} role="group" aria-label="Selected products">
      <p role="status" className={styles.count}>
        {selected === 0 ? formatCount(found, 'product') : `${formatNumber(selected)} selected`}
      </p>
      <TextButton onClick={onSelectAll}>Select all {formatNumber(found)}</TextButton>
      {selected > 0 && (
        <>
          <TextButton onClick={onClear}>Clear</TextButton>
          <span className={styles.bulkActions}>
            <Button size="s" variant="quiet" onClick={() => onChange('on')}>
              Activate
            </Button>
            <Button size="s" variant="quiet" onClick={() => onChange('off')}>
              Deactivate
            </Button>
            <Button size="s" variant="quiet" onClick={() => onChange('price')}>
              Change prices
            </Button>
            <Button size="s" variant="quiet" onClick={() => onChange('stock')}>
              Change stock
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
