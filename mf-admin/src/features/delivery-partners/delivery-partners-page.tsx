import { useState } from 'react';
import { publicSettings, type DeliveryPartner, type Stored } from '@basket/domain';
import { Page, Pager, Panel, usePages } from '@basket/ui';
import { LoadFailed, useLiveDocument, useLiveQuery, usePageTitle } from '@basket/web';
import { useSettled } from '../../lists/use-settled';
import { partnersPage, partnersPerPage } from '../../queries';
import { t } from '../../texts';
import { PartnerActionDialog, type PartnerAction } from './components/partner-actions';
import { PartnerTabs } from './components/partner-tabs';
import { PartnersHeader } from './components/partners-header';
import { PartnersTable } from './components/partners-table';

type Row = Stored<DeliveryPartner>;

/** The open dialog. */
interface Open {
  readonly action: PartnerAction;
  readonly partner: Row;
}

/** /admin/delivery-partners: every partner by name, live, with what can be done for each. */
export function DeliveryPartnersPage() {
  usePageTitle(t('deliveryPartners.title'));
  const [open, setOpen] = useState<Open | null>(null);
  const pages = usePages<Row>(partnersPerPage);
  const partners = useSettled(useLiveQuery(partnersPage(pages.after)));
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  const failed = [partners, settings].find((live) => live.status === 'error');
  const { rows, pager } = pages.of(partners.status === 'ready' ? partners.data : []);
  return (
    <Page rhythm="panels">
      <PartnersHeader of={[partners, settings]} />
      <Panel padding="none" label={t('deliveryPartners.title')}>
        <PartnerTabs current="partners" />
        {failed ? (
          <LoadFailed title={t('deliveryPartners.loadFailed')} of={failed} />
        ) : (
          <PartnersTable
            rows={rows}
            isLoading={partners.status === 'loading' || settings.status === 'loading'}
            settings={settings.status === 'ready' ? settings.data : null}
            onAction={(partner, action) => setOpen({ action, partner })}
          />
        )}
        {pager && <Pager {...pager} />}
      </Panel>
      {open && (
        <PartnerActionDialog
          action={open.action}
          partner={rows.find(({ id }) => id === open.partner.id) ?? open.partner}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}
