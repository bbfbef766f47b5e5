import type { DeliveryPartner, Stored } from '@basket/domain';
import { formatNumber, KeyFigure, KeyFigures, Panel, rupees } from '@basket/ui';
import type { Live } from '@basket/web';

/** Deliveries, earnings and balance, as the wallet writes them. */
export function Totals({ partner }: { partner: Live<Stored<DeliveryPartner>> }) {
  if (partner.status !== 'ready') return null;
  const { totalDeliveries, totalEarningsPaise, walletBalancePaise } = partner.data;
  return (
    <Panel label="Totals">
      <KeyFigures>
        <KeyFigure label="Total Deliveries" value={formatNumber(totalDeliveries)} />
        <KeyFigure label="Total Earnings" value={rupees(totalEarningsPaise)} />
        <KeyFigure label="Wallet Balance" value={rupees(walletBalancePaise)} />
      </KeyFigures>
    </Panel>
  );
}
