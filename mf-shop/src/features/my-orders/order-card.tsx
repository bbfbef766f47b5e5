import { isTrackable, itemsIn, type Order, type Stored, type Tint } from '@basket/domain';
import {
  Badge,
  ButtonLink,
  formatDateTime,
  IconChevronRight,
  OrderStatusBadge,
  Panel,
  ProductImage,
  Row,
  rupees,
  useKeptFocus,
} from '@basket/ui';
import {
  Link,
  productImageUrl,
  useCatalogue,
  useLanguage,
  useServerNow,
  useStoreSettings,
} from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { CancelOrderButton } from '../../components/orders/cancel-order-button';
import { PayNowButton } from '../../components/payment/pay-now-button';
import { firstItems } from '../../cart/cart-lines';
import { ReorderButton } from '../../components/orders/reorder-button';
import { OrderPayment } from '../../components/orders/order-payment';
import { TrackOrderLink } from '../../components/orders/track-order-link';
import { arrivalWords } from '../../orders/arrival-words';
import { lateWords } from '../../orders/late-words';
import { moneyBackText } from '../../orders/money-back';
import { arrivingItems } from '../../orders/shortage';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './order-card.module.css';

export interface OrderCardProps {
  readonly order: Stored<Order>;
  /** A sample, without actions. */
  readonly isSample?: boolean;
}

/** An order in the list: its items, status and actions. */
export function OrderCard({ order, isSample = false }: OrderCardProps) {
  const back = moneyBackText(order);
  const { shown, more } = firstItems(arrivingItems(itemsIn(order.items, useLanguage())));
  // Pictures have no address until the catalogue has loaded.
  const catalogue = useCatalogue();
  const tintFor = (productId: string): Tint | null =>
    catalogue.status === 'ready'
      ? tintOf(catalogue.data, catalogue.data.productById.get(productId)?.categoryId ?? null)
      : null;
  return (
    <Panel
      title={t('orders.number', { number: order.orderNumber })}
      badge={isSample ? <Badge tone="offer">{t('myOrders.sample')}</Badge> : undefined}
      note={formatDateTime(order.createdAt)}
      actions={<OrderStatusBadge status={order.status} />}
    >
      {!isSample && <Arrival order={order} />}
      {/* Pictures and the sum stand beside each other, also on the narrowest phone, but for large letters. */}
      <Row gap={3}>
        <Row gap={1} align="stretch" isOneLine data-testid="order-pictures">
          {shown.map(({ productId, imageId }, index) => (
            <ProductImage
              key={index}
              src={productImageUrl(productId, imageId, 'card')}
              alt=""
              size="mini"
              tint={tintFor(productId)}
            />
          ))}
        </Row>
        <p className={styles.sum}>
          <b>{rupees(order.totalPaise)}</b>
          <OrderPayment order={order} />
          {back !== null && <small>{back}</small>}
        </p>
      </Row>
      <ul className={styles.items}>
        {shown.map((item, index) => (
          <li key={index}>
            <span className={styles.count}>{item.quantity} ×</span> {item.name}
          </li>
        ))}
        {more && <li className={styles.moreItems}>{more}</li>}
      </ul>
      {!isSample && <OrderActions order={order} />}
    </Panel>
  );
}

/** When the order comes or came; the promise beside a newer time. */
function Arrival({ order }: { order: Stored<Order> }) {
  const store = useStoreSettings();
  const now = useServerNow(30_000);
  const late = lateWords(order, store, now);
  if (late) return <p className={`${styles.arrival} ${styles.late}`}>{late.short}</p>;
  const arrival = arrivalWords(order, store, now, (time) => time);
  return arrival && <p className={styles.arrival}>{arrival}</p>;
}

function OrderActions({ order }: { order: Stored<Order> }) {
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <div className={styles.actions} {...area}>
      <PayNowButton order={order} size="s" />
      <TrackOrderLink order={order} />
      <ButtonLink
        to={paths.order(order.id)}
        as={Link}
        size="s"
        variant="quiet"
        aria-label={t('myOrders.detailsOf', { number: order.orderNumber })}
        trailing={<IconChevronRight size={16} />}
      >
        {t('myOrders.details')}
      </ButtonLink>
      {!isTrackable(order.status) && <ReorderButton items={order.items} size="s" />}
      <CancelOrderButton order={order} size="s" />
    </div>
  );
}
