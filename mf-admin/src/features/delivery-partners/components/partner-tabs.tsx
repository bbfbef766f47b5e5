import { TabLinks } from '@basket/ui';
import { Link, useLiveQuery } from '@basket/web';
import { paths } from '../../../paths';
import { partnersPage, partnersPerPage, pendingWithdrawals } from '../../../queries';
import { t } from '../../../texts';

export interface PartnerTabsProps {
  readonly current: 'partners' | 'withdrawals';
}

/** Links to all partners and to the withdrawals that wait, each with its number; more partners than a page have none. */
export function PartnerTabs({ current }: PartnerTabsProps) {
  const partners = useLiveQuery(partnersPage(null));
  const withdrawals = useLiveQuery(pendingWithdrawals);
  const partnerCount = partners.status === 'ready' ? partners.data.length : undefined;
  return (
    <TabLinks
      label={t('deliveryPartners.tabs')}
      current={current}
      as={Link}
      items={[
        {
          key: 'partners',
          label: t('deliveryPartners.title'),
          to: paths.deliveryPartners,
          count: partnerCount !== undefined && partnerCount > partnersPerPage ? undefined : partnerCount,
        },
        {
          key: 'withdrawals',
          label: t('deliveryPartners.withdrawals'),
          to: paths.withdrawals,
          count: withdrawals.status === 'ready' ? withdrawals.data.length : undefined,
        },
      ]}
    />
  );
}
