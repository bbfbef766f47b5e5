import { useState, type ComponentType, type ReactNode } from 'react';
import type { PublishedProduct, Tint } from '@basket/domain';
import { useNavigate } from '@basket/web';
import { paths } from '../../paths';
import { optionCombinations } from '../../catalogue/combinations';
import type { OptionsSheetProps } from './options-sheet';

type Opened = {
  readonly Sheet: ComponentType<OptionsSheetProps>;
  readonly combinations: OptionsSheetProps['combinations'];
};

/**
 * The sheet with a product's options over the list. Its code loads with the first use. If that fails, or if
 * there are too many combinations, the product's page opens instead.
 */
export function useOptionsSheet(
  product: PublishedProduct,
  tint: Tint | null,
): { open: () => void; sheet: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const toPage = (): void => void navigate(paths.product(product.id));

  function open(): void {
    const combinations = optionCombinations(product.options);
    if (combinations === null) return toPage();
    import(/* webpackChunkName: "options-sheet" */ './options-sheet').then(
      ({ OptionsSheet }) => setOpened({ Sheet: OptionsSheet, combinations }),
      toPage,
    );
  }

  const sheet = opened && (
    <opened.Sheet
      product={product}
      tint={tint}
      combinations={opened.combinations}
      onClose={() => setOpened(null)}
    />
  );
  return { open, sheet };
}
