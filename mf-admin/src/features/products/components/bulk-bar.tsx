import { Button, TextButton } from '@basket/ui';
import type { BulkKind } from '../bulk-form';
import { t } from '../../../texts';
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
    <div className={styles.bulk} role="group" aria-label={t('products.selectedProducts')}>
      <p role="status" className={styles.count}>
        {selected === 0 ? t('products.count', { n: found }) : t('products.selected', { n: selected })}
      </p>
      <TextButton onClick={onSelectAll}>{t('products.selectAll', { n: found })}</TextButton>
      {selected > 0 && (
        <>
          <TextButton onClick={onClear}>{t('products.clear')}</TextButton>
          <span className={styles.bulkActions}>
            <Button size="s" variant="quiet" onClick={() => onChange('on')}>
              {t('products.activate')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => onChange('off')}>
              {t('products.deactivate')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => onChange('price')}>
              {t('products.changePrices')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => onChange('stock')}>
              {t('products.changeStock')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
