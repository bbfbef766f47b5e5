import type { ReactNode } from 'react';
import type { FoodMark, StockLevel, Tint } from '@basket/domain';
import type { LinkTarget } from '../lib/anchor';

/** The facts and actions of a product on cards and rows. `to` is the product's page. */
export interface ProductFigures extends LinkTarget {
  readonly name: string;
  /** One sentence; rows show it where there is room. */
  readonly description?: string | undefined;
  /** '500 g', '6 pcs', '500 ml · Full cream'. */
  readonly unit: string;
  /** As much of the unit as a card has room for: '500 ml'. @default the unit */
  readonly pack?: string | undefined;
  /** The price of a kilogram or litre; cards show it where there is room. */
  readonly perUnit?: string | null | undefined;
  readonly foodMark?: FoodMark | undefined;
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  /** A smaller discount in percent has no badge. */
  readonly smallestShownDiscountPercent?: number | undefined;
  /** A word such as 'Fresh'; a discount badge replaces it. */
  readonly badge?: string | undefined;
  readonly rating: number | null;
  readonly reviews?: number | undefined;
  readonly imageUrl: string | null;
  /** Lies over the picture of a card. */
  readonly overPicture?: ReactNode;
  readonly tint?: Tint | null | undefined;
  /** One of the first pictures of the page. */
  readonly isPriority?: boolean | undefined;
  readonly stockLevel: StockLevel;
  /** Shown only if few are left. */
  readonly stockQuantity?: number | undefined;
  /** The action for a sold-out product, in the place of ADD. */
  readonly whileOut?: ReactNode;
  /** Units in the cart. */
  readonly quantity: number;
  readonly maxQuantity?: number | undefined;
  /** A pointer, a finger or the focus has reached the product: its page may be opened next. */
  readonly onNear?: (() => void) | undefined;
  readonly onAdd: () => void;
  /** 0 removes the line. */
  readonly onChangeQuantity: (quantity: number) => void;
  /** Called when the quantity exceeds the stock. */
  readonly onLimit?: (() => void) | undefined;
  /** Without it there is no favourite button. */
  readonly onToggleFavourite?: (() => void) | undefined;
  readonly isFavourite?: boolean | undefined;
  /** '2 sizes' of a product of which ADD takes the usual one. */
  readonly choices?: string | undefined;
  /** Opens them in place. */
  readonly onChooseOptions?: (() => void) | undefined;
}
