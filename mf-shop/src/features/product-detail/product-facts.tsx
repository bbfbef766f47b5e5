import { stockLevel, type PublishedProduct } from '@basket/domain';
import { IconPackageCheck, IconUndo, IconZap } from '@basket/ui';
import styles from './product-facts.module.css';

export interface ProductFactsProps {
  readonly product: Pick<PublishedProduct, 'stockQuantity'>;
  readonly deliveryTimeMinutes: number;
}

/** Delivery time, stock and returns. */
export function ProductFacts({ product, deliveryTimeMinutes }: ProductFactsProps) {
  const level = stockLevel(product.stockQuantity);
  return (
    <ul className={styles.facts}>
      <li>
        <IconZap />
        <span>
          Delivered in <b>{deliveryTimeMinutes} minutes</b>
        </span>
      </li>
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
