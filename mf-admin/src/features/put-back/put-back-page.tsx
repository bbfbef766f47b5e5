import { EmptyState, Page, PageHeader, Panel, TableSkeleton } from '@basket/ui';
import { LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { OrderTabs } from '../../orders/components/order-tabs';
import { goodsToPutBack } from '../../queries';
import { t } from '../../texts';
import { GoodsOfOrder } from './components/goods-of-order';

/** /admin/orders/put-back: goods of cancelled orders that nobody can buy before they are on the shelf (rule: put-back). Live. */
export function PutBackPage() {
  usePageTitle(t('putBack.title'));
  const goods = useLiveQuery(goodsToPutBack);
  return (
    <Page rhythm="panels">
      <PageHeader title={t('putBack.title')} badge={<LiveState of={[goods]} />} />
      <Panel padding="none" label={t('putBack.goods')}>
        <OrderTabs current="put-back" />
        {goods.status === 'error' ? (
          <LoadFailed title={t('putBack.loadFailed')} of={goods} />
        ) : goods.status !== 'ready' ? (
          <TableSkeleton label={t('putBack.loading')} rows={3} columns={2} />
        ) : goods.data.length === 0 ? (
          <EmptyState art="basket" title={t('putBack.none')} text={t('putBack.noneText')} />
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
