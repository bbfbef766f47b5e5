import type { CashDeposit, DeliveryPartner, PublicStoreSettings } from '@basket/domain';
import {
  formatShortDateTime,
  InlineAlert,
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
  /** The latest deposit; null if there is none. */
  readonly lastDeposit: Pick<
    CashDeposit,
    'amountPaise' | 'correctionPaise' | 'correctsId' | 'note' | 'createdAt'
  > | null;
}

/** The cash that the partner has collected, its limit, and what exceeding the limit blocks (rule: cash-limit). */
export function CashInHand({ partner, store, lastDeposit }: CashInHandProps) {
  return (
    <Panel title="Cash in hand">
      {partner && store ? (
        <div className={styles.cash}>
          <CashAndLimit cash={partner.cashInHandPaise} limit={store.cashInHandLimitPaise} />
          {lastDeposit && <LastDeposit deposit={lastDeposit} />}
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

/** The latest deposit, or the news that the store has taken one back, and why (rule: deposit-corrected). */
function LastDeposit({ deposit }: { deposit: NonNullable<CashInHandProps['lastDeposit']> }) {
  const { amountPaise, correctionPaise, correctsId, note, createdAt } = deposit;
  const at = formatShortDateTime(createdAt);
  if (correctsId === null)
    return (
      <p>
        Last handed in: {rupees(amountPaise)} · {at}
      </p>
    );
  return (
    <InlineAlert tone="warning">
      The store took back a deposit of {rupees(-correctionPaise)}: {note} · {at}
    </InlineAlert>
  );
}

/** Both in paise. */
function CashAndLimit({ cash, limit }: { readonly cash: number; readonly limit: number }) {
  return (
    <>
      <p className={styles.cashFigure}>
        <b>{rupees(cash)}</b> of {rupees(limit)}
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
