import { useMemo } from 'react';
import {
  byPopularity,
  cardChoice,
  newCartLine,
  sizesFirst,
  stockLevel,
  type PublishedProduct,
} from '@basket/domain';
import { AddToCart, packText, ProductImage, rupees, type SuggestionItem } from '@basket/ui';
import {
  cart,
  productImageUrl,
  readOftenBought,
  readRecentlyBought,
  toast,
  useCart,
  useSession,
  useStoreSettings,
  type Catalogue,
} from '@basket/web';
import * as foundPages from '@basket/web/found-pages';
import { t } from '../../texts';

/** A suggestion with the address to which it leads. */
export type LinkItem = SuggestionItem & { readonly to: string };

export interface SuggestedProducts {
  readonly itemOf: (product: PublishedProduct) => LinkItem;
  /** For the empty field: what this device knows to be bought, and what sells most. */
  readonly first: readonly LinkItem[];
}

const againLimit = 3;
const popularLimit = 5;
const hasStock = ({ stockQuantity }: PublishedProduct): boolean => stockQuantity > 0;

/** Products for the empty field. The first part of a catalogue lacks some of what was bought, which would come between. */
function unsearched(catalogue: Catalogue, bought: readonly string[]) {
  const offered = catalogue.products.length < catalogue.total ? [] : byPopularity(catalogue).filter(hasStock);
  const again = bought
    .flatMap((id) => offered.find((product) => product.id === id) ?? [])
    .slice(0, againLimit);
  return { again, popular: offered.filter((product) => !again.includes(product)).slice(0, popularLimit) };
}

/**
 * Products as suggestions, with the combination that ADD takes in one tap (rules: search-suggestions, usual-size).
 * Visitors can open them, but have no cart and nothing in the empty field (rule: sign-in-gate).
 *
 * @param catalogue null while it loads
 */
export function useSuggestedProducts(catalogue: Catalogue | null): SuggestedProducts | null {
  const lines = useCart((state) => state.lines);
  const uid = useSession(({ user }) => user?.uid ?? null);
  const { maxUnitsPerProduct } = useStoreSettings();
  const bought = useMemo(
    () =>
      uid === null ? null : { ids: readRecentlyBought(uid), options: readOftenBought(uid).latestOptions },
    [uid],
  );
  const { again, popular } = useMemo(
    () => (catalogue && bought ? unsearched(catalogue, bought.ids) : { again: [], popular: [] }),
    [catalogue, bought],
  );
  if (!catalogue) return null;
  const itemOf = (product: PublishedProduct, group?: string): LinkItem => {
    const { id, name, unit, imageIds, categoryId } = product;
    const tint = catalogue.categoryById.get(categoryId ?? '')?.colour ?? null;
    const inCart = lines.findLast(({ productId }) => productId === id);
    // The row is about one combination: it counts that one, also where several are in the cart.
    const quantity = inCart?.quantity ?? 0;
    const { options, key } = cardChoice(product, inCart, quantity, bought?.options?.get(id));
    const line = newCartLine(product, tint, options, maxUnitsPerProduct);
    const isOut = quantity === 0 && stockLevel(product.stockQuantity) === 'out';
    return {
      id: `product:${id}`,
      to: foundPages.product(id),
      label: name,
      detail: (
        <>
          <b>{rupees(line.finalPricePaise)}</b> · {packText(unit, sizesFirst(options))}
        </>
      ),
      leading: (
        <ProductImage src={productImageUrl(id, imageIds[0] ?? null, 'card')} alt="" tint={tint} size="mini" />
      ),
      trailing: isOut && t('header.soldOut'),
      buttons: bought && !isOut && (
        <AddToCart
          name={name}
          quantity={quantity}
          maxQuantity={line.maxQuantity}
          onAdd={() => void cart.add(line, 1, { message: t('header.added', { name }) })}
          onChangeQuantity={(next) => cart.setQuantity(key, next)}
          onLimit={() => toast.info(t('header.atMost', { n: line.maxQuantity, name }))}
        />
      ),
      group,
    };
  };
  return {
    itemOf,
    first: [
      ...again.map((product) => itemOf(product, t('header.buyAgain'))),
      ...popular.map((product) => itemOf(product, t('header.popular'))),
    ],
  };
}
