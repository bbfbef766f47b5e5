import { useState } from 'react';
import type { Stored, WithdrawalRequest } from '@basket/domain';
import { Page, Panel } from '@basket/ui';
import { LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { pendingWithdrawals } from '../../queries';
import { t } from '../../texts';
import { PartnerTabs } from './components/partner-tabs';
import { PartnersHeader } from './components/partners-header';
import { ResolveWithdrawalDialog } from './components/resolve-withdrawal-dialog';
import { WithdrawalsTable } from './components/withdrawals-table';

interface Open {
  readonly request: Stored<WithdrawalRequest>;
  readonly decision: 'approved' | 'rejected';
}

/** /admin/delivery-partners/withdrawals: the withdrawals that wait for a decision, live. */
export function WithdrawalsPage() {
  usePageTitle(t('deliveryPartners.withdrawals'));
  const [open, setOpen] = useState<Open | null>(null);
  const requests = useLiveQuery(pendingWithdrawals);
  return (
    <Page rhythm="panels">
      <PartnersHeader of={[requests]} />
      <Panel padding="none" label={t('deliveryPartners.withdrawals')}>
        <PartnerTabs current="withdrawals" />
        {requests.status === 'error' ? (
          <LoadFailed title={t('deliveryPartners.loadFailed')} of={requests} />
        ) : (
          <WithdrawalsTable
            rows={requests.status === 'ready' ? requests.data : []}
            isLoading={requests.status === 'loading'}
            onResolve={(request, decision) => setOpen({ request, decision })}
          />
        )}
      </Panel>
      {open && <ResolveWithdrawalDialog {...open} onClose={() => setOpen(null)} />}
    </Page>
  );
}
