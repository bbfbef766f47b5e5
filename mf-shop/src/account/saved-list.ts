import { setAwaited, setFavourite, withAwaited, withFavourite, type Profile } from '@basket/domain';
import { call, currentSession, session, toast } from '@basket/web';
import { t } from '../texts';

/** A list of products in the profile: favourites, and what a customer waits for (rules: saved-lists, told-when-back). */
export type SavedListName = 'favouriteProductIds' | 'awaitedProductIds';
export type ListedProduct = { readonly id: string; readonly name: string };

interface SavedList {
  /** The list after a change; as it was where it would be too long. */
  readonly after: (before: string[], productId: string, isSaved: boolean) => string[];
  /** The server's list after a change. */
  readonly send: (productId: string, isSaved: boolean) => Promise<Partial<Profile>>;
  readonly words: {
    readonly added: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly failed: () => string;
    readonly signedOut: () => string;
  };
}

const lists: Readonly<Record<SavedListName, SavedList>> = {
  favouriteProductIds: {
    after(before, productId, isFavourite) {
      const after = withFavourite(before, productId, isFavourite);
      return after.ok ? after.value : before;
    },
    send: (productId, isFavourite) => call(setFavourite, { productId, isFavourite }),
    words: {
      added: (name) => t('account.favourite', { name }),
      removed: (name) => t('account.noFavourite', { name }),
      failed: () => t('account.favouriteFailed'),
      signedOut: () => t('account.favouriteSignedOut'),
    },
  },
  awaitedProductIds: {
    after: (before, productId, isAwaited) => withAwaited(before, [productId], isAwaited),
    send: (productId, isAwaited) => call(setAwaited, { productIds: [productId], isAwaited }),
    words: {
      added: (name) => t('account.waiting', { name }),
      removed: (name) => t('account.notWaiting', { name }),
      failed: () => t('account.listFailed'),
      signedOut: () => t('account.waitingSignedOut'),
    },
  },
};

/** The latest press of each list, as soon as it is answered. */
const latest = new Map<SavedListName, Promise<unknown>>();

/**
 * Puts a product on a list of the profile, or takes it off, which can be undone. The list shows it before the server answers; a
 * failure is told, and restores what was. Quick presses are sent one after the other, and the answer to the last one is shown.
 */
export async function keepSaved(
  name: SavedListName,
  product: ListedProduct,
  isSaved: boolean,
): Promise<void> {
  const { after, send, words } = lists[name];
  const uid = currentSession().user?.uid;
  if (uid === undefined) return toast.error(words.signedOut());
  const show = (isShown: boolean): void =>
    session.learnProfile(uid, { [name]: after(currentSession().profile?.[name] ?? [], product.id, isShown) });
  show(isSaved);
  // Somebody else may have signed in until it is its turn.
  const sendNow = async () => (currentSession().user?.uid === uid ? await send(product.id, isSaved) : null);
  const sending = (latest.get(name) ?? Promise.resolve()).then(sendNow);
  const answered = sending.catch(() => null);
  latest.set(name, answered);
  try {
    const answer = await sending;
    if (!answer) return;
    if (latest.get(name) === answered) session.learnProfile(uid, answer);
    if (isSaved) toast.success(words.added(product.name));
    else
      toast.info(words.removed(product.name), {
        action: { label: t('account.undo'), run: () => void keepSaved(name, product, true) },
      });
  } catch (error) {
    show(!isSaved);
    toast.error(error instanceof Error ? error.message : words.failed());
  }
}
