import { useEffect, useRef } from 'react';
import { maxQuantityPerLine } from '@basket/domain';
import { Stepper } from '../choices';
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

/** ADD, which is replaced by a stepper; the focus moves to it. */
export function AddToCart(props: AddToCartProps) {
  const { name, quantity, maxQuantity, onAdd, onChangeQuantity, onLimit } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const plusButton = useRef<HTMLButtonElement>(null);
  const wasUsedHere = useRef(false);
  const isInCart = quantity > 0;

  useEffect(() => {
    if (!wasUsedHere.current) return;
    wasUsedHere.current = false;
    // Only if the pressed button disappeared with the focus.
    if (document.activeElement === document.body) (plusButton.current ?? addButton.current)?.focus();
  }, [isInCart]);

  const noteUse = () => {
    wasUsedHere.current = true;
  };

  return (
    <div className={styles.place} onClickCapture={noteUse}>
      {isInCart ? (
        <Stepper
          label={name}
          value={quantity}
          max={maxQuantity ?? maxQuantityPerLine}
          onChange={onChangeQuantity}
          onRemove={() => onChangeQuantity(0)}
          onLimit={onLimit}
          plusRef={plusButton}
        />
      ) : (
        <button
          ref={addButton}
          type="button"
          className={styles.add}
          aria-label={`Add ${name}`}
          onClick={onAdd}
        >
          ADD
        </button>
      )}
    </div>
  );
}
