import { EmptyState, Page, PageHeader, Panel, TableSkeleton } from '@basket/ui';
import { LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { OrderTabs } from '../../orders/components/order-tabs';
import { goodsToPutBack } from '../../queries';
import { GoodsOfOrder } from './components/goods-of-order';

/** /admin/orders/put-back: goods of cancelled orders that nobody can buy before they are on the shelf (rule: put-back). Live. */
export function PutBackPage() {
  usePageTitle('To put back');
  const goods = useLiveQuery(goodsToPutBack);
  return (
    <Page rhythm="panels">
      <PageHeader title="To put back" badge={<LiveState of={[goods]} />} />
      <Panel padding="none" label="Goods of cancelled orders">
        <OrderTabs current="put-back" />
        {goods.status === 'error' ? (
          <LoadFailed title="Failed to load what is to be put back" of={goods} />
        ) : goods.status !== 'ready' ? (
          <TableSkeleton label="Loading what is to be put back" rows={3} columns={2} />
        ) : goods.data.length === 0 ? (
          <EmptyState
            art="basket"
            title="Nothing to put back"
            text="Goods of cancelled orders that were picked, or on the road, wait here until somebody says that they are on the shelf."
          />
        ) : (
          <ul>
            {goods.data.map((putBack) => (
              <li key={putBack.id}>
                <GoodsOfOrder putBack={putBack} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </Page>
  );
}
