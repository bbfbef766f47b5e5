import { setFavourite, withFavourite } from '@basket/domain';
import { call, currentSession, session, toast } from '@basket/web';

type Favourite = { readonly id: string; readonly name: string };

/** Hearts pressed in a row: only the last answer tells how things stand. */
let running = 0;

/** As it will be, at once; full lists are the server's to refuse. */
function show(uid: string, productId: string, isFavourite: boolean): void {
  const before = currentSession().profile?.favouriteProductIds ?? [];
  const after = withFavourite(before, productId, isFavourite);
  if (after.ok) session.learnProfile(uid, { favouriteProductIds: after.value });
}

/** Keeps a product, or no longer, with the way back. Says what went wrong and shows it as it was. */
export async function keepFavourite(product: Favourite, isFavourite: boolean): Promise<void> {
  const uid = currentSession().user?.uid;
  if (uid === undefined) {
    toast.error('Please sign in to keep favourites');
    return;
  }
  show(uid, product.id, isFavourite);
  running += 1;
  try {
    const answer = await call(setFavourite, { productId: product.id, isFavourite });
    if (running === 1) session.learnProfile(uid, answer);
    if (isFavourite) toast.success(`${product.name} is a favourite`);
    else
      toast.info(`${product.name} is no longer a favourite`, {
        action: { label: 'Undo', run: () => void keepFavourite(product, true) },
      });
  } catch (error) {
    show(uid, product.id, !isFavourite);
    toast.error(
      error instanceof Error ? error.message : 'The favourite could not be saved. Please try again.',
    );
  } finally {
    running -= 1;
  }
}
