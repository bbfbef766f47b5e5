import { setFavourite, withFavourite } from '@basket/domain';
import { call, currentSession, session, toast } from '@basket/web';

type Favourite = { readonly id: string; readonly name: string };

/** Favourites may be pressed in quick succession: only the answer to the last press is shown. */
let running = 0;

/** The favourites after the change, shown before the server answers. The server refuses a full list. */
function show(uid: string, productId: string, isFavourite: boolean): void {
  const before = currentSession().profile?.favouriteProductIds ?? [];
  const after = withFavourite(before, productId, isFavourite);
  if (after.ok) session.learnProfile(uid, { favouriteProductIds: after.value });
}

/** Adds or removes a favourite and offers undo. Reports a failure and restores the former state. */
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
