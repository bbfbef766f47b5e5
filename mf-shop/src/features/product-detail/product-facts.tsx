import { stockLevel, type PublishedProduct } from '@basket/domain';
import { IconPackageCheck, IconUndo, IconZap, promiseWords } from '@basket/ui';
import { useDeliveryPromise } from '@basket/web';
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
          ? 'Out of stock'
          : level === 'few'
            ? `Only ${product.stockQuantity} left`
            : 'In stock'}
      </li>
      <li>
        <IconUndo />
        30-day return policy
      </li>
    </ul>
  );
}
