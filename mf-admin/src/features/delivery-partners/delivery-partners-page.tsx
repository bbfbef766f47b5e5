import { useState } from 'react';
import {
  publicStoreSettingsSchema,
  storeSettingsPath,
  type DeliveryPartner,
  type Stored,
} from '@basket/domain';
import { Page, PageHeader, Pager, Panel } from '@basket/ui';
import { useLiveDocument, useLiveQuery, usePageTitle } from '@basket/web';
import { LiveState } from '../../components/live-state';
import { LoadFailed } from '../../components/load-failed';
import { partnersPage, partnersPerPage } from '../../queries';
import { PartnersTable } from './components/partners-table';

type Row = Stored<DeliveryPartner>;

/** /admin/delivery-partners: everybody who delivers, by name, live (checklist A7). */
export function DeliveryPartnersPage() {
  usePageTitle('Delivery Partners');
  /** The last partner of each page before this one. */
  const [trail, setTrail] = useState<readonly Row[]>([]);
  const partners = useLiveQuery(partnersPage(trail.at(-1) ?? null));
  const settings = useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
  const failed = [partners, settings].find((live) => live.status === 'error');

  const rows = partners.status === 'ready' ? partners.data.slice(0, partnersPerPage) : [];
  const last = rows.at(-1);
  const hasMore = partners.status === 'ready' && partners.data.length > partnersPerPage;
  const firstRow = trail.length * partnersPerPage + 1;
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
        {(hasMore || trail.length > 0) && (
          <Pager
            summary={`${firstRow} to ${firstRow + rows.length - 1}`}
            onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
            onNext={hasMore && last ? () => setTrail([...trail, last]) : undefined}
          />
        )}
      </Panel>
    </Page>
  );
}
