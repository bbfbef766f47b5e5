import { stockLevel, type PublishedProduct } from '@basket/domain';
import { IconPackageCheck, IconUndo, IconZap, promiseWords } from '@basket/ui';
import { useDeliveryPromise } from '@basket/web';
import { t } from '../../texts';
import styles from './product-facts.module.css';

export interface ProductFactsProps {
  readonly product: Pick<PublishedProduct, 'stockQuantity'>;
}

/** Delivery time, stock and returns. */
export function ProductFacts({ product }: ProductFactsProps) {
  const level = stockLevel(product.stockQuantity);
  const promise = promiseWords(useDeliveryPromise());
  return (
    <ul className={styles.facts}>
      {level !== 'out' && (
        <li>
          <IconZap />
          <span>{promise.text}</span>
        </li>
      )}
      <li data-stock={level}>
        <IconPackageCheck />
        {level === 'out'
          ? t('detail.outOfStock')
          : level === 'few'
            ? t('detail.onlyLeft', { n: product.stockQuantity })
            : t('detail.inStock')}
      </li>
      <li>
        <IconUndo />
        {t('detail.returns')}
      </li>
    </ul>
  );
}
