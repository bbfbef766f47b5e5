import { Page, PageHeader, Panel } from '@basket/ui';
import { LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/state-badges';
import { OrderTabs } from '../../orders/components/order-tabs';
import { unsettledRefunds } from '../../queries';
import { t } from '../../texts';
import { RefundsTable } from './components/refunds-table';

/** /admin/orders/refunds: money that has not reached its customer yet, live. */
export function RefundsPage() {
  usePageTitle(t('refunds.title'));
  const refunds = useLiveQuery(unsettledRefunds);
  return (
    <Page rhythm="panels">
      <PageHeader title={t('refunds.title')} badge={<LiveState of={[refunds]} />} />
      <Panel padding="none" label={t('refunds.unsettled')}>
        <OrderTabs current="refunds" />
        {refunds.status === 'error' ? (
          <LoadFailed title={t('refunds.loadFailed')} of={refunds} />
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
