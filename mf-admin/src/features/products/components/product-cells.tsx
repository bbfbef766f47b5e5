import { primaryImageId, stockLevel, type Product, type Stored } from '@basket/domain';
import {
  Badge,
  Checkbox,
  ClippedText,
  formatNumber,
  IconButton,
  IconPencil,
  IconTrash,
  ProductImage,
  TextButton,
  VisuallyHidden,
  WaitingBadge,
} from '@basket/ui';
import { productImageUrl } from '@basket/web';
import { t } from '../../../texts';
import styles from './product-look.module.css';

type Row = Stored<Product>;

/** The actions on a product. */
export interface ProductActions {
  readonly onEdit: (product: Row) => void;
  readonly onDelete: (product: Row) => void;
  readonly onAdjustStock: (product: Row) => void;
  readonly isSelected: (product: Row) => boolean;
  readonly onSelect: (product: Row, isSelected: boolean) => void;
}

/** The box that selects a product for a change of several. */
export const SelectProduct = ({ product, isSelected, onSelect }: { product: Row } & ProductActions) => (
  <Checkbox
    label={<VisuallyHidden>{t('products.selectOne', { name: product.name })}</VisuallyHidden>}
    checked={isSelected(product)}
    onChange={({ target }) => onSelect(product, target.checked)}
  />
);

/** Picture, name, description, unit and number of options; also the category, where no column has it. */
export function ProductName({ product, category }: { product: Row; category?: string }) {
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
            <Badge tone="save">{t('products.featured')}</Badge>
          </>
        )}
        {product.description !== '' && (
          <small className={styles.second}>
            <ClippedText text={product.description} />
          </small>
        )}
        <small className={styles.second}>
          {product.unit}
          {options > 0 && ` · ${t('products.options', { n: options })}`}
          {category !== undefined && ` · ${category}`}
        </small>
      </span>
    </span>
  );
}

export const CategoryName = ({ name }: { name: string | null }) =>
  name === null ? (
    <span className={styles.none}>{t('products.uncategorized')}</span>
  ) : (
    <ClippedText lines={2} text={name} />
  );

/** The stock in units, marked when few or none are left. */
export function StockFigure({ product: { stockQuantity } }: { product: Row }) {
  const level = stockLevel(stockQuantity);
  return (
    <span className={styles.stockFigure}>
      {level === 'out' && <Badge tone="danger">{t('products.out')}</Badge>}
      {level === 'few' && <WaitingBadge>{t('products.low')}</WaitingBadge>}{' '}
      <b>{formatNumber(stockQuantity)}</b>
    </span>
  );
}

/** The button that opens the stock dialog. Its accessible name contains the product, as a table has many of them. */
export const AdjustStock = ({
  product,
  text,
  onAdjustStock,
}: { product: Row; text: string } & ProductActions) => (
  <TextButton
    aria-label={t('products.adjustStockOf', { name: product.name })}
    onClick={() => onAdjustStock(product)}
  >
    {text}
  </TextButton>
);

export function RowActions({ product, onEdit, onDelete }: { product: Row } & ProductActions) {
  return (
    <span className={styles.actions}>
      <IconButton
        label={t('products.edit', { name: product.name })}
        icon={<IconPencil />}
        onClick={() => onEdit(product)}
      />
      <IconButton
        label={t('products.deleteOne', { name: product.name })}
        icon={<IconTrash />}
        onClick={() => onDelete(product)}
      />
    </span>
  );
}
