import { useEffect, useState, type ComponentType } from 'react';
import { useMediaQuery } from '@basket/ui';
import { toast } from '@basket/web';
import { t } from '../../../texts';
import type { FilterPanelProps } from './filter-panel';

/**
 * The filters beside the products, null until they are loaded: they are last in their column, and do nothing in a
 * pre-rendered page. Always null where there is no room beside the products: phones have them in a sheet.
 */
export function useFilterPanel(): { readonly Panel: ComponentType<FilterPanelProps> | null } {
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps> | null>(null);
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  useEffect(() => {
    if (!hasRoom) return;
    import(/* webpackChunkName: "filters" */ './filter-panel').then(
      ({ FilterPanel }) => setPanel(() => FilterPanel),
      () => toast.error(t('list.filtersFailed')),
    );
  }, [hasRoom]);
  return { Panel: hasRoom ? Panel : null };
}
