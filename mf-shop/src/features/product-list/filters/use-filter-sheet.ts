import { useState, type ComponentType } from 'react';
import { toast } from '@basket/web';
import type { FilterSheetProps } from './filter-sheet';

/** The sheet with the filters, null while it is closed. Its code loads with its first use. */
export function useFilterSheet(): {
  readonly Opened: ComponentType<FilterSheetProps> | null;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [Opened, setOpened] = useState<ComponentType<FilterSheetProps> | null>(null);
  return {
    Opened,
    open: () => {
      import(/* webpackChunkName: "filters" */ './filter-sheet').then(
        ({ FilterSheet }) => setOpened(() => FilterSheet),
        () => toast.error('No connection. Please check your internet and try again.'),
      );
    },
    close: () => setOpened(null),
  };
}
