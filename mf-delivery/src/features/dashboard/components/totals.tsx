import type { DeliveryPartner, Stored } from '@basket/domain';
import { formatNumber, KeyFigure, KeyFigures, ledgerRupees, Panel } from '@basket/ui';
import type { Live } from '@basket/web';

/** Deliveries, earnings and balance, in rupees as the wallet writes them. */
export function Totals({ partner }: { partner: Live<Stored<DeliveryPartner>> }) {
  if (partner.status !== 'ready') return null;
  const { totalDeliveries, totalEarningsPaise, walletBalancePaise } = partner.data;
  return (
    <Panel label="Totals">
      <KeyFigures>
        <KeyFigure label="Total Deliveries" value={formatNumber(totalDeliveries)} />
        <KeyFigure label="Total Earnings" value={ledgerRupees(totalEarningsPaise)} />
        <KeyFigure label="Wallet Balance" value={ledgerRupees(walletBalancePaise)} />
      </KeyFigures>
    </Panel>
  );
}
