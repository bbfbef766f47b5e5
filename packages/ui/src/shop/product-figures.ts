import type { StockLevel, Tint } from '@basket/domain';
import type { LinkTarget } from '../lib/anchor';

/** What cards and rows show of a product and do with it. `to` is the product's page. */
export interface ProductFigures extends LinkTarget {
  name: string;
  /** '500 g', '6 pcs'. */
  unit: string;
  pricePaise: number;
  originalPricePaise: number;
  /** A word such as 'Fresh'; a discount badge goes before it. */
  badge?: string | undefined;
  rating: number | null;
  reviews?: number | undefined;
  imageUrl: string | null;
  tint?: Tint | null | undefined;
  /** One of the first pictures of the page. */
  isPriority?: boolean | undefined;
  stockLevel: StockLevel;
  /** Said only when few are left. */
  stockQuantity?: number | undefined;
  /** Units in the cart. */
  quantity: number;
  maxQuantity?: number | undefined;
  onAdd: () => void;
  /** 0 takes the line out. */
  onChangeQuantity: (quantity: number) => void;
  /** More were asked for than there are. */
  onLimit?: (() => void) | undefined;
  /** Without it there is no heart. */
  onToggleFavourite?: (() => void) | undefined;
  isFavourite?: boolean | undefined;
  /** The product comes in kinds: 'Options' takes the place of ADD. */
  hasOptions?: boolean | undefined;
  /** Opens the choice here; without it 'Options' leads to the product's page. */
  onChooseOptions?: (() => void) | undefined;
}
