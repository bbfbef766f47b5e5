import { Banner, Bill, Button, InlineAlert, Panel, sumRows, Skeleton, Stack } from '@basket/ui';
import type { BillState } from '@basket/web/checkout';
import { t } from '../../../texts';
import styles from '../new-order.module.css';
import { problemText, type OrderLine } from '../order-lines';
import type { OrderTime } from '../use-order-time';

export interface OrderBillProps {
  readonly lines: readonly OrderLine[];
  readonly quote: BillState;
  /** Requests the bill again. */
  readonly onRetry: () => void;
  readonly time: OrderTime;
  /** Why the order was not placed. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** Id of the form that places the order; null before there is a customer. */
  readonly formId: string | null;
}

/** The bill as the server makes it, and the button that places the order. */
export function OrderBill({ lines, quote, onRetry, time, problem, isBusy, formId }: OrderBillProps) {
  const isClosed = time.choice.wanted === null;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel title={t('newOrder.bill')} note={units > 0 ? t('newOrder.items', { n: units }) : undefined}>
      <Stack gap={3}>
        {isClosed ? (
          <Banner tone="warning" title={t('newOrder.closed')} text={t('newOrder.closedText')} />
        ) : (
          <p className={styles.note}>{time.words}</p>
        )}
        {lines.length === 0 ? (
          <p className={styles.note}>{t('newOrder.noLines')}</p>
        ) : (
          <Total quote={quote} onRetry={onRetry} />
        )}
        {formId === null && <p className={styles.note}>{t('newOrder.noCustomer')}</p>}
        <Button
          type="submit"
          form={formId ?? undefined}
          isBusy={isBusy}
          disabled={formId === null || quote.quote === null || isClosed || time.choice.problem !== null}
        >
          {t(isBusy ? 'newOrder.placing' : 'newOrder.place')}
        </Button>
        {problem !== null && <InlineAlert>{problem}</InlineAlert>}
      </Stack>
    </Panel>
  );
}

/** The server's figures, or why there are none. */
function Total({ quote, onRetry }: Pick<OrderBillProps, 'quote' | 'onRetry'>) {
  if (quote.status === 'loading') return <Skeleton variant="block" />;
  if (quote.status === 'refused') return <InlineAlert>{problemText(quote.refusal)}</InlineAlert>;
  if (quote.status === 'failed')
    return (
      <InlineAlert>
        {t('newOrder.billFailed')}{' '}
        <Button variant="quiet" size="s" onClick={onRetry}>
          {t('newOrder.retry')}
        </Button>
      </InlineAlert>
    );
  const bill = quote.quote;
  return (
    <Bill
      rows={sumRows(bill)}
      totalLabel={t(bill.totalPaise > 0 ? 'newOrder.cashOnDelivery' : 'newOrder.nothingToPay')}
      totalPaise={bill.totalPaise}
    />
  );
}
