import { newCartLine, type ProductOption, type PublishedProduct, type Tint } from '@basket/domain';
import { AddToCart, ButtonLink, Price, Sheet } from '@basket/ui';
import { cart, lineQuantity, Link, useCart, useStoreSettings } from '@basket/web';
import { paths } from '../../paths';
import { lineKeyOf, tellLimit } from '../../cart/cart-lines';
import styles from './options-sheet.module.css';

export interface OptionsSheetProps {
  readonly product: PublishedProduct;
  readonly tint: Tint | null;
  readonly combinations: readonly ProductOption[][];
  readonly onClose: () => void;
}

/** The combinations of a product's options, each with its price and ADD, without leaving the list. */
export function OptionsSheet({ product, tint, combinations, onClose }: OptionsSheetProps) {
  return (
    <Sheet
      isOpen
      side="middle"
      onClose={onClose}
      title={product.name}
      description="Choose what you like"
      footer={
        <ButtonLink to={paths.product(product.id)} as={Link} variant="quiet" isBlock>
          View details
        </ButtonLink>
      }
    >
      <ul>
        {combinations.map((options) => (
          <Kind key={lineKeyOf(product.id, options)} product={product} tint={tint} options={options} />
        ))}
      </ul>
    </Sheet>
  );
}

interface KindProps {
  readonly product: PublishedProduct;
  readonly tint: Tint | null;
  readonly options: readonly ProductOption[];
}

function Kind({ product, tint, options }: KindProps) {
  const line = newCartLine(product, tint, options, useStoreSettings().maxUnitsPerProduct);
  const key = lineKeyOf(product.id, options);
  const quantity = useCart((state) => lineQuantity(state.lines, key));
  const label = options.map(({ value }) => value).join(' · ');
  return (
    <li className={styles.kind}>
      <div className={styles.words}>
        <p className={styles.name}>{label}</p>
        <Price size="line" pricePaise={line.finalPricePaise} originalPricePaise={line.originalPricePaise} />
      </div>
      <AddToCart
        name={`${product.name}, ${label}`}
        quantity={quantity}
        maxQuantity={line.maxQuantity}
        onAdd={() => void cart.add(line, 1, { message: `1 ${product.name} added to cart!` })}
        onChangeQuantity={(next) => cart.setQuantity(key, next)}
        onLimit={() => tellLimit(line)}
      />
    </li>
  );
}
