import type { ReactNode } from 'react';
import {
  defaultStoreSettings,
  orders,
  pickingObstacle,
  pickings,
  publicSettings,
  type Order,
  type OrderStatus,
  type Picking,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { ButtonLink, EmptyState, Page, PageHeader, Panel, TableSkeleton, useKeptFocus } from '@basket/ui';
import {
  Link,
  LoadFailed,
  useLiveDocument,
  useParams,
  usePageTitle,
  useServerNow,
  useSession,
} from '@basket/web';
import { useStored } from '@basket/web/stored';
import { LiveState } from '../../components/state-badges';
import { PromiseBadge } from '../../orders/components/promise-badge';
import { paths } from '../../paths';
import { t } from '../../texts';
import { BeforePicking } from './components/before-picking';
import { Packed } from './components/packed';
import { PackingSlip } from './components/packing-slip';
import { PickInProgress } from './components/pick-in-progress';
import { usePickGroups } from './use-pick-groups';

const halfMinuteMs = 30_000;

/** /admin/orders/picking/{id}: collects the goods of one order, on a phone in one hand. */
export function PickOrderPage() {
  const { orderId = '' } = useParams();
  const live = useStored(orders, orderId);
  const picking = useStored(pickings, orderId);
  // Not the published ones: until those have come, the slip would bear the name of no store.
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  usePageTitle(
    live.status === 'ready'
      ? t('picking.pickNumber', { number: live.data.orderNumber })
      : t('picking.pickOrder'),
  );

  if (live.status === 'missing')
    return <Gone title={t('picking.notFound')} text={t('picking.notFoundText')} />;
  const failed = [live, picking, settings].find(({ status }) => status === 'error');
  if (failed?.status === 'error')
    return (
      <Page rhythm="panels" width="narrow">
        <PageHeader title={t('picking.pickOrder')} />
        <LoadFailed title={t('picking.loadOrderFailed')} of={failed} />
      </Page>
    );
  if (live.status !== 'ready' || picking.status === 'loading' || settings.status === 'loading')
    return <Loading />;
  return (
    <OrderInStore
      order={live.data}
      picking={picking.status === 'ready' ? picking.data : null}
      settings={settings.status === 'ready' ? settings.data : defaultStoreSettings}
      badge={<LiveState of={[live]} />}
    />
  );
}

interface OrderInStoreProps {
  readonly order: Stored<Order>;
  readonly picking: Picking | null;
  readonly settings: PublicStoreSettings;
  readonly badge: ReactNode;
}

/** The controls to go on with: what is to be picked, or the digits that the partner says. */
const nextControls = '[aria-pressed="false"], #hand-digits';

/** Each step takes away the button that led to it: the focus goes on with the order (rule: focus-kept). */
function OrderInStore(props: OrderInStoreProps) {
  const area = useKeptFocus<HTMLDivElement>(nextControls);
  return (
    <div {...area}>
      <CurrentStep {...props} />
    </div>
  );
}

function CurrentStep({ order, picking, settings, badge }: OrderInStoreProps) {
  const uid = useSession((state) => state.user?.uid ?? null);
  const now = useServerNow(halfMinuteMs);
  const groups = usePickGroups(order.items);
  const obstacle = pickingObstacle(order);
  if (obstacle === 'order_awaits_payment')
    return <Gone title={t('picking.notPaid')} text={t('picking.notPaidText')} />;
  if (obstacle === 'order_paid_back')
    return <Gone title={t('picking.paidBack')} text={t('picking.paidBackText')} />;
  if (obstacle !== null) return <Gone {...goneTexts[order.status]()} />;
  if (groups === null) return <Loading />;
  const stage =
    picking === null || (picking.packedAt === null && picking.pickerId !== uid)
      ? 'before'
      : picking.packedAt === null
        ? 'picking'
        : 'packed';
  return (
    <>
      <div data-print="hide">
        <Page rhythm="panels" width="narrow">
          <PageHeader
            title={order.orderNumber}
            badge={
              <>
                <PromiseBadge order={order} settings={settings} now={now} />
                {badge}
              </>
            }
            note={order.customerName}
          />
          {stage === 'before' && <BeforePicking order={order} picking={picking} groups={groups} />}
          {stage === 'picking' && picking && (
            <PickInProgress key={order.id} order={order} picking={picking} groups={groups} />
          )}
          {stage === 'packed' && picking && <Packed order={order} picking={picking} />}
        </Page>
      </div>
      <PackingSlip order={order} picking={picking} groups={groups} storeName={settings.storeName} />
    </>
  );
}

function Loading() {
  return (
    <Page rhythm="panels" width="narrow">
      <PageHeader title={t('picking.pickOrder')} />
      <Panel padding="none">
        <TableSkeleton label={t('picking.loadingOrder')} rows={5} columns={2} />
      </Panel>
    </Page>
  );
}

interface GoneProps {
  readonly title: string;
  readonly text: string;
}

const nothingToPick = (): GoneProps => ({ title: t('picking.none'), text: '' });

const goneTexts: Readonly<Record<OrderStatus, () => GoneProps>> = {
  pending: nothingToPick,
  assigned: nothingToPick,
  confirmed: nothingToPick,
  preparing: nothingToPick,
  out_for_delivery: () => ({ title: t('picking.onItsWay'), text: t('picking.onItsWayText') }),
  delivered: () => ({ title: t('picking.delivered'), text: t('picking.deliveredText') }),
  cancelled: () => ({ title: t('picking.cancelled'), text: t('picking.cancelledText') }),
};

function Gone({ title, text }: GoneProps) {
  return (
    <Page rhythm="panels" width="narrow">
      <Panel>
        <EmptyState
          art="orders"
          headingLevel={1}
          title={title}
          text={text}
          action={
            <ButtonLink to={paths.picking} as={Link} size="l">
              {t('picking.nextOrder')}
            </ButtonLink>
          }
        />
      </Panel>
    </Page>
  );
}
