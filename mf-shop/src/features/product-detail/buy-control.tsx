import type { NewCartLine } from '@basket/domain';
import {
  Button,
  ButtonLink,
  Price,
  rupees,
  Stepper,
  StickyFooterBar,
  TextButton,
  IconTrash,
  useKeptFocus,
} from '@basket/ui';
import { cart, lineQuantity, Link, useCart } from '@basket/web';
import { lineKeyOf, tellLimit } from '../../cart/cart-lines';
import { TellMe } from '../../components/products/tell-me';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './buy-control.module.css';

export interface BuyControlProps {
  /** The product with the options that are chosen now. */
  readonly line: NewCartLine;
  readonly isOut: boolean;
}

function useLine({ productId, options }: NewCartLine): { lineKey: string; quantity: number } {
  const lineKey = lineKeyOf(productId, options);
  return { lineKey, quantity: useCart((state) => lineQuantity(state.lines, lineKey)) };
}

/** The plus of the stepper, in any language. */
const plus = 'output + button';

/**
 * Add to Cart, or the stepper of the line with exactly these options (rule: combination-control), with the
 * total.
 */
export function BuyControl(props: BuyControlProps) {
  const area = useKeptFocus<HTMLDivElement>(plus);
  return (
    <div {...area}>
      <BuyButtons {...props} />
    </div>
  );
}

function BuyButtons({ line, isOut }: BuyControlProps) {
  const { lineKey, quantity } = useLine(line);
  // The facts below say that it is out of stock.
  if (isOut && quantity === 0) return <TellMe product={{ id: line.productId, name: line.name }} />;
  if (quantity === 0)
    return (
      <Button size="l" isBlock onClick={() => void cart.add(line)}>
        {t('detail.addToCart')} <span className={styles.sum}>{rupees(line.finalPricePaise)}</span>
      </Button>
    );
  return (
    <div className={styles.inCart}>
      <Stepper
        size="l"
        variant="outlined"
        label={line.name}
        value={quantity}
        max={line.maxQuantity}
        onChange={(next) => cart.setQuantity(lineKey, next)}
        onLimit={() => tellLimit(line)}
      />
      <p className={styles.total}>
        <span>{t('detail.total')}</span>
        <b>{rupees(line.finalPricePaise * quantity)}</b>
      </p>
      <TextButton tone="danger" leading={<IconTrash size={16} />} onClick={() => cart.remove(lineKey)}>
        {t('detail.remove')}
      </TextButton>
      <ButtonLink to={paths.cart} as={Link} size="l" className={styles.toCart}>
        {t('detail.viewCart')}
      </ButtonLink>
    </div>
  );
}

/** The same at the bottom edge of phones. */
export function BuyBar(props: BuyBarProps) {
  const area = useKeptFocus<HTMLDivElement>(plus);
  return (
    <div {...area}>
      <BuyBarButtons {...props} />
    </div>
  );
}

type BuyBarProps = BuyControlProps & { readonly unit: string };

function BuyBarButtons({ line, unit, isOut }: BuyBarProps) {
  const { lineKey, quantity } = useLine(line);
  const label = t('detail.buy');
  if (isOut && quantity === 0)
    return (
      <StickyFooterBar
        label={label}
        action={
          <TellMe
            product={{ id: line.productId, name: line.name }}
            fallback={
              <Button size="l" variant="quiet" disabled>
                {t('detail.outOfStock')}
              </Button>
            }
          />
        }
      />
    );
  if (quantity === 0)
    return (
      <StickyFooterBar
        label={label}
        action={
          <Button size="l" onClick={() => void cart.add(line)}>
            {t('detail.addToCart')}
          </Button>
        }
      >
        <Price size="line" pricePaise={line.finalPricePaise} originalPricePaise={line.originalPricePaise} />
        <small>{t('detail.unit', { unit })}</small>
      </StickyFooterBar>
    );
  return (
    <StickyFooterBar
      label={label}
      action={
        <ButtonLink to={paths.cart} as={Link} size="l">
          {t('detail.viewCart')}
        </ButtonLink>
      }
    >
      <div className={styles.bar}>
        <Stepper
          variant="outlined"
          label={line.name}
          value={quantity}
          max={line.maxQuantity}
          onChange={(next) => cart.setQuantity(lineKey, next)}
          onRemove={() => cart.remove(lineKey)}
          onLimit={() => tellLimit(line)}
        />
        <b className={styles.barSum}>{rupees(line.finalPricePaise * quantity)}</b>
      </div>
    </StickyFooterBar>
  );
}
