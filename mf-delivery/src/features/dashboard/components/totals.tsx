import type { DeliveryPartner, Stored } from '@basket/domain';
import { formatNumber, KeyFigure, KeyFigures, Panel, rupees } from '@basket/ui';
import type { Live } from '@basket/web';
import { t } from '../../../texts';

/** Deliveries, earnings and balance, as the wallet writes them. */
export function Totals({ partner }: { partner: Live<Stored<DeliveryPartner>> }) {
  if (partner.status !== 'ready') return null;
  const { totalDeliveries, totalEarningsPaise, walletBalancePaise } = partner.data;
  return (
    <Panel label={t('dashboard.totals')}>
      <KeyFigures>
        <KeyFigure label={t('common.totalDeliveries')} value={formatNumber(totalDeliveries)} />
        <KeyFigure label={t('common.totalEarnings')} value={rupees(totalEarningsPaise)} />
        <KeyFigure label={t('dashboard.walletBalance')} value={rupees(walletBalancePaise)} />
      </KeyFigures>
    </Panel>
  );
}
