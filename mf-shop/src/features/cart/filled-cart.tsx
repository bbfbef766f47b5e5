import type { ReactNode } from 'react';
import { Banner, FreeDeliveryProgress, PageHeader, Panel, TextButton, TwoColumns } from '@basket/ui';
import type { CartLine } from '@basket/web';
import { t } from '../../texts';
import { CartLines } from './cart-lines';
import { CartSummary } from './cart-summary';
import { takeOutAll } from './take-out';
import { useCartOutlook } from './use-cart-outlook';
import { CheckoutBar, WayOnButton, WayOnWords } from './way-on-button';

export interface FilledCartProps {
  readonly lines: readonly CartLine[];
  /** Products that could be bought, too, above the bill. */
  readonly children?: ReactNode;
}

/** The lines of the cart and the bill. */
export function FilledCart({ lines, children }: FilledCartProps) {
  const { store, news, counted, totals, way, isClosed, promise, note, freeDelivery } = useCartOutlook(lines);
  return (
    <>
      <PageHeader
        title={t('cart.your')}
        note={note}
        actions={
          <TextButton tone="danger" onClick={() => takeOutAll(lines)}>
            {t('cart.clear')}
          </TextButton>
        }
      />
      {promise.note !== null && <Banner tone={isClosed ? 'warning' : 'info'} title={promise.text} />}
      <TwoColumns
        asideWidth="l"
        isAsideSticky
        aside={
          <CartSummary lines={counted} totals={totals} store={store}>
            <p>
              <WayOnWords {...way} />
            </p>
            <WayOnButton {...way} />
          </CartSummary>
        }
      >
        {freeDelivery.thresholdPaise > 0 && (
          <Panel label={t('cart.freeDelivery')}>
            <FreeDeliveryProgress {...freeDelivery} />
          </Panel>
        )}
        <Panel label={t('cart.items')}>
          <CartLines lines={lines} news={news} />
        </Panel>
        {children}
      </TwoColumns>
      <CheckoutBar {...way} totalPaise={totals.totalPaise} />
    </>
  );
}
