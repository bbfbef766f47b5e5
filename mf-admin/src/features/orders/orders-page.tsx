import { useState } from 'react';
import { isFoundBy, readOrderSearch } from '@basket/domain';
import { Button, ButtonLink, IconDownload, IconPhone, Page, PageHeader, Pager, Panel, Row } from '@basket/ui';
import { Link, LoadFailed, useLiveQuery, useOnline, usePageTitle } from '@basket/web';
import { SoundSwitch } from '../../attention/sound-switch';
import { LiveState } from '../../components/state-badges';
import { OrderTabs } from '../../orders/components/order-tabs';
import { StatusChanges } from '../../orders/components/status-changes';
import { rowsSummary } from '../../lists/rows-summary';
import { paths } from '../../paths';
import { ordersPage, ordersPerPage } from '../../queries';
import { t } from '../../texts';
import { ExportOrders } from './components/export-orders';
import { Filters } from './components/filters';
import { OrderSearchField } from './components/order-search-field';
import { OrdersTable } from './components/orders-table';
import styles from './orders-page.module.css';
import { useFreshRows } from './use-fresh-rows';
import { useKeptRow } from './use-kept-row';
import { useOrderCounts } from './use-order-counts';
import { useOrdersView } from './use-orders-view';

/** /admin/orders: every order, newest first, live. Filter, search and page are kept in the address. */
export function OrdersPage() {
  usePageTitle(t('orders.title'));
  const { view, query, firstRow, next, previous, search, filterBy, addressOf } = useOrdersView();
  const [isExporting, setIsExporting] = useState(false);
  const countOf = useOrderCounts(view.filter);
  const wanted = readOrderSearch(view.search);
  const orders = useLiveQuery(ordersPage({ ...view, search: wanted }));
  const page = orders.status === 'ready' ? orders.data.slice(0, ordersPerPage) : [];
  const found = wanted ? page.filter((order) => isFoundBy(order, wanted)) : page;
  const { rows, keep } = useKeptRow(query, found);
  const total = wanted ? undefined : countOf(view.status);
  const last = page.at(-1);
  // The cache may hold only part of the page, so that rows are counted once the server has answered.
  const isOnline = useOnline();
  const isSettled = orders.status === 'ready' && !(orders.isFromCache && isOnline);
  const isFresh = useFreshRows(query, page, isSettled);
  const hasMore = orders.status === 'ready' && orders.data.length > ordersPerPage;
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('orders.title')}
        badge={<LiveState of={[orders]} />}
        actions={
          <>
            <SoundSwitch />
            <Button
              variant="quiet"
              size="s"
              leading={<IconDownload />}
              disabled={rows.length === 0}
              onClick={() => setIsExporting(true)}
            >
              <span className={styles.beside}>{t('orders.export')}</span>
            </Button>
            <ButtonLink size="s" leading={<IconPhone />} to={paths.newOrder} as={Link}>
              {t('orders.newOrder')}
            </ButtonLink>
          </>
        }
      />
      {isExporting && (
        <ExportOrders
          shown={{ ...view, search: wanted }}
          total={total}
          onClose={() => setIsExporting(false)}
        />
      )}
      <Panel padding="none" label={t('orders.title')}>
        <OrderTabs current={view.status ?? 'all'} addressOf={addressOf} countOf={countOf} />
        <Row gap={2} isInset>
          <div className={styles.search}>
            <OrderSearchField searched={view.search} onSearch={search} />
          </div>
          <Filters filter={view.filter} onFilter={filterBy} />
        </Row>
        {orders.status === 'error' ? (
          <LoadFailed title={t('orders.loadFailed')} of={orders} />
        ) : (
          <StatusChanges onChange={keep}>
            <OrdersTable
              rows={rows}
              isFresh={isFresh}
              isLoading={orders.status === 'loading'}
              isSearch={wanted !== null}
              isFiltered={Object.values(view.filter).some((fact) => fact !== null)}
            />
          </StatusChanges>
        )}
        {isSettled && (page.length > 0 || previous) && (
          <Pager
            summary={rowsSummary('order', firstRow, found.length, total)}
            onPrevious={previous}
            onNext={hasMore && last ? () => next(last) : undefined}
          />
        )}
      </Panel>
    </Page>
  );
}
