import type { ReactNode } from 'react';
import {
  freeDeliveryFromPaise,
  missingForFreeDelivery,
  totalsFor,
  type PublicStoreSettings,
} from '@basket/domain';
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
  useSession,
  useStoreSettings,
  type CartLine,
} from '@basket/web';
import { areaObstacle, useDeliveryPlace } from '@basket/web/places';
import { deliveryStart, placeName } from '../../account/delivery-start';
import { comingWords, whereAndWhen } from '../../cart/where-and-when';
import { CartLines } from './cart-lines-panel';
import { CartSummary } from './cart-summary';
import { takeOutAll } from './take-out';
import { useFreshLines } from './use-fresh-lines';
import { wayOn } from './way-on';
import { CheckoutBar, WayOnButton, WayOnWords } from './way-on-button';

/** Where the checkout will begin to deliver to; null while nothing is known of it. */
function usePlaceName(store: PublicStoreSettings): {
  readonly name: string | null;
  readonly isServed: boolean;
} {
  const profile = useSession((state) => state.profile);
  const { form, saved } = deliveryStart(useDeliveryPlace(), profile);
  const place = {
    pincode: form.pincode,
    latitude: saved?.latitude ?? null,
    longitude: saved?.longitude ?? null,
  };
  return {
    name: placeName(form, profile?.savedAddresses ?? []),
    isServed: form.pincode === '' || areaObstacle(place, store) === null,
  };
}

export interface FilledCartProps {
  readonly lines: readonly CartLine[];
  /** Products that could be bought, too, above the bill. */
  readonly children?: ReactNode;
}

/** The lines of the cart and the bill. */
export function FilledCart({ lines, children }: FilledCartProps) {
  const store = useStoreSettings();
  useServerNow(60_000); // the promise follows the clock
  const promise = useDeliveryPromise();
  const words = promiseWords(promise);
  const place = usePlaceName(store);
  const news = useFreshLines(lines);
  const counted = lines.filter(({ key }) => !news.get(key)?.isGone);
  const missingCount = cartItemCount(lines) - cartItemCount(counted);
  const totals = totalsFor(cartSubtotalPaise(counted), store);
  const isClosed = promise.kind === 'closed' && !promise.takesSlots;
  const way = {
    lines,
    way: wayOn(lines, news, isClosed ? words.text : null),
    words: place.isServed
      ? whereAndWhen(place.name, comingWords(promise))
      : `${place.name} is not in our area`,
  };
  const missingPaise = missingForFreeDelivery(totals.subtotalPaise, store);
  const freeFromPaise = freeDeliveryFromPaise(store);
  return (
    <>
      <PageHeader
        title="Your cart"
        // As many as the cart's badge in the header counts.
        note={[
          formatCount(cartItemCount(lines), 'item') +
            (missingCount === 0 ? '' : `, ${missingCount} not available`),
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
        aside={
          <CartSummary lines={counted} totals={totals} store={store}>
            <p>
              <WayOnWords {...way} />
            </p>
            <WayOnButton {...way} />
          </CartSummary>
        }
      >
        {freeFromPaise > 0 && (
          <Panel label="Free delivery">
            <FreeDeliveryProgress missingPaise={missingPaise} thresholdPaise={freeFromPaise} />
          </Panel>
        )}
        <CartLines lines={lines} news={news} />
        {children}
      </TwoColumns>
      <CheckoutBar {...way} totalPaise={totals.totalPaise} />
    </>
  );
}
