import { missingForFreeDelivery, totalsFor } from '@basket/domain';
import { formatCount, FreeDeliveryProgress, PageHeader, Panel, TextButton, TwoColumns } from '@basket/ui';
import { cartItemCount, cartSubtotalPaise, type CartLine, useStoreSettings } from '@basket/web';
import { CartLines } from './cart-lines-panel';
import { CartSummary, CheckoutBar } from './cart-summary';
import { useFreshLines } from './use-fresh-lines';

export interface FilledCartProps {
  readonly lines: readonly CartLine[];
  readonly onRemove: (line: CartLine) => void;
  readonly onClear: () => void;
}

/** The lines of the cart and the bill. */
export function FilledCart({ lines, onRemove, onClear }: FilledCartProps) {
  const store = useStoreSettings();
  const news = useFreshLines(lines);
  const totals = totalsFor(cartSubtotalPaise(lines), store);
  const isBlocked = lines.some(({ key }) => news.get(key)?.isBlocked);
  const missingPaise = missingForFreeDelivery(totals.subtotalPaise, store);
  return (
    <>
      <PageHeader
        title="Your cart"
        note={`${formatCount(cartItemCount(lines), 'item')} · delivery in ${store.deliveryTimeMinutes} minutes`}
        actions={
          <TextButton tone="danger" onClick={onClear}>
            Clear Cart
          </TextButton>
        }
      />
      <TwoColumns
        asideWidth="l"
        isAsideSticky
        aside={<CartSummary lines={lines} totals={totals} store={store} isBlocked={isBlocked} />}
      >
        {store.freeDeliveryThresholdPaise > 0 && (
          <Panel label="Free delivery">
            <FreeDeliveryProgress
              missingPaise={missingPaise}
              thresholdPaise={store.freeDeliveryThresholdPaise}
            />
          </Panel>
        )}
        <CartLines lines={lines} news={news} onRemove={onRemove} />
      </TwoColumns>
      <CheckoutBar totalPaise={totals.totalPaise} isBlocked={isBlocked} />
    </>
  );
}
