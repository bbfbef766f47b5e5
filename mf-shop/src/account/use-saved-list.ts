import { toast, useSession } from '@basket/web';
import { t } from '../texts';
import type { ListedProduct, SavedListName } from './saved-list';

/** Whether a product is on a list, and the change of that. Its code loads with its first use. */
export function useSavedList(
  name: SavedListName,
  product: ListedProduct,
): { readonly isSaved: boolean; readonly toggle: () => void } {
  const isSaved = useSession(({ profile }) => profile?.[name].includes(product.id) ?? false);
  return {
    isSaved,
    toggle: () => {
      import(/* webpackChunkName: "lists" */ './saved-list').then(
        ({ keepSaved }) => keepSaved(name, product, !isSaved),
        () => toast.error(t('account.noConnection')),
      );
    },
  };
}
