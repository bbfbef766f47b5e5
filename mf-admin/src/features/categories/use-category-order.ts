import { useState } from 'react';
import { sortCategories, type Category, type Stored } from '@basket/domain';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';

type Row = Stored<Category>;

export interface CategoryOrder {
  /** In the order that the person has just made, or the stored one. */
  readonly categories: readonly Row[];
  /** Puts a category at a place, counted from 0 as the list would be without it. */
  readonly move: (id: string, place: number) => void;
}

/** The list with one entry at another place. */
function moved(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The order of the categories in the shop, shown at once and stored afterwards. */
export function useCategoryOrder(stored: readonly Row[]): CategoryOrder {
  /** The order that was asked for in place of another one; it holds until that one is stored no longer. */
  const [wanted, setWanted] = useState<{ readonly over: string; readonly ids: readonly string[] } | null>(
    null,
  );
  const sorting = useTold(sortCategories, {
    failed() {
      setWanted(null);
      return t('categories.sortFailed');
    },
  });
  const inShop = [...stored].sort((a, b) => a.sortOrder - b.sortOrder || a.name.localeCompare(b.name));
  const over = inShop.map(({ id }) => id).join();
  const categories =
    wanted?.over === over
      ? wanted.ids.flatMap((wantedId) => inShop.filter(({ id }) => id === wantedId))
      : inShop;

  return {
    categories,
    move: (id, place) => {
      const before = categories.map((row) => row.id);
      const after = moved(before, id, place);
      if (sorting.isBusy || after.join() === before.join()) return;
      setWanted({ over, ids: after });
      void sorting.run({ categoryIds: [...after] });
    },
  };
}
