import type { StockLevel, Tint } from '@basket/domain';
import type { LinkTarget } from '../lib/anchor';

/** What cards and rows show of a product and do with it. `to` is the product's page. */
export interface ProductFigures extends LinkTarget {
  readonly name: string;
  /** '500 g', '6 pcs'. */
  readonly unit: string;
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  /** A word such as 'Fresh'; a discount badge goes before it. */
  readonly badge?: string | undefined;
  readonly rating: number | null;
  readonly reviews?: number | undefined;
  readonly imageUrl: string | null;
  readonly tint?: Tint | null | undefined;
  /** One of the first pictures of the page. */
  readonly isPriority?: boolean | undefined;
  readonly stockLevel: StockLevel;
  /** Said only when few are left. */
  readonly stockQuantity?: number | undefined;
  /** Units in the cart. */
  readonly quantity: number;
  readonly maxQuantity?: number | undefined;
  readonly onAdd: () => void;
  /** 0 takes the line out. */
  readonly onChangeQuantity: (quantity: number) => void;
  /** More were asked for than there are. */
  readonly onLimit?: (() => void) | undefined;
  /** Without it there is no heart. */
  readonly onToggleFavourite?: (() => void) | undefined;
  readonly isFavourite?: boolean | undefined;
  /** The product comes in kinds: 'Options' takes the place of ADD. */
  readonly hasOptions?: boolean | undefined;
  /** Opens the choice here; without it 'Options' leads to the product's page. */
  readonly onChooseOptions?: (() => void) | undefined;
}
