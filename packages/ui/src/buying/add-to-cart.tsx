import { useEffect, useRef } from 'react';
import { maxQuantityPerLine } from '@basket/domain';
import { Stepper } from '../choices';
import styles from './add-to-cart.module.css';

export interface AddToCartProps {
  /** The product's name: buttons are told apart by it. */
  readonly name: string;
  /** How many of it are in the cart; 0 shows ADD. */
  readonly quantity: number;
  /** The most that can be in the cart: the stock where it is below the limit of a line. @default 99 */
  readonly maxQuantity?: number | undefined;
  readonly onAdd: () => void;
  /** 0 takes the line out. */
  readonly onChangeQuantity: (quantity: number) => void;
  /** Plus was pressed at the greatest quantity: the place to say why it stops. */
  readonly onLimit?: (() => void) | undefined;
}

/** ADD, which turns into a stepper in the same place; the focus follows, so that a keyboard can go on. */
export function AddToCart(props: AddToCartProps) {
  const { name, quantity, maxQuantity, onAdd, onChangeQuantity, onLimit } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const plusButton = useRef<HTMLButtonElement>(null);
  const wasUsedHere = useRef(false);
  const isInCart = quantity > 0;

  useEffect(() => {
    if (!wasUsedHere.current) return;
    wasUsedHere.current = false;
    // Only where the button that was just used went away with the focus.
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
