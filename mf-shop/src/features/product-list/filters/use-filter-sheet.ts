import { useState, type ComponentType } from 'react';
import { toast } from '@basket/web';
import { t } from '../../../texts';
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
        () => toast.error(t('list.noConnection')),
      );
    },
    close: () => setOpened(null),
  };
}
