import type { CashDeposit, DeliveryPartner, PublicStoreSettings } from '@basket/domain';
import {
  formatShortDateTime,
  InlineAlert,
  ledgerRupees,
  LoadingRegion,
  Panel,
  ProgressBar,
  rupees,
  Skeleton,
} from '@basket/ui';
import styles from '../wallet.module.css';

export interface CashInHandProps {
  /** Null until it is known, like the store. */
  readonly partner: Pick<DeliveryPartner, 'cashInHandPaise'> | null;
  readonly store: Pick<PublicStoreSettings, 'cashInHandLimitPaise'> | null;
  /** What was handed in last; null if nothing was. */
  readonly lastDeposit: Pick<CashDeposit, 'amountPaise' | 'createdAt'> | null;
}

/** The cash that the partner has collected, its limit, and what exceeding the limit blocks (rule: cash-limit). */
export function CashInHand({ partner, store, lastDeposit }: CashInHandProps) {
  return (
    <Panel title="Cash in hand">
      {partner && store ? (
        <div className={styles.cash}>
          <CashAndLimit cash={partner.cashInHandPaise} limit={store.cashInHandLimitPaise} />
          {lastDeposit && (
            <p>
              Last handed in: {ledgerRupees(lastDeposit.amountPaise)} ·{' '}
              {formatShortDateTime(lastDeposit.createdAt)}
            </p>
          )}
        </div>
      ) : (
        <LoadingRegion label="Loading cash in hand" className={styles.cash}>
          <Skeleton size="l" width="half" />
          <Skeleton />
          <Skeleton width="threeQuarters" />
        </LoadingRegion>
      )}
    </Panel>
  );
}

/** Both in paise. */
function CashAndLimit({ cash, limit }: { readonly cash: number; readonly limit: number }) {
  return (
    <>
      <p className={styles.cashFigure}>
        <b>{ledgerRupees(cash)}</b> of {rupees(limit)}
      </p>
      <ProgressBar label="Cash in hand, of the limit" value={limit === 0 ? 100 : (cash / limit) * 100} />
      {cash > limit ? (
        <InlineAlert tone="warning">
          You get no cash orders with more than {rupees(limit)} in hand. Hand in cash at the store. Orders
          that are paid online still come.
        </InlineAlert>
      ) : (
        <p>With more than {rupees(limit)} you get no cash orders. Hand in cash at the store.</p>
      )}
    </>
  );
}
