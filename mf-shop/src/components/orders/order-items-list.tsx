import { itemsIn, type OrderItem } from '@basket/domain';
import { LineItem, LineItems, rupees } from '@basket/ui';
import { cartKeyOf, Link, productImageUrl, useCatalogue, useLanguage } from '@basket/web';
import { missingText } from '../../orders/shortage';
import { paths } from '../../paths';
import { t } from '../../texts';

/** Items as they were bought, in the reader's language (rule: order-names); those still sold link to their page. */
export function OrderItemsList({ items }: { items: readonly OrderItem[] }) {
  const catalogue = useCatalogue();
  const language = useLanguage();
  const data = catalogue.status === 'ready' ? catalogue.data : null;
  return (
    <LineItems label={t('orders.items')}>
      {itemsIn(items, language).map((item) => {
        const product = data?.productById.get(item.productId);
        const category = product?.categoryId ? data?.categoryById.get(product.categoryId) : undefined;
        return (
          <LineItem
            key={cartKeyOf(item)}
            name={item.name}
            unit={item.unit}
            options={item.options}
            imageUrl={productImageUrl(item.productId, item.imageId, 'card')}
            tint={category?.colour ?? null}
            to={product ? paths.product(product.id) : undefined}
            as={Link}
            totalPaise={item.totalPaise}
            problem={missingText(item)}
          >
            {item.quantity} × {rupees(item.unitPricePaise)}
          </LineItem>
        );
      })}
    </LineItems>
  );
}
