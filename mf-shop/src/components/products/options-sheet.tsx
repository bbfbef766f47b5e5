import { useState } from 'react';
import {
  newCartLine,
  unitPriceOf,
  unitPricePaise,
  type ProductOption,
  type PublishedProduct,
  type Tint,
} from '@basket/domain';
import { AddToCart, ButtonLink, Price, rupees, Sheet } from '@basket/ui';
import { cart, lineQuantity, Link, useCart, useStoreSettings } from '@basket/web';
import { lineKeyOf, tellLimit } from '../../cart/cart-lines';
import { paths } from '../../paths';
import { t } from '../../texts';
import { OptionGroups } from './option-groups';
import styles from './options-sheet.module.css';

export interface OptionsSheetProps {
  readonly product: PublishedProduct;
  readonly tint: Tint | null;
  /** One choice of each group, with which it opens. */
  readonly chosen: readonly ProductOption[];
  readonly onClose: () => void;
}

/** The options of a product by groups, and one stepper for the chosen combination, without leaving the list. */
export function OptionsSheet({ product, tint, chosen: first, onClose }: OptionsSheetProps) {
  const [chosen, setChosen] = useState(first);
  const withOption = (option: ProductOption): ProductOption[] =>
    chosen.map((other) => (other.group === option.group ? option : other));
  return (
    <Sheet
      isOpen
      side="middle"
      onClose={onClose}
      title={product.name}
      description={t('options.choose')}
      footer={<Buy product={product} tint={tint} chosen={chosen} />}
    >
      <div className={styles.groups}>
        <OptionGroups
          options={product.options}
          chosen={chosen}
          onChoose={(option) => setChosen(withOption(option))}
          priceOf={(option) => unitPricePaise(product.pricePaise, withOption(option))}
        />
      </div>
    </Sheet>
  );
}

/** The price of the chosen combination, or the total of what is in the cart of it, with ADD or the stepper. */
function Buy({ product, tint, chosen }: Omit<OptionsSheetProps, 'onClose'>) {
  const line = newCartLine(product, tint, chosen, useStoreSettings().maxUnitsPerProduct);
  const key = lineKeyOf(product.id, chosen);
  const quantity = useCart((state) => lineQuantity(state.lines, key));
  const perUnit = unitPriceOf(line.finalPricePaise, product.unit, chosen);
  const label = chosen.map(({ value }) => value).join(', ');
  const { finalPricePaise, originalPricePaise } = line;
  const units = Math.max(1, quantity);
  return (
    <div className={styles.buy}>
      <div className={styles.words}>
        <Price
          size="line"
          pricePaise={finalPricePaise * units}
          originalPricePaise={originalPricePaise * units}
        />
        <small className={styles.note}>
          {[
            quantity > 0 ? t('options.totalOf', { quantity }) : '',
            perUnit ? t('options.perUnit', { price: rupees(perUnit.pricePaise), per: perUnit.per }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <AddToCart
        name={`${product.name}, ${label}`}
        quantity={quantity}
        maxQuantity={line.maxQuantity}
        onAdd={() => void cart.add(line, 1, { message: t('shopProduct.added', { name: product.name }) })}
        onChangeQuantity={(next) => cart.setQuantity(key, next)}
        onLimit={() => tellLimit(line)}
      />
      <ButtonLink to={paths.product(product.id)} as={Link} variant="quiet">
        {t('options.viewDetails')}
      </ButtonLink>
      {quantity > 0 && (
        <ButtonLink to={paths.cart} as={Link}>
          {t('options.viewCart')}
        </ButtonLink>
      )}
    </div>
  );
}
