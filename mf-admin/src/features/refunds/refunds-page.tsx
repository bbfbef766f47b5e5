import { Page, PageHeader, Panel } from '@basket/ui';
import { LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { OrderTabs } from '../../orders/components/order-tabs';
import { unsettledRefunds } from '../../queries';
import { RefundsTable } from './components/refunds-table';

/** /admin/orders/refunds: money that has not reached its customer yet, live. */
export function RefundsPage() {
  usePageTitle('Refunds');
  const refunds = useLiveQuery(unsettledRefunds);
  return (
    <Page rhythm="panels">
      <PageHeader title="Refunds" badge={<LiveState of={[refunds]} />} />
      <Panel padding="none" label="Unsettled refunds">
        <OrderTabs current="refunds" />
        {refunds.status === 'error' ? (
          <LoadFailed title="Failed to load refunds" of={refunds} />
        ) : (
          <RefundsTable
            rows={refunds.status === 'ready' ? refunds.data : []}
            isLoading={refunds.status === 'loading'}
          />
        )}
      </Panel>
    </Page>
  );
}
