import { LineItem, LineItems, Panel, Stepper, useKeptFocus } from '@basket/ui';
import { cart, Link, productImageUrl, useCatalogue, type CartLine } from '@basket/web';
import { tellLimit } from '../../cart/cart-lines';
import { paths } from '../../paths';
import { takeOut } from './take-out';
import type { LineNews } from './use-fresh-lines';

export interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly news: ReadonlyMap<string, LineNews>;
}

/** The lines with their steppers; minus at one removes a line. */
export function CartLines({ lines, news }: CartLinesProps) {
  // Pictures have no address until the catalogue has loaded.
  useCatalogue();
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <Panel label="Items">
      <div {...area}>
        <LineItems label="Items in your cart">
          {lines.map((line) => (
            <LineItem
              key={line.key}
              name={line.name}
              unit={line.unit}
              options={line.options}
              imageUrl={productImageUrl(line.productId, line.imageId, 'card')}
              tint={line.tint}
              to={productAddress(line)}
              as={Link}
              totalPaise={line.finalPricePaise * line.quantity}
              originalTotalPaise={line.originalPricePaise * line.quantity}
              problem={news.get(line.key)?.note}
            >
              <Stepper
                variant="outlined"
                label={line.name}
                value={line.quantity}
                max={line.maxQuantity}
                onChange={(quantity) => cart.setQuantity(line.key, quantity)}
                onRemove={() => takeOut(line, lines)}
                onLimit={() => tellLimit(line)}
              />
            </LineItem>
          ))}
        </LineItems>
      </div>
    </Panel>
  );
}

/** The address of the product's page with the options of this line. */
function productAddress({ productId, options }: CartLine): string {
  const chosen = options.map(({ optionId }) => optionId).join(',');
  return chosen === ''
    ? paths.product(productId)
    : `${paths.product(productId)}?options=${encodeURIComponent(chosen)}`;
}
