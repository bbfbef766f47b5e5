import { ledgerRupees, formatNumber, KeyFigure, KeyFigures, Page, Panel, rupees } from '@basket/ui';
import { LoadFailed, useLiveQuery, usePageTitle } from '@basket/web';
import { Band } from '../../components/band';
import { useDelivery } from '../../delivery-context';
import { latestWalletRows } from '../../queries';
import { Transactions } from './components/transactions';
import styles from './wallet.module.css';

const unknown = '–';

/** /delivery/wallet: the balance and the latest transactions. */
export function WalletPage() {
  usePageTitle('Wallet');
  const { uid, partner } = useDelivery();
  const rows = useLiveQuery(uid === '' ? null : latestWalletRows(uid));
  const known = partner.status === 'ready' ? partner.data : null;
  return (
    <Page width="narrow" rhythm="panels">
      <Band>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            Wallet
          </h1>
          <span className={styles.owner}>{known?.name}</span>
        </div>
        <dl className={styles.balance}>
          <dt>Available Balance</dt>
          <dd>{known ? ledgerRupees(known.walletBalancePaise) : unknown}</dd>
        </dl>
      </Band>
      {partner.status === 'error' && <LoadFailed title="Failed to load wallet data" of={partner} />}
      <Panel label="Earnings">
        <KeyFigures>
          <KeyFigure label="Total Earnings" value={known ? rupees(known.totalEarningsPaise) : unknown} />
          <KeyFigure label="Total Deliveries" value={known ? formatNumber(known.totalDeliveries) : unknown} />
          <KeyFigure label="Cash in hand" value={known ? rupees(known.cashInHandPaise) : unknown} />
        </KeyFigures>
      </Panel>
      <Transactions rows={rows} />
    </Page>
  );
}
