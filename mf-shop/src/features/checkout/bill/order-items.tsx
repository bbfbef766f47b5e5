import { LineItem, LineItems, Panel, rupees, TextLink } from '@basket/ui';
import { cartItemCount, Link, productImageUrl, type CartLine } from '@basket/web';
import type { OrderQuote } from '@basket/web/checkout';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import { quotedUnitPrices } from './use-cart-quote';

export interface OrderItemsProps {
  readonly lines: readonly CartLine[];
  /** The server's prices; undefined until they have loaded. */
  readonly quote: OrderQuote | null;
}

/** The items to be ordered; they are changed in the cart. */
export function OrderItems({ lines, quote }: OrderItemsProps) {
  const unitPaise = quote && quotedUnitPrices(quote);
  return (
    <Panel
      title={t('orders.itemCount', { n: cartItemCount(lines) })}
      actions={
        <TextLink to={paths.cart} as={Link}>
          {t('checkout.editCart')}
        </TextLink>
      }
    >
      <LineItems label={t('orders.items')}>
        {lines.map((line) => {
          const eachPaise = unitPaise?.get(line.key) ?? line.finalPricePaise;
          return (
            <LineItem
              key={line.key}
              name={line.name}
              unit={line.unit}
              options={line.options}
              imageUrl={productImageUrl(line.productId, line.imageId, 'card')}
              tint={line.tint}
              totalPaise={eachPaise * line.quantity}
              originalTotalPaise={line.originalPricePaise * line.quantity}
            >
              {line.quantity} × {rupees(eachPaise)}
            </LineItem>
          );
        })}
      </LineItems>
    </Panel>
  );
}
