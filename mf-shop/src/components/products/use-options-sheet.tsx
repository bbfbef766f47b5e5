import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from '@basket/web';
import { paths } from '../../paths';
import type { OptionsSheetProps } from './options-sheet';

/** The sheet with a product's options over the list. Its code loads with the first use; if that fails, the product's page opens. */
export function useOptionsSheet(product: Omit<OptionsSheetProps, 'onClose'>): {
  open: () => void;
  sheet: ReactNode;
} {
  const [Opened, setOpened] = useState<ComponentType<OptionsSheetProps> | null>(null);
  const navigate = useNavigate();
  const open = () =>
    void import(/* webpackChunkName: "options-sheet" */ './options-sheet').then(
      ({ OptionsSheet }) => setOpened(() => OptionsSheet),
      () => navigate(paths.product(product.product.id)),
    );
  return { open, sheet: Opened && <Opened {...product} onClose={() => setOpened(null)} /> };
}
