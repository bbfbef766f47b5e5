import {
  countedLines,
  freeDeliveryFromPaise,
  missingForFreeDelivery,
  totalsFor,
  type PublicStoreSettings,
} from '@basket/domain';
import { promiseWords } from '@basket/ui';
import {
  cartItemCount,
  cartSubtotalPaise,
  useCatalogue,
  useDeliveryPromise,
  useServerNow,
  useSession,
  useStoreSettings,
  type CartLine,
} from '@basket/web';
import { areaObstacle, useDeliveryPlace } from '@basket/web/places';
import { deliveryStart, placeName } from '../../account/delivery-start';
import { comingWords, whereAndWhen } from '../../cart/where-and-when';
import { t } from '../../texts';
import { useFreshLines } from './use-fresh-lines';
import { wayOn } from './way-on';

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

export type CartOutlook = ReturnType<typeof useCartOutlook>;

/** The news of the cart's lines, their sums, and the way to the checkout: the same on the cart's page and in its drawer. */
export function useCartOutlook(lines: readonly CartLine[]) {
  const store = useStoreSettings();
  useServerNow(60_000); // the promise follows the clock
  const promise = useDeliveryPromise();
  const words = promiseWords(promise);
  const place = usePlaceName(store);
  const catalogue = useCatalogue();
  // The part that a page carries lacks other products, which are not gone.
  const whole =
    catalogue.status === 'ready' && catalogue.data.products.length >= catalogue.data.total
      ? catalogue.data
      : null;
  const news = useFreshLines(lines, whole);
  const counted = countedLines(lines, whole);
  const n = cartItemCount(lines);
  const missing = n - cartItemCount(counted);
  const totals = totalsFor(cartSubtotalPaise(counted), store);
  const isClosed = promise.kind === 'closed' && !promise.takesSlots;
  const way = {
    lines,
    way: wayOn(lines, news, isClosed ? words.text : null),
    words:
      place.isServed || place.name === null
        ? whereAndWhen(place.name, comingWords(promise))
        : t('cart.notServed', { place: place.name }),
  };
  return {
    store,
    news,
    /** The lines that can be had. */
    counted,
    totals,
    way,
    isClosed,
    promise: words,
    // As many as the cart's badge in the header counts.
    note: [
      missing === 0 ? t('cart.units', { n }) : t('cart.unitsSomeMissing', { n, missing }),
      ...(words.note === null ? [words.text] : []),
    ].join(' · '),
    freeDelivery: {
      missingPaise: missingForFreeDelivery(totals.subtotalPaise, store),
      thresholdPaise: freeDeliveryFromPaise(store),
    },
  };
}
