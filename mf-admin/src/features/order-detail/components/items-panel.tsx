import { useState } from 'react';
import { missingUnits, type Order } from '@basket/domain';
import { Bill, Button, formatCount, LineItem, LineItems, Muted, Panel, sumRows, rupees } from '@basket/ui';
import { prepareImageUrls, productImageUrl, useLoaded } from '@basket/web';
import { unitCount } from '../../../orders/order-facts';
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
  // The lines are shown without pictures until these are known.
  const pictures = useLoaded('pictures', prepareImageUrls, 'The pictures could not be loaded.');
  const pictureOf = (productId: string, imageId: string | null) =>
    pictures.status === 'ready' ? productImageUrl(productId, imageId, 'card') : null;
  return (
    <Panel title="Items" note={formatCount(unitCount(order), 'item')}>
      <LineItems label="Items">
        {order.items.map((item, index) => (
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
                ? `${missingUnits(item)} of ${item.orderedQuantity ?? 0} not in the store`
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
          Show all {formatCount(order.items.length, 'line')}
        </Button>
      )}
      <div className={styles.bill}>
        <Bill rows={sumRows(order)} totalLabel="Total" totalPaise={order.totalPaise} />
      </div>
    </Panel>
  );
}
