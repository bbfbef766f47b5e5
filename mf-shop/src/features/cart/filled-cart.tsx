import { freeDeliveryFromPaise, missingForFreeDelivery, totalsFor } from '@basket/domain';
import {
  Banner,
  formatCount,
  FreeDeliveryProgress,
  PageHeader,
  Panel,
  promiseWords,
  TextButton,
  TwoColumns,
} from '@basket/ui';
import {
  cartItemCount,
  cartSubtotalPaise,
  useDeliveryPromise,
  useServerNow,
  useStoreSettings,
  type CartLine,
} from '@basket/web';
import { CartLines } from './cart-lines-panel';
import { CartSummary, CheckoutBar } from './cart-summary';
import { takeOutAll } from './take-out';
import { useFreshLines } from './use-fresh-lines';

/** The lines of the cart and the bill. */
export function FilledCart({ lines }: { lines: readonly CartLine[] }) {
  const store = useStoreSettings();
  useServerNow(60_000); // the promise follows the clock
  const promise = useDeliveryPromise();
  const words = promiseWords(promise);
  const news = useFreshLines(lines);
  const counted = lines.filter(({ key }) => !news.get(key)?.isGone);
  const totals = totalsFor(cartSubtotalPaise(counted), store);
  const isClosed = promise.kind === 'closed' && !promise.takesSlots;
  const obstacle = isClosed ? 'closed' : lines.some(({ key }) => news.get(key)?.isBlocked) ? 'items' : null;
  const missingPaise = missingForFreeDelivery(totals.subtotalPaise, store);
  const freeFromPaise = freeDeliveryFromPaise(store);
  return (
    <>
      <PageHeader
        title="Your cart"
        note={[
          formatCount(cartItemCount(counted), 'item'),
          ...(words.note === null ? [words.text] : []),
        ].join(' · ')}
        actions={
          <TextButton tone="danger" onClick={() => takeOutAll(lines)}>
            Clear Cart
          </TextButton>
        }
      />
      {words.note !== null && <Banner tone={isClosed ? 'warning' : 'info'} title={words.text} />}
      <TwoColumns
        asideWidth="l"
        isAsideSticky
        aside={<CartSummary lines={counted} totals={totals} store={store} obstacle={obstacle} />}
      >
        {freeFromPaise > 0 && (
          <Panel label="Free delivery">
            <FreeDeliveryProgress missingPaise={missingPaise} thresholdPaise={freeFromPaise} />
          </Panel>
        )}
        <CartLines lines={lines} news={news} />
      </TwoColumns>
      <CheckoutBar totalPaise={totals.totalPaise} obstacle={obstacle} />
    </>
  );
}
