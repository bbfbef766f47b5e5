import { toast, useSession } from '@basket/web';

type Favourite = { readonly id: string; readonly name: string };

/** The favourite button of a product. Its code loads with its first use. */
export function useFavourite(product: Favourite): { isFavourite: boolean; onToggleFavourite: () => void } {
  const isFavourite = useSession(({ profile }) => profile?.favouriteProductIds.includes(product.id) ?? false);
  return {
    isFavourite,
    onToggleFavourite: () => {
      import(/* webpackChunkName: "lists" */ './favourites').then(
        ({ keepFavourite }) => keepFavourite(product, !isFavourite),
        () => toast.error('No connection. Please check your internet and try again.'),
      );
    },
  };
}
