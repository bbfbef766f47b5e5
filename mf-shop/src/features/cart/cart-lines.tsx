import { LineItem, LineItems, Row, Stepper, TextButton, useKeptFocus } from '@basket/ui';
import { cart, Link, productImageUrl, useCatalogue, type CartLine } from '@basket/web';
import { tellLimit } from '../../cart/cart-lines';
import { TellMeOnCard } from '../../components/products/tell-me';
import { paths } from '../../paths';
import { t } from '../../texts';
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
    <div {...area}>
      <LineItems label={t('cart.itemsInCart')}>
        {lines.map((line) => (
          <Line key={line.key} line={line} news={news.get(line.key)} onRemove={() => takeOut(line, lines)} />
        ))}
      </LineItems>
    </div>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly news: LineNews | undefined;
  readonly onRemove: () => void;
}

/** A line of the cart. One that cannot be had is grey, without a price, and offers no more of it (rule: sold-out-uncounted). */
function Line({ line, news, onRemove }: LineProps) {
  const isGone = news?.isGone ?? false;
  return (
    <LineItem
      name={line.name}
      unit={line.unit}
      options={line.options}
      imageUrl={productImageUrl(line.productId, line.imageId, 'card')}
      tint={line.tint}
      to={productAddress(line)}
      as={Link}
      totalPaise={isGone ? null : line.finalPricePaise * line.quantity}
      originalTotalPaise={line.originalPricePaise * line.quantity}
      problem={news?.note}
    >
      {isGone ? (
        <Row gap={4}>
          <TextButton tone="danger" aria-label={t('cart.removeItem', { name: line.name })} onClick={onRemove}>
            {t('cart.remove')}
          </TextButton>
          {news?.isSoldOut && <TellMeOnCard product={{ id: line.productId, name: line.name }} />}
        </Row>
      ) : (
        <Stepper
          variant="outlined"
          label={line.name}
          value={line.quantity}
          max={line.maxQuantity}
          onChange={(quantity) => cart.setQuantity(line.key, quantity)}
          onRemove={onRemove}
          onLimit={() => tellLimit(line)}
        />
      )}
    </LineItem>
  );
}

/** The address of the product's page with the options of this line. */
function productAddress({ productId, options }: CartLine): string {
  const chosen = options.map(({ optionId }) => optionId).join(',');
  return chosen === ''
    ? paths.product(productId)
    : `${paths.product(productId)}?options=${encodeURIComponent(chosen)}`;
}
