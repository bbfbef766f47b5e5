import {
  publicStoreSettingsSchema,
  storeSettingsPath,
  type DeliveryPartner,
  type Stored,
} from '@basket/domain';
import { Page, PageHeader, Pager, Panel, usePages } from '@basket/ui';
import { LoadFailed, useLiveDocument, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { partnersPage, partnersPerPage } from '../../queries';
import { PartnersTable } from './components/partners-table';

/** /admin/delivery-partners: every partner by name, live. */
export function DeliveryPartnersPage() {
  usePageTitle('Delivery Partners');
  const pages = usePages<Stored<DeliveryPartner>>(partnersPerPage);
  const partners = useLiveQuery(partnersPage(pages.after));
  const settings = useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
  const failed = [partners, settings].find((live) => live.status === 'error');
  const { rows, pager } = pages.of(partners.status === 'ready' ? partners.data : []);
  return (
    <Page rhythm="panels">
      <PageHeader title="Delivery Partners" badge={<LiveState of={[partners, settings]} />} />
      <Panel padding="none" label="Delivery Partners">
        {failed ? (
          <LoadFailed title="Failed to load data" of={failed} />
        ) : (
          <PartnersTable
            rows={rows}
            isLoading={partners.status === 'loading'}
            maxOrdersPerPartner={settings.status === 'ready' ? settings.data.maxOrdersPerPartner : null}
          />
        )}
        {pager && <Pager {...pager} />}
      </Panel>
    </Page>
  );
}
