import { useRef } from 'react';
import { maxQuantityPerLine } from '@basket/domain';
import { Stepper } from '../choices';
import { t } from '../texts';
import styles from './add-to-cart.module.css';

export interface AddToCartProps {
  /** The product's name, for the accessible names of the buttons. */
  readonly name: string;
  /** Units in the cart; 0 shows ADD. */
  readonly quantity: number;
  /** The largest quantity in the cart: the limit of a line, or the stock if it is lower. @default 99 */
  readonly maxQuantity?: number | undefined;
  readonly onAdd: () => void;
  /** 0 removes the line. */
  readonly onChangeQuantity: (quantity: number) => void;
  /** Called when plus is pressed at the largest quantity, to say why it stops. */
  readonly onLimit?: (() => void) | undefined;
}

/** ADD, which turns into the plus button of a stepper: the focus stays on it. */
export function AddToCart(props: AddToCartProps) {
  const { name, quantity, maxQuantity, onAdd, onChangeQuantity, onLimit } = props;
  const plusButton = useRef<HTMLButtonElement>(null);
  const isInCart = quantity > 0;
  return (
    <div className={styles.place}>
      <Stepper
        label={name}
        value={quantity}
        max={maxQuantity ?? maxQuantityPerLine}
        onChange={isInCart ? onChangeQuantity : onAdd}
        onRemove={() => {
          plusButton.current?.focus({ preventScroll: true }); // minus disappears, and the focus with it
          onChangeQuantity(0);
        }}
        onLimit={onLimit}
        plusRef={plusButton}
        start={
          isInCart
            ? undefined
            : { label: t('buying.addName', { name }), text: t('buying.add'), className: styles.add }
        }
      />
    </div>
  );
}
