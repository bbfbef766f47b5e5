import { useState } from 'react';
import type { ProductEntry } from './product-entries';

export interface Selection {
  /** The selected products that still exist. */
  readonly selected: readonly ProductEntry[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, isSelected: boolean) => void;
  readonly set: (ids: readonly string[]) => void;
}

/** Products that are selected, also on other pages and in other views. */
export function useSelection(entries: readonly ProductEntry[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: entries.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id, isSelected) =>
      setIds(
        (before) => new Set([...[...before].filter((other) => other !== id), ...(isSelected ? [id] : [])]),
      ),
    set: (next) => setIds(new Set(next)),
  };
}
