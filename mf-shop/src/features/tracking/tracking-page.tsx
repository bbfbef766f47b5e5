import { isPaidBack, isTrackable, promiseState, receiverOf, type Order, type Stored } from '@basket/domain';
import {
  ArrivalBox,
  ButtonLink,
  formatPhone,
  IconChevronRight,
  IconHeadset,
  LiveBadge,
  LoadingRegion,
  Page,
  PageHeader,
  Panel,
  ProgressBar,
  Row,
  TextLink,
  useKeptFocus,
} from '@basket/ui';
import {
  Link,
  useCatalogue,
  useOnline,
  useParams,
  usePageTitle,
  useServerNow,
  useStoreSettings,
} from '@basket/web';
import { itemCount } from '../../cart/cart-lines';
import { OrderGate } from '../../components/orders/order-gate';
import { ReorderButton } from '../../components/orders/reorder-button';
import { OrderItemsList } from '../../components/orders/order-items-list';
import { arrivalWords } from '../../orders/arrival-words';
import { progressPercent } from '../../orders/order-steps';
import { OrderTimeline } from '../../components/orders/order-timeline';
import { LateNotice } from '../../components/orders/late-notice';
import { PanelSkeletons } from '../../components/orders/panel-skeletons';
import { PaymentNotice } from '../../components/payment/payment-notice';
import { ShortNotice } from '../../components/orders/order-payment';
import { PartnerCard } from '../../components/orders/partner-card';
import { paths } from '../../paths';
import { t } from '../../texts';
import { arrivalMinutes, headline, progressText } from './arrival';
import { PartnerMap } from './partner-map';
import styles from './tracking-page.module.css';

/** /home/tracking/{orderId}: where the order is now; changes appear by themselves. */
export function TrackingPage() {
  const { orderId = '' } = useParams();
  usePageTitle(t('tracking.title'));
  return (
    <OrderGate orderId={orderId} skeleton={<TrackingSkeleton />}>
      {(order, isFromCache) => <Tracking order={order} isFromCache={isFromCache} />}
    </OrderGate>
  );
}

interface TrackingProps {
  readonly order: Stored<Order>;
  readonly isFromCache: boolean;
}

function Tracking({ order, isFromCache }: TrackingProps) {
  const catalogue = useCatalogue();
  const { delivery, assignment } = order;
  const receiver = receiverOf(order);
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <div {...area}>
      <Page width="narrow" rhythm="panels">
        <Arrival order={order} isFromCache={isFromCache} />
        {!isTrackable(order.status) && (
          <div className={styles.again}>
            <ReorderButton items={order.items} isMain={order.status === 'delivered'} />
          </div>
        )}
        <LateNotice order={order} canCancel />
        <ShortNotice order={order} />
        <PaymentNotice order={order} />
        {assignment !== null && assignment.acceptedAt !== null && order.status !== 'cancelled' && (
          <PartnerCard assignment={assignment} />
        )}
        <PartnerMap order={order} store={catalogue.status === 'ready' ? catalogue.data.store : null} />
        <Panel title={t('tracking.status')}>
          <OrderTimeline order={order} />
        </Panel>
        <Panel
          title={t('orders.itemCount', { n: itemCount(order.items) })}
          actions={
            <TextLink to={paths.order(order.id)} as={Link} trailing={<IconChevronRight size={16} />}>
              {t('tracking.viewBill')}
            </TextLink>
          }
        >
          <OrderItemsList items={order.items} />
        </Panel>
        <Panel title={t('tracking.deliverTo')}>
          <address className={styles.address}>
            {receiver.isNamed && (
              <>
                <b>{receiver.name}</b>, {formatPhone(receiver.phone)}
                <br />
              </>
            )}
            {delivery.address}, {delivery.city}, {delivery.state} {delivery.pincode}
          </address>
        </Panel>
        <ButtonLink to={paths.order(order.id)} as={Link} variant="quiet">
          {t('tracking.viewDetails')}
        </ButtonLink>
      </Page>
    </div>
  );
}

/** The head of the page. An order that has ended is not live. */
function Head({ isLive, isFromCache }: { isLive: boolean; isFromCache: boolean }) {
  const isOnline = useOnline();
  return (
    <PageHeader
      title={t('tracking.title')}
      badge={
        isLive && (
          <LiveBadge tone="onBrand" state={!isOnline ? 'offline' : isFromCache ? 'connecting' : 'live'} />
        )
      }
      actions={
        <TextLink to={paths.help} as={Link} tone="onBrand" leading={<IconHeadset size={16} />}>
          {t('tracking.help')}
        </TextLink>
      }
    />
  );
}

/** The band: the hour and the minutes if they are known, progress, one line of text. */
function Arrival({ order, isFromCache }: TrackingProps) {
  const store = useStoreSettings();
  const now = useServerNow(10_000);
  const isOver = isPaidBack(order);
  const minutes = isOver ? null : arrivalMinutes(order, now, store.deliveryTimeMinutes);
  const percent = isOver ? null : progressPercent(order);
  const isLate = isTrackable(order.status) && promiseState(order, store, now)?.isLate === true;
  const arrival = arrivalWords(order, store, now);
  return (
    <ArrivalBox
      isAtTop
      head={<Head isLive={isTrackable(order.status)} isFromCache={isFromCache} />}
      minutes={minutes}
      isLate={isLate}
      title={isLate ? t('tracking.late') : headline(order)}
      by={isOver ? null : arrival}
      above={t('orders.number', { number: order.orderNumber })}
    >
      {percent !== null && (
        <ProgressBar label={t('tracking.progress')} value={percent} segments={5} isOnBrand />
      )}
      <Row as="p" gap={3} align="stretch" justify="between" isOneLine>
        <span>{progressText(order, now)}</span>
        {percent !== null && <span className={styles.percent}>{percent}%</span>}
      </Row>
    </ArrivalBox>
  );
}

function TrackingSkeleton() {
  return (
    <LoadingRegion label={t('tracking.loading')}>
      <Page width="narrow" rhythm="panels">
        <div className={styles.bandSkeleton} />
        <PanelSkeletons count={2} />
      </Page>
    </LoadingRegion>
  );
}
