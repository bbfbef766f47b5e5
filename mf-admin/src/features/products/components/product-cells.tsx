import { primaryImageId, type Product, type Stored } from '@basket/domain';
import {
  Badge,
  ClippedText,
  formatCount,
  formatNumber,
  IconButton,
  IconPencil,
  IconTrash,
  ProductImage,
  TextButton,
} from '@basket/ui';
import { productImageUrl } from '@basket/web';
import styles from './product-look.module.css';

type Row = Stored<Product>;

/** The actions on a product. */
export interface ProductActions {
  readonly onEdit: (product: Row) => void;
  readonly onDelete: (product: Row) => void;
  readonly onAdjustStock: (product: Row) => void;
}

/** Picture, name, description and number of options. */
export function ProductName({ product }: { product: Row }) {
  const picture = productImageUrl(product.id, primaryImageId(product.images), 'card');
  const options = product.options.length;
  return (
    <span className={styles.product}>
      <ProductImage src={picture} alt="" size="line" />
      <span className={styles.words}>
        <b className={styles.name}>{product.name}</b>
        {product.isFeatured && (
          <>
            {' '}
            <Badge tone="save">Featured</Badge>
          </>
        )}
        {product.description !== '' && (
          <small className={styles.second}>
            <ClippedText text={product.description} />
          </small>
        )}
        {options > 0 && <small className={styles.second}>{formatCount(options, 'option')}</small>}
      </span>
    </span>
  );
}

export const CategoryName = ({ name }: { name: string | null }) =>
  name === null ? <span className={styles.none}>Uncategorized</span> : <ClippedText lines={2} text={name} />;

/** '120 × 500 g': the stock in units. */
export function StockFigure({ product }: { product: Row }) {
  return (
    <span className={product.stockQuantity === 0 ? styles.out : undefined}>
      {formatNumber(product.stockQuantity)} × {product.unit}
    </span>
  );
}

/** The button that opens the stock dialog. Its accessible name contains the product, as a table has many of them. */
export const AdjustStock = ({
  product,
  text,
  onAdjustStock,
}: { product: Row; text: string } & ProductActions) => (
  <TextButton aria-label={`Adjust stock of ${product.name}`} onClick={() => onAdjustStock(product)}>
    {text}
  </TextButton>
);

export function RowActions({ product, onEdit, onDelete }: { product: Row } & ProductActions) {
  return (
    <span className={styles.actions}>
      <IconButton label={`Edit ${product.name}`} icon={<IconPencil />} onClick={() => onEdit(product)} />
      <IconButton
        tone="danger"
        label={`Delete ${product.name}`}
        icon={<IconTrash />}
        onClick={() => onDelete(product)}
      />
    </span>
  );
}
