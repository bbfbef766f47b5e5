import { useState } from 'react';
import { itemsIn, missingUnits, type Order } from '@basket/domain';
import { Bill, Button, LineItem, LineItems, Muted, Panel, sumRows, rupees } from '@basket/ui';
import { prepareImageUrls, productImageUrl, useLanguage, useLoaded } from '@basket/web';
import { unitCount } from '../../../orders/order-facts';
import { t } from '../../../texts';
import styles from '../order-detail.module.css';

type Bought = Pick<
  Order,
  'items' | 'subtotalPaise' | 'deliveryChargePaise' | 'roundingPaise' | 'totalPaise' | 'paymentStatus'
>;

/** The lines that are shown at once; one more is not worth a press. */
const mostAtOnce = 6;

/** The ordered items, at the prices of the order: the first six, and the others at a press and on paper (rule: whole-on-paper). */
export function ItemsPanel({ order }: { order: Bought }) {
  const [areAllShown, setAllShown] = useState(order.items.length <= mostAtOnce + 1);
  const items = itemsIn(order.items, useLanguage());
  // The lines are shown without pictures until these are known.
  const pictures = useLoaded('pictures', prepareImageUrls, t('orderDetail.picturesFailed'));
  const pictureOf = (productId: string, imageId: string | null) =>
    pictures.status === 'ready' ? productImageUrl(productId, imageId, 'card') : null;
  return (
    <Panel title={t('orderDetail.items')} note={t('orderDetail.itemCount', { n: unitCount(order) })}>
      <LineItems label={t('orderDetail.items')}>
        {items.map((item, index) => (
          <LineItem
            key={`${item.productId} ${item.options.map(({ optionId }) => optionId).join(' ')}`}
            name={item.name}
            unit={item.unit}
            options={item.options}
            imageUrl={pictureOf(item.productId, item.imageId)}
            totalPaise={item.totalPaise}
            isFolded={!areAllShown && index >= mostAtOnce}
            problem={
              missingUnits(item) > 0
                ? t('orderDetail.notInStore', {
                    missing: missingUnits(item),
                    ordered: item.orderedQuantity ?? 0,
                  })
                : undefined
            }
          >
            <Muted as="span" size="xs" isNumeric>
              {item.quantity} × {rupees(item.unitPricePaise)}
            </Muted>
          </LineItem>
        ))}
      </LineItems>
      {!areAllShown && (
        <Button variant="ghost" size="s" onClick={() => setAllShown(true)}>
          {t('orderDetail.showAll', { n: order.items.length })}
        </Button>
      )}
      <div className={styles.bill}>
        <Bill rows={sumRows(order)} totalLabel={t('orderDetail.total')} totalPaise={order.totalPaise} />
      </div>
    </Panel>
  );
}
