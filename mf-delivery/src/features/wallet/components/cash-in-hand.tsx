import type { CashDeposit, DeliveryPartner, PublicStoreSettings } from '@basket/domain';
import {
  bold,
  formatShortDateTime,
  InlineAlert,
  LoadingRegion,
  Panel,
  ProgressBar,
  rupees,
  Skeleton,
} from '@basket/ui';
import { rich, t } from '../../../texts';
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
    <Panel title={t('wallet.cashInHand')}>
      {partner && store ? (
        <div className={styles.cash}>
          <CashAndLimit cash={partner.cashInHandPaise} limit={store.cashInHandLimitPaise} />
          {lastDeposit && <LastDeposit deposit={lastDeposit} />}
        </div>
      ) : (
        <LoadingRegion label={t('wallet.loadingCash')} className={styles.cash}>
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
  if (correctsId === null) return <p>{t('wallet.lastHandedIn', { amount: rupees(amountPaise), at })}</p>;
  return (
    <InlineAlert tone="warning">
      {t('wallet.depositTakenBack', { amount: rupees(-correctionPaise), note, at })}
    </InlineAlert>
  );
}

/** Both in paise. */
function CashAndLimit({ cash, limit }: { readonly cash: number; readonly limit: number }) {
  return (
    <>
      <p className={styles.cashFigure}>
        {rich('wallet.cashOfLimit', { cash: rupees(cash), limit: rupees(limit), b: bold })}
      </p>
      <ProgressBar label={t('wallet.cashInHandOfLimit')} value={limit === 0 ? 100 : (cash / limit) * 100} />
      {cash > limit ? (
        <InlineAlert tone="warning">{t('wallet.overCashLimit', { limit: rupees(limit) })}</InlineAlert>
      ) : (
        <p>{t('wallet.cashLimit', { limit: rupees(limit) })}</p>
      )}
    </>
  );
}
