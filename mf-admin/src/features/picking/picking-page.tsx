import type { ReactNode } from 'react';
import { promisedAt, type Order, type Picking, type Stored } from '@basket/domain';
import { EmptyState, Page, PageHeader, Panel, TableSkeleton } from '@basket/ui';
import {
  combineLive,
  type Live,
  LoadFailed,
  useLiveQuery,
  usePageTitle,
  useStoreSettings,
} from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { OrderTabs } from '../../orders/components/order-tabs';
import { latestPickings, ordersToPick } from '../../queries';
import { t } from '../../texts';
import { OrderToPick } from './components/order-to-pick';
import { boardOf, type ToPick } from './pick-list';
import styles from './picking.module.css';

/** /admin/orders/picking: the orders to collect in the store, by the time they are promised for; live for all who pick. */
export function PickingPage() {
  usePageTitle(t('picking.title'));
  const orders = useLiveQuery(ordersToPick);
  const pickings = useLiveQuery(latestPickings);
  return (
    <Page rhythm="panels">
      <PageHeader title={t('picking.title')} badge={<LiveState of={[orders, pickings]} />} />
      <Panel padding="none" label={t('picking.orders')}>
        <OrderTabs current="picking" />
        <Board live={combineLive({ orders, pickings })} />
      </Panel>
    </Page>
  );
}

interface BoardProps {
  readonly live: Live<{ readonly orders: Stored<Order>[]; readonly pickings: Stored<Picking>[] }>;
}

function Board({ live }: BoardProps) {
  const settings = useStoreSettings();
  if (live.status === 'error') return <LoadFailed title={t('picking.loadFailed')} of={live} />;
  if (live.status !== 'ready') return <TableSkeleton label={t('picking.loading')} rows={4} columns={3} />;
  const board = boardOf(
    live.data.orders,
    live.data.pickings,
    (order) => promisedAt(order, settings) ?? order.createdAt,
  );
  if (board.waiting.length + board.inWork.length + board.packed.length === 0)
    return <EmptyState art="basket" title={t('picking.none')} text={t('picking.noneText')} />;
  return (
    <div className={styles.board}>
      <Column title={t('picking.toPick')} of={board.waiting}>
        {t('picking.toPickNone')}
      </Column>
      <Column title={t('picking.beingPicked')} of={board.inWork}>
        {t('picking.beingPickedNone')}
      </Column>
      <Column title={t('picking.packed')} of={board.packed}>
        {t('picking.packedNone')}
      </Column>
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly of: readonly ToPick[];
  /** Said when there is none. */
  readonly children: ReactNode;
}

function Column({ title, of, children }: ColumnProps) {
  return (
    <section className={styles.column}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{of.length}</span>
      </h2>
      {of.length === 0 ? (
        <p className={styles.none}>{children}</p>
      ) : (
        <ul>
          {of.map(({ order, picking }) => (
            <li key={order.id}>
              <OrderToPick order={order} picking={picking} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
