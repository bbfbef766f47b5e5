import type { ReactNode } from 'react';
import type { PublicStoreSettings } from '@basket/domain';
import { Bill, LoadingRegion, Muted, Panel, Skeleton, Stack } from '@basket/ui';
import type { CartLine } from '@basket/web';
import type { BillState, OrderBill } from '@basket/web/checkout';
import { billRows } from '../../../cart/cart-bill';
import { t } from '../../../texts';
import { quotedUnitPrices } from './use-cart-quote';
import styles from './checkout-bill.module.css';

export interface CheckoutBillProps {
  readonly quote: BillState;
  readonly lines: readonly CartLine[];
  readonly store: PublicStoreSettings;
  /** The button below the bill, on desktops. */
  readonly children: ReactNode;
}

/** The full bill from the server, before paying. */
export function CheckoutBill({ quote, lines, store, children }: CheckoutBillProps) {
  return (
    <Panel title={t('checkout.bill')}>
      {quote.status === 'ready' ? (
        <QuotedBill quote={quote.quote} lines={lines} store={store} />
      ) : quote.status === 'failed' ? (
        <Muted>{t('checkout.billFailed')}</Muted>
      ) : quote.status === 'refused' ? (
        <Muted>{t('checkout.billWaits')}</Muted>
      ) : (
        <Stack as={LoadingRegion} gap={2} label={t('checkout.billLoading')}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton size="m" />
        </Stack>
      )}
      <div className={styles.action}>{children}</div>
    </Panel>
  );
}

function QuotedBill({
  quote,
  lines,
  store,
}: {
  quote: OrderBill;
  lines: readonly CartLine[];
  store: PublicStoreSettings;
}) {
  const unitPaise = quotedUnitPrices(quote);
  const savedPaise = lines.reduce((sum, line) => {
    const eachPaise = unitPaise.get(line.key) ?? line.originalPricePaise;
    return sum + Math.max(0, line.originalPricePaise - eachPaise) * line.quantity;
  }, 0);
  return (
    <Bill
      rows={billRows({ ...quote, originalPaise: quote.subtotalPaise + savedPaise }, store)}
      totalPaise={quote.totalPaise}
      savingsPaise={savedPaise}
    />
  );
}
